package browsy.cli;

/** The version of the program, from the manifest of its JAR file. */
final class Version {
    private Version() {}

    /** The version number; {@code (development)} if there is no manifest. */
    static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(development)" : version;
    }
}
