package browsy.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the program, from the manifest of its JAR file. */
final class Version implements IVersionProvider {
    /** The version number; {@code (development)} if there is no manifest. */
    static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(development)" : version;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"browsy " + number()};
    }
}
