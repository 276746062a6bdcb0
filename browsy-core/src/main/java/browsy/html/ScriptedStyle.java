package browsy.html;

/**
 * The declarations that the effects of scripts add at the end of {@code style} attributes. Scripts
 * set them through the object model of CSS, which the content policy of a page does not govern.
 */
public final class ScriptedStyle {
    /** Displays an element. */
    public static final String SHOWN =
            ";display:revert !important;visibility:visible !important;opacity:1 !important;"
                    + "max-height:none !important";

    /** Removes an element from the page. */
    public static final String GONE = ";display:none !important";

    private ScriptedStyle() {}

    /** Returns the length of the part of a style attribute that the page wrote itself. */
    public static int writtenLength(String style) {
        if (style.endsWith(SHOWN)) {
            return style.length() - SHOWN.length();
        }
        return style.endsWith(GONE) ? style.length() - GONE.length() : style.length();
    }
}
