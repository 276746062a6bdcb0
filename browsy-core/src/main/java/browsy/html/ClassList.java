package browsy.html;

/** The classes of an element: one object for all elements of a document with the same attribute. */
public final class ClassList {
    private final int index;
    private final String[] names;

    ClassList(int index, String[] names) {
        this.index = index;
        this.names = names;
    }

    /** A small dense number, different for each in a document; 0 for no class. */
    public int index() {
        return index;
    }

    /** The classes, in lower case in quirks mode; not to be changed. */
    public String[] names() {
        return names;
    }
}
