package browsy.html;

/**
 * The classes of an element: one object for all elements of a document with the same attribute.
 *
 * @param index a small dense number, different for each in a document; 0 for no class
 * @param names in lower case in quirks mode; not to be changed
 */
public record ClassList(int index, String[] names) {}
