package browsy.spatial.text;

/** Visits the elements and texts of a page in document order. */
public interface TextWalk {

    /**
     * Enters an element.
     *
     * @param index the index of the element in the flat tree
     * @return whether to visit its content and then call {@link #leave}
     */
    boolean enter(int index);

    /**
     * Visits a text.
     *
     * @param text the text as it is in the source, including white space
     * @param parent the index of its parent element in the flat tree
     */
    void text(String text, int parent);

    /** Leaves an element after its content has been visited. */
    void leave(int index);
}
