package browsy.config;

/** Signals a library on the class path in a version that browsy does not support. */
public final class IncompatibleLibraryException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    private final String library;
    private final String version;

    /**
     * @param library the name of the library
     * @param version the version that was found, or {@code of an unknown version}
     * @param remedy a sentence that tells the user how to fix the problem
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

    /**
     * The version that was found; {@code of an unknown version} if the library does not declare it.
     */
    public String version() {
        return version;
    }
}
