package browsy.spatial.name;

import browsy.model.Role;
import org.jspecify.annotations.Nullable;

/**
 * The naming rules of ARIA roles.
 *
 * @see <a href="https://w3c.github.io/aria/#namecalculation">WAI-ARIA</a>
 */
final class NamingRules {

    private NamingRules() {}

    /**
     * Whether a role supports name from content.
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
                    DOC_BACKLINK,
                    DOC_BIBLIOREF,
                    DOC_GLOSSREF,
                    DOC_NOTEREF,
                    DOC_SUBTITLE,
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
     * Whether content of a role is left out of the name of a link, button or heading around it, as
     * browsers do: regions, groups and widgets.
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

    /** Whether ARIA prohibits naming a role. */
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
