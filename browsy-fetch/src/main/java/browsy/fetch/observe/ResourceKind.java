package browsy.fetch.observe;

/** The kind of resource that a request is for. */
public enum ResourceKind {
    /** A page, or a file that the session receives instead of one. */
    PAGE,
    /** A style sheet of a page. */
    STYLESHEET,
    /** The {@code robots.txt} of a site. */
    ROBOTS,
    /** A file that the session saves on disk. */
    DOWNLOAD
}
