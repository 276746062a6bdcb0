package browsy.css.parse;

/** Which grammar style sheets and presentational attributes follow. */
public enum ParseMode {
    STANDARD,
    /** The engine's own sheet, which may use keywords that authors may not. */
    USER_AGENT,
    /**
     * Unitless lengths and colours without a hash in some properties.
     *
     * @see <a href="https://quirks.spec.whatwg.org/#css">quirks.spec.whatwg.org</a>
     */
    QUIRKS
}
