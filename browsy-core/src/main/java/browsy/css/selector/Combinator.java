package browsy.css.selector;

/** The relation between the elements of two adjacent compound selectors. */
enum Combinator {
    DESCENDANT(" "),
    CHILD(" > "),
    NEXT_SIBLING(" + "),
    SUBSEQUENT_SIBLING(" ~ "),
    /**
     * The element on the right is assigned to the slot on the left: {@code slot::slotted(right)}.
     */
    SLOTTED("::slotted"),
    /**
     * The element on the right is in the shadow tree of the host on the left: {@code
     * host::part(name)}.
     */
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
