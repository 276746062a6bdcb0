package browsy.model;

/** The value of {@code aria-haspopup}: the kind of popup that an element opens. */
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
