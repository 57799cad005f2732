package newsgraph;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Text flows one way through the stages, and what only one of them needs stays there. */
class ArchitectureTest {
    /** The stages in the order in which text flows; each may know those before it. */
    private static final List<String> STAGES =
            List.of("article", "language", "ontology", "entity", "claim", "graph", "store", "pipeline", "cli", "train");

    private static final JavaClasses NEWSGRAPH = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("newsgraph");

    static Stream<ArchRule> oneWayFlow() {
        List<ArchRule> rules = new ArrayList<>();
        for (int i = 0; i < STAGES.size(); i++) {
            List<String> later = new ArrayList<>(STAGES.subList(i + 1, STAGES.size()));
            if (STAGES.get(i).equals("cli")) {
                later.remove("train"); // "newsgraph train" is a command.
            }
            if (STAGES.get(i).equals("train")) {
                later.add("cli");
            }
            if (!later.isEmpty()) {
                rules.add(noClasses()
                        .that(stage(STAGES.get(i)))
                        .should()
                        .dependOnClassesThat(stages(later))
                        .allowEmptyShould(true));
            }
        }
        return rules.stream();
    }

    @ParameterizedTest
    @MethodSource("oneWayFlow")
    void noStageKnowsALaterOne(ArchRule rule) {
        rule.check(NEWSGRAPH);
    }

    @Test
    void everyPackageIsAStage() {
        Set<String> stages = new HashSet<>();
        for (JavaClass type : NEWSGRAPH) {
            String name = type.getPackageName();
            if (!name.equals("newsgraph")) {
                stages.add(name.split("\\.", -1)[1]);
            }
        }
        assertEquals(new HashSet<>(STAGES), stages);
    }

    @Test
    void librariesStayWhereTheyAreNeeded() {
        only("org.apache.jena..", "ontology", "graph", "store", "pipeline", "cli", "train");
        only("opennlp..", "language", "train");
        only("picocli..", "cli");
        only("me.tongfei..", "cli");
    }

    @Test
    void onlyTheCommandLinePrintsAndEndsTheProcess() {
        noClasses()
                .that(not(stage("cli")))
                .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                .check(NEWSGRAPH);
        noClasses()
                .that(not(stage("cli")))
                .should()
                .callMethod(System.class, "exit", int.class)
                .check(NEWSGRAPH);
    }

    private static void only(String library, String... stages) {
        classes()
                .that(not(stages(List.of(stages))))
                .should()
                .onlyDependOnClassesThat(not(resideInAPackage(library)))
                .check(NEWSGRAPH);
    }

    private static DescribedPredicate<JavaClass> stage(String name) {
        return resideInAPackage("newsgraph." + name + "..");
    }

    private static DescribedPredicate<JavaClass> stages(List<String> names) {
        return resideInAnyPackage(
                names.stream().map(name -> "newsgraph." + name + "..").toArray(String[]::new));
    }
}
