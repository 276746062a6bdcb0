package browsy.spatial.name;

import browsy.model.Role;
import org.jspecify.annotations.Nullable;

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

    /**
     * Roles of regions, groups and widgets that are things of their own: what is inside of them is
     * no part of the name of a link, button or heading around them, as browsers have it.
     *
     * @see <a href="https://w3c.github.io/accname/#comp_name_from_content">accname: name from
     *     content</a>
     */
    static boolean keepsContent(@Nullable Role role) {
        if (role == null) {
            return false;
        }
        return switch (role) {
            case ALERT,
                    ALERTDIALOG,
                    APPLICATION,
                    ARTICLE,
                    BANNER,
                    BLOCKQUOTE,
                    COMMENT,
                    COMPLEMENTARY,
                    CONTENTINFO,
                    DIALOG,
                    DOCUMENT,
                    FEED,
                    FIGURE,
                    FORM,
                    GRID,
                    GROUP,
                    IMG,
                    LOG,
                    MAIN,
                    MARQUEE,
                    MENU,
                    MENUBAR,
                    NAVIGATION,
                    NOTE,
                    RADIOGROUP,
                    SEARCH,
                    SECTIONHEADER,
                    SEPARATOR,
                    STATUS,
                    SUGGESTION,
                    TABLIST,
                    TABPANEL,
                    TIMER,
                    TOOLBAR,
                    TREE,
                    TREEGRID ->
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
