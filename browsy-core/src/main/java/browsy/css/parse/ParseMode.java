package browsy.css.parse;

/** The grammar that applies to a style sheet or to presentational attributes. */
public enum ParseMode {
    STANDARD,
    /** The grammar of the user agent style sheet, with additional internal keywords. */
    USER_AGENT,
    /**
     * The grammar in quirks mode: some properties accept lengths without a unit and colors without
     * a hash.
     *
     * @see <a href="https://quirks.spec.whatwg.org/#css">quirks.spec.whatwg.org</a>
     */
    QUIRKS
}
