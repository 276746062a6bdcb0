package browsy.html;

/**
 * A change to what the parser reads of a source.
 *
 * @param start where what is taken out begins
 * @param end where it ends
 * @param text what is put in its place
 */
record SourceEdit(int start, int end, String text) {}
