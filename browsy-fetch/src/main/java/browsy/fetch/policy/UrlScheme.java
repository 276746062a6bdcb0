package browsy.fetch.policy;

/** The scheme of a URL that a session can load. */
public enum UrlScheme {
    /** {@code http:}. */
    HTTP,
    /** {@code https:}. */
    HTTPS,
    /** {@code file:}; loaded only with {@code SessionConfig.allowNonHttp}. */
    FILE,
    /** {@code data:}; loaded only with {@code SessionConfig.allowNonHttp}. */
    DATA
}
