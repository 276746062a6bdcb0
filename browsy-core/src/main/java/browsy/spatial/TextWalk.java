package browsy.spatial;

/** Sees the elements and texts of a page in document order. */
public interface TextWalk {

    /**
     * Comes to an element.
     *
     * @param index its index in the flat tree
     * @return whether to go on with what is in it, and to {@link #leave} it afterwards
     */
    boolean enter(int index);

    /**
     * Comes to a text.
     *
     * @param text as it is written, white space included
     * @param parent the index in the flat tree of the element that it is a child of
     */
    void text(String text, int parent);

    /** Has seen all that is in an element. */
    void leave(int index);
}
