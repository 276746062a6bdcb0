package browsy.layout.flow.inline.lines;

import browsy.css.value.text.TextJustify;

/**
 * The justification opportunities of one line: spaces and both sides of ideographs; with {@code
 * inter-character} both sides of each character. Adjacent characters share an opportunity; the
 * edges of the line are none.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-justify-property">css-text-4</a>
 */
public final class JustificationOpportunities {
    /** Ranges (first and last) of characters that are justified like ideographs. */
    private static final int[] IDEOGRAPHIC = {
        0x2020, 0x2021, 0x2030, 0x2030, 0x203B, 0x203C, 0x2103, 0x2103, 0x2116, 0x2116, 0x2160,
        0x217F, 0x2460, 0x24FF, 0x25A0, 0x27BF, 0x2E80, 0x312F, 0x3190, 0x9FFF, 0xF900, 0xFAFF,
        0xFE30, 0xFE6F, 0xFF01, 0xFF9F, 0xFFE0, 0xFFE6, 0x1F000, 0x1FAFF, 0x20000, 0x3FFFF
    };

    private final String text;
    private final int[] byPart;

    /**
     * Whether there is an opportunity after the last character. Initially true, as the line start
     * needs none.
     */
    private boolean afterOpportunity = true;

    /** The part with the last opportunity; -1 without any. */
    private int last = -1;

    private int total;

    /**
     * Creates an empty line.
     *
     * @param text the processed text
     * @param parts the number of parts of the line
     */
    public JustificationOpportunities(String text, int parts) {
        this.text = text;
        this.byPart = new int[parts];
    }

    /** Returns the number of opportunities in text that forms a line of its own. */
    static int in(String text, TextJustify justify) {
        JustificationOpportunities line = new JustificationOpportunities(text, 1);
        line.addText(0, 0, text.length(), justify);
        line.endLine();
        return line.total;
    }

    /** Returns the number of opportunities on the line. */
    public int total() {
        return total;
    }

    /** Returns the number of opportunities in a part of the line. */
    public int in(int part) {
        return byPart[part];
    }

    /** Adds a part without opportunities, such as an atomic inline. */
    public void addObject() {
        afterOpportunity = false;
    }

    /**
     * Adds a range of text.
     *
     * @param part index of the part that contains it
     */
    public void addText(int part, int start, int end, TextJustify justify) {
        if (justify == TextJustify.NONE) {
            afterOpportunity &= end == start;
            return;
        }
        for (int i = start; i < end; ) {
            int code = text.codePointAt(i);
            i += Character.charCount(code);
            if (isMark(code)) {
                continue;
            }
            if (code == ' ' || code == '\u00a0') {
                add(part);
            } else if (isSpread(code, justify)) {
                if (!afterOpportunity) {
                    add(part);
                }
                add(part);
            } else {
                afterOpportunity = false;
            }
        }
    }

    /** Ends the line: removes the opportunity at its end. */
    public void endLine() {
        if (afterOpportunity && last >= 0) {
            byPart[last]--;
            total--;
        }
    }

    private void add(int part) {
        byPart[part]++;
        total++;
        last = part;
        afterOpportunity = true;
    }

    private static boolean isSpread(int code, TextJustify justify) {
        return justify == TextJustify.INTER_CHARACTER
                || (justify == TextJustify.AUTO && isIdeographic(code));
    }

    private static boolean isMark(int code) {
        int type = Character.getType(code);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private static boolean isIdeographic(int code) {
        for (int i = 0; i < IDEOGRAPHIC.length && code >= IDEOGRAPHIC[i]; i += 2) {
            if (code <= IDEOGRAPHIC[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
