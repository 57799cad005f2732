package newsgraph.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the jar that runs. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {
            "newsgraph " + number() + " (Java " + Runtime.version().feature() + ")"
        };
    }

    static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(unpackaged)" : version;
    }
}
