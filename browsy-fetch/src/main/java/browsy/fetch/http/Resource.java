package browsy.fetch.http;

/** The kind of resource that a request is for. */
enum Resource {
    /** A page or a file that the session navigates to. */
    PAGE("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"),
    /** A style sheet of a page. */
    STYLESHEET("text/css,*/*;q=0.1");

    private final String accept;

    Resource(String accept) {
        this.accept = accept;
    }

    /** The {@code Accept} header. */
    String accept() {
        return accept;
    }
}
