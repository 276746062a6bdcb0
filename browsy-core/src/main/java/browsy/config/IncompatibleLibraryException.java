package browsy.config;

/** A library on the class path is of a version that browsy does not run with. */
public final class IncompatibleLibraryException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    private final String library;
    private final String version;

    /**
     * @param library its name
     * @param version that was found, or what is known of it
     * @param remedy what to do, for a person to read
     */
    public IncompatibleLibraryException(String library, String version, String remedy) {
        super(library + " " + version + " is on the class path; " + remedy);
        this.library = library;
        this.version = version;
    }

    /** The name of the library, such as {@code OkHttp}. */
    public String library() {
        return library;
    }

    /** The version that was found; {@code of an unknown version} where it does not tell. */
    public String version() {
        return version;
    }
}
