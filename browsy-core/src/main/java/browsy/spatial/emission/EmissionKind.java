package browsy.spatial.emission;

/** How an element takes part in the Spatial DOM. */
public enum EmissionKind {
    /** Part of the text around it; listed neither for itself nor for what it holds. */
    INLINE,
    /** Lists the text in it that nothing below it lists. */
    BLOCK,
    /** Always listed, with the text in it that nothing below it lists. */
    CONTAINER,
    /** Always listed; all text in it is its own, whatever elements it stands in. */
    ATOMIC,
    /** Always listed; what stands in it is no text of the page. */
    REPLACED,
    /** No part of the page, and nothing in it is. */
    IGNORED;

    public boolean isAlwaysListed() {
        return this == CONTAINER || this == ATOMIC || this == REPLACED;
    }
}
