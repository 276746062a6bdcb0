package browsy.layout.text;

/**
 * The characters around a text that is shaped on its own; U+0000 where there is none. The width of
 * punctuation depends on them.
 */
record NeighborCharacters(char before, char after) {

    static final NeighborCharacters NONE = new NeighborCharacters('\0', '\0');

    /** Returns the neighbors of a range of a text. */
    static NeighborCharacters of(String text, int start, int end) {
        return new NeighborCharacters(
                start > 0 ? text.charAt(start - 1) : '\0',
                end < text.length() ? text.charAt(end) : '\0');
    }
}
