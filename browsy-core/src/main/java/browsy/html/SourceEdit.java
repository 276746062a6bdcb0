package browsy.html;

/**
 * An edit of the source that the parser reads: the replacement of a range of characters.
 *
 * @param start the offset of the first replaced character
 * @param end the offset after the last replaced character
 * @param text the replacement
 */
record SourceEdit(int start, int end, String text) {}
