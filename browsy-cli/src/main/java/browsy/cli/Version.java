package browsy.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest carries. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"browsy " + (version == null ? "(development)" : version)};
    }
}
