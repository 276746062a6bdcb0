package browsy.output;

import browsy.model.Role;
import java.util.Map;

/** The short codes of roles in the Computer Use Protocol. */
final class TreeCodes {

    private static final Map<Role, String> ROLES =
            Map.ofEntries(
                    Map.entry(Role.ALERT, "alrt"),
                    Map.entry(Role.ALERTDIALOG, "adlg"),
                    Map.entry(Role.APPLICATION, "app"),
                    Map.entry(Role.BANNER, "bnr"),
                    Map.entry(Role.BUTTON, "btn"),
                    Map.entry(Role.CELL, "cel"),
                    Map.entry(Role.CHECKBOX, "chk"),
                    Map.entry(Role.COLUMNHEADER, "colh"),
                    Map.entry(Role.COMBOBOX, "cmb"),
                    Map.entry(Role.COMPLEMENTARY, "cmp"),
                    Map.entry(Role.CONTENTINFO, "ci"),
                    Map.entry(Role.DIALOG, "dlg"),
                    Map.entry(Role.DOCUMENT, "doc"),
                    Map.entry(Role.FORM, "frm"),
                    Map.entry(Role.GENERIC, "gen"),
                    Map.entry(Role.GRID, "grd"),
                    Map.entry(Role.GROUP, "grp"),
                    Map.entry(Role.HEADING, "hdg"),
                    Map.entry(Role.LINK, "lnk"),
                    Map.entry(Role.LIST, "lst"),
                    Map.entry(Role.LISTITEM, "li"),
                    Map.entry(Role.MARQUEE, "mrq"),
                    Map.entry(Role.MENU, "mnu"),
                    Map.entry(Role.MENUBAR, "mnub"),
                    Map.entry(Role.MENUITEM, "mi"),
                    Map.entry(Role.MENUITEMCHECKBOX, "mic"),
                    Map.entry(Role.MENUITEMRADIO, "mir"),
                    Map.entry(Role.NAVIGATION, "nav"),
                    Map.entry(Role.OPTION, "opt"),
                    Map.entry(Role.PARAGRAPH, "txt"),
                    Map.entry(Role.PROGRESSBAR, "pbar"),
                    Map.entry(Role.RADIO, "rad"),
                    Map.entry(Role.REGION, "rgn"),
                    Map.entry(Role.ROWHEADER, "rowh"),
                    Map.entry(Role.SCROLLBAR, "sb"),
                    Map.entry(Role.SEARCH, "srch"),
                    Map.entry(Role.SEARCHBOX, "sbx"),
                    Map.entry(Role.SEPARATOR, "sep"),
                    Map.entry(Role.SLIDER, "sld"),
                    Map.entry(Role.SPINBUTTON, "spn"),
                    Map.entry(Role.STATUS, "sts"),
                    Map.entry(Role.SWITCH, "sw"),
                    Map.entry(Role.TABLE, "tbl"),
                    Map.entry(Role.TABLIST, "tabs"),
                    Map.entry(Role.TABPANEL, "tpnl"),
                    Map.entry(Role.TEXTBOX, "tbx"),
                    Map.entry(Role.TIMER, "tmr"),
                    Map.entry(Role.TOOLBAR, "tlbr"),
                    Map.entry(Role.TOOLTIP, "ttp"),
                    Map.entry(Role.TREE, "tre"),
                    Map.entry(Role.TREEITEM, "ti"));

    /** The code of elements that have a text but no role. */
    static final String TEXT = "txt";

    private TreeCodes() {}

    /** Returns the code of a role; the name of the role if it has no shorter code. */
    static String of(Role role) {
        return ROLES.getOrDefault(role, role.wireName());
    }
}
