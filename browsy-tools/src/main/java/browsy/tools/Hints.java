package browsy.tools;

/**
 * The side effects of a tool, as MCP tool annotations define them.
 *
 * @param readOnly whether the tool changes no state outside the session
 * @param destructive whether its changes may be irreversible
 * @param idempotent whether a repeated call with the same arguments has no additional effect
 * @param openWorld whether it sends requests to the web
 */
public record Hints(boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {
    /** Reads the current page. */
    static final Hints READS = new Hints(true, false, true, false);

    /** Loads a page or file and changes nothing on the web. */
    static final Hints VISITS = new Hints(true, false, false, true);

    /** Changes the current page and sends no request. */
    static final Hints EDITS_PAGE = new Hints(false, false, true, false);

    /** Can send data to a site, such as a form. */
    static final Hints SENDS = new Hints(false, true, false, true);

    /** Signs in to a site. */
    static final Hints SIGNS_IN = new Hints(false, false, false, true);

    /** Ends the session and discards its data. */
    static final Hints DISCARDS = new Hints(false, true, true, false);
}
