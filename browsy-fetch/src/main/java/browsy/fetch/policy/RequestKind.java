package browsy.fetch.policy;

/** What a request is for. */
public enum RequestKind {
    /** A page, the document of a frame, a download, search results, or {@code robots.txt}. */
    NAVIGATION,
    /** A part of a page: a style sheet. */
    SUBRESOURCE
}
