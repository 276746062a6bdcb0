package browsy.html;

/**
 * The parsed class attribute of an element, shared by all elements of a document with the same
 * value.
 */
public final class ClassList {
    private final int index;
    private final String[] names;

    ClassList(int index, String[] names) {
        this.index = index;
        this.names = names;
    }

    /** A small dense number, unique in the document; 0 for no class. */
    public int index() {
        return index;
    }

    /** The classes, in lower case in quirks mode. Callers must not modify the array. */
    public String[] names() {
        return names;
    }
}
