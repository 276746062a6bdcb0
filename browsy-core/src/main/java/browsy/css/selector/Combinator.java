package browsy.css.selector;

/** How an element relates to the one that the compound to its left stands for. */
public enum Combinator {
    DESCENDANT(" "),
    CHILD(" > "),
    NEXT_SIBLING(" + "),
    SUBSEQUENT_SIBLING(" ~ "),
    /** The right side is assigned to the slot on the left: {@code slot::slotted(right)}. */
    SLOTTED("::slotted"),
    /** The right side is in the shadow tree of the host on the left: {@code host::part(name)}. */
    PART("::part");

    private final String text;

    Combinator(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
