package browsy.intelligence.code;

import java.util.List;

/**
 * A visible text that stands apart from the texts around it, on one line.
 *
 * @param text the text, with ASCII digits and single spaces
 * @param shown the text with the digits that the page shows, of the same length
 * @param runs the parts of the text by their elements, in order
 */
record TextBlock(String text, String shown, List<Run> runs) {

    TextBlock {
        runs = List.copyOf(runs);
    }

    /** Returns the index in the flat tree of the element with the first run. */
    int element() {
        return runs.get(0).element();
    }

    /** Returns the index in the flat tree of the element with the character at a position. */
    int elementAt(int position) {
        return runs.get(runAt(position)).element();
    }

    /** Returns the run with the character at a position, without white space around it. */
    String textAt(int position) {
        int run = runAt(position);
        int end = run + 1 < runs.size() ? runs.get(run + 1).start() : text.length();
        return text.substring(runs.get(run).start(), end).stripTrailing();
    }

    private int runAt(int position) {
        int found = 0;
        for (int i = 1; i < runs.size(); i++) {
            found = runs.get(i).start() <= position ? i : found;
        }
        return found;
    }

    /** Whether the text is a single letter or digit. */
    boolean isCharacter() {
        return text.length() == 1 && Character.isLetterOrDigit(text.charAt(0));
    }

    /**
     * A part of a text.
     *
     * @param start the position of its first character
     * @param element the index of its element in the flat tree
     */
    record Run(int start, int element) {}
}
