package newsgraph.store;

import org.apache.jena.query.ARQ;
import org.apache.jena.sparql.ARQConstants;
import org.apache.jena.sparql.function.FunctionFactory;
import org.apache.jena.sparql.function.FunctionRegistry;
import org.apache.jena.sparql.pfunction.PropertyFunctionFactory;
import org.apache.jena.sparql.pfunction.PropertyFunctionRegistry;
import org.apache.jena.sparql.service.ServiceExecutorRegistry;
import org.apache.jena.sparql.util.Context;
import org.jspecify.annotations.Nullable;

/**
 * The settings that a query runs with: functions that a name alone would load from the class path are not loaded, whether
 * called by name, by CALL (which then gives nothing), or as a property, and no service is asked.
 */
final class SwitchedOff {
    private static final FunctionRegistry FUNCTIONS = new KnownFunctions();
    private static final PropertyFunctionRegistry PROPERTIES = new KnownProperties();

    private SwitchedOff() {}

    static void in(Context context) {
        context.set(ARQConstants.registryFunctions, FUNCTIONS);
        context.set(ARQConstants.registryPropertyFunctions, PROPERTIES);
        context.set(ARQConstants.registryServiceExecutors, new ServiceExecutorRegistry());
        context.set(ARQ.httpServiceAllowed, false);
    }

    /** Thrown while a query runs; no SPARQL expression's error, which the query would go on after. */
    static final class Denied extends RuntimeException {
        private static final long serialVersionUID = 1;

        Denied(String message) {
            super(message);
        }
    }

    private static final class KnownFunctions extends FunctionRegistry {
        KnownFunctions() {
            FunctionRegistry standard = FunctionRegistry.get();
            standard.keys().forEachRemaining(name -> put(name, standard.get(name)));
        }

        @Override
        public FunctionFactory get(String uri) {
            if (!isRegistered(uri)) {
                throw new Denied("there is no function <" + uri + ">. Java and script functions are switched off.");
            }
            return super.get(uri);
        }
    }

    private static final class KnownProperties extends PropertyFunctionRegistry {
        KnownProperties() {
            PropertyFunctionRegistry standard = PropertyFunctionRegistry.get();
            standard.keys().forEachRemaining(name -> put(name, standard.get(name)));
        }

        @Override
        public boolean manages(String uri) {
            if (uri.startsWith("java:")) {
                throw new Denied("<" + uri + ">: Java and script functions are switched off.");
            }
            return isRegistered(uri);
        }

        @Override
        public @Nullable PropertyFunctionFactory get(String uri) {
            return manages(uri) ? super.get(uri) : null;
        }
    }
}
