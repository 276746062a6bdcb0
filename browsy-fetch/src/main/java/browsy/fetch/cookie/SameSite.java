package browsy.fetch.cookie;

/**
 * The {@code SameSite} attribute of a cookie.
 *
 * @see <a
 *     href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.6.7">
 *     RFC 6265bis, 5.6.7</a>
 */
public enum SameSite {
    /** The cookie is sent in same-site requests only. */
    STRICT("Strict"),
    /** The cookie is also sent when another site navigates to its site by a GET request. */
    LAX("Lax"),
    /** The cookie is sent in all requests. */
    NONE("None"),
    /**
     * The attribute is missing or unknown: as {@link #LAX}, but a cookie younger than two minutes
     * is also sent when another site navigates by a POST request.
     */
    UNSPECIFIED("");

    private final String value;

    SameSite(String value) {
        this.value = value;
    }

    /** The value of the attribute; empty for {@link #UNSPECIFIED}. */
    public String value() {
        return value;
    }

    /** Returns the constant with a value, in any case; {@link #UNSPECIFIED} if there is none. */
    public static SameSite of(String value) {
        for (SameSite rule : values()) {
            if (rule.value.equalsIgnoreCase(value)) {
                return rule;
            }
        }
        return UNSPECIFIED;
    }
}
