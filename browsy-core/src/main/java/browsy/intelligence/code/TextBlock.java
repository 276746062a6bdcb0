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

    /** Returns the run at a position in the text. */
    Run runAt(int position) {
        Run found = runs.get(0);
        for (Run run : runs) {
            found = run.start() <= position ? run : found;
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
     * @param text the part, without white space around it
     */
    record Run(int start, int element, String text) {}
}
