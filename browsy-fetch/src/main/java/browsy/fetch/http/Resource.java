package browsy.fetch.http;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.crawl.Robots;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.policy.RequestKind;

/** The kind of resource that a request is for. */
enum Resource {
    /** A page or a file that the session navigates to. */
    PAGE(
            RequestKind.NAVIGATION,
            "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
            Limit.RESPONSE_BYTES,
            ResourceKind.PAGE),
    /** A style sheet of a page. */
    STYLESHEET(
            RequestKind.SUBRESOURCE,
            "text/css,*/*;q=0.1",
            Limit.STYLESHEET_BYTES,
            ResourceKind.STYLESHEET),
    /** The rules of a site for programs; the request and its response have nothing of a user. */
    ROBOTS(
            RequestKind.NAVIGATION,
            "text/plain,*/*;q=0.8",
            Limit.RESPONSE_BYTES,
            ResourceKind.ROBOTS),
    /** A file that the session saves on disk. */
    FILE(RequestKind.NAVIGATION, PAGE.accept, Limit.DOWNLOAD_BYTES, ResourceKind.DOWNLOAD);

    private final RequestKind kind;
    private final String accept;
    private final Limit limit;
    private final ResourceKind shown;

    Resource(RequestKind kind, String accept, Limit limit, ResourceKind shown) {
        this.accept = accept;
        this.limit = limit;
        this.kind = kind;
        this.shown = shown;
    }

    /** The kind of resource as listeners see it. */
    ResourceKind shown() {
        return shown;
    }

    /** The kind of the request for the rules of the network policy. */
    RequestKind kind() {
        return kind;
    }

    /** The {@code Accept} header. */
    String accept() {
        return accept;
    }

    /** The limit on the size of the body. */
    Limit limit() {
        return limit;
    }

    /** Whether a longer body is cut off, instead of being an error. */
    boolean isCutOff() {
        return this == ROBOTS;
    }

    /** The maximum size of the body in bytes. */
    long maxBytes(TransferLimits limits) {
        return switch (this) {
            case PAGE -> limits.maxResponseBytes();
            case STYLESHEET -> limits.maxCssBytesPerFile();
            case ROBOTS -> Robots.MAX_CHARS;
            case FILE -> limits.maxDownloadBytes();
        };
    }
}
