package browsy.spatial;

import browsy.model.Role;

/**
 * Where names of roles come from.
 *
 * @see <a href="https://w3c.github.io/aria/#namecalculation">WAI-ARIA</a>
 */
final class NamingRules {

    private NamingRules() {}

    /**
     * Roles that take their name from what is inside.
     *
     * @see <a href="https://w3c.github.io/aria/#namefromcontent">WAI-ARIA</a>
     */
    static boolean namesFromContent(Role role) {
        return switch (role) {
            case BUTTON,
                    CELL,
                    CHECKBOX,
                    COLUMNHEADER,
                    COMMENT,
                    GRIDCELL,
                    HEADING,
                    LINK,
                    MENUITEM,
                    MENUITEMCHECKBOX,
                    MENUITEMRADIO,
                    OPTION,
                    RADIO,
                    ROW,
                    ROWHEADER,
                    SWITCH,
                    TAB,
                    TOOLTIP,
                    TREEITEM ->
                    true;
            default -> false;
        };
    }

    /** Roles of parts of a text, which have no name of their own. */
    static boolean prohibitsName(Role role) {
        return switch (role) {
            case CAPTION,
                    CODE,
                    DEFINITION,
                    DELETION,
                    EMPHASIS,
                    GENERIC,
                    INSERTION,
                    MARK,
                    NONE,
                    PARAGRAPH,
                    PRESENTATION,
                    STRONG,
                    SUBSCRIPT,
                    SUGGESTION,
                    SUPERSCRIPT,
                    TERM,
                    TIME ->
                    true;
            default -> false;
        };
    }
}
