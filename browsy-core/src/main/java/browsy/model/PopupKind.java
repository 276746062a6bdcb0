package browsy.model;

/** What an element opens when it is activated (aria-haspopup). */
public enum PopupKind implements Named {
    MENU("menu"),
    LISTBOX("listbox"),
    TREE("tree"),
    GRID("grid"),
    DIALOG("dialog");

    private final String wireName;

    PopupKind(String wireName) {
        this.wireName = wireName;
    }

    @Override
    public String wireName() {
        return wireName;
    }
}
