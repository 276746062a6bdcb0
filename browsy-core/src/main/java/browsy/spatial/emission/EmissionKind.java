package browsy.spatial.emission;

/** The way in which an element takes part in the Spatial DOM. */
public enum EmissionKind {
    /** Part of the surrounding text; neither the element nor its text is listed separately. */
    INLINE,
    /** Listed only if it owns text: that of its subtree which no descendant owns. */
    BLOCK,
    /** Always listed; owns the text of its subtree which no descendant owns. */
    CONTAINER,
    /** Always listed; owns all text of its subtree. */
    ATOMIC,
    /** Always listed; the content of its subtree is not text of the page. */
    REPLACED,
    /** Excluded together with its subtree. */
    IGNORED;

    public boolean isAlwaysListed() {
        return this == CONTAINER || this == ATOMIC || this == REPLACED;
    }
}
