package browsy.layout.text;

/**
 * Finds the boundaries of extended grapheme clusters (user-perceived characters).
 *
 * @see <a href="https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundary_Rules">UAX #29</a>
 */
public final class GraphemeBreaker {

    /** Below this code point every character is a cluster of its own, except CR LF. */
    private static final int FIRST_COMBINING = 0x300;

    private static final CodePointTable<GraphemeClass> CLASSES =
            CodePointTable.load("grapheme.cpt", GraphemeClass.class);

    private GraphemeBreaker() {}

    /**
     * The Grapheme_Cluster_Break property, subdivided by the properties of the rules GB9c and GB11.
     */
    enum GraphemeClass {
        OTHER,
        CR,
        LF,
        CONTROL,
        EXTEND,
        EXTEND_LINKER,
        EXTEND_OUTSIDE_CONJUNCT,
        ZWJ,
        REGIONAL_INDICATOR,
        PREPEND,
        SPACING_MARK,
        L,
        V,
        T,
        LV,
        LVT,
        PICTOGRAPH,
        CONSONANT;

        boolean isExtend() {
            return this == EXTEND || this == EXTEND_LINKER || this == EXTEND_OUTSIDE_CONJUNCT;
        }

        boolean isControl() {
            return this == CONTROL || this == CR || this == LF;
        }
    }

    /**
     * Returns the end of the cluster that starts at an index.
     *
     * @param from a cluster boundary before the end of the text
     * @return the next boundary, at most {@code text.length()}
     */
    public static int next(CharSequence text, int from) {
        return next(text, from, text.length());
    }

    /**
     * Returns the end of the cluster that starts at an index, without reading beyond {@code end},
     * because a cluster can be as long as the text.
     *
     * @param end an index greater than {@code from}
     * @return the next boundary, at most {@code end}
     */
    static int next(CharSequence text, int from, int end) {
        int code = Character.codePointAt(text, from);
        int index = from + Character.charCount(code);
        if (index >= end
                || (code < FIRST_COMBINING
                        && text.charAt(index) < FIRST_COMBINING
                        && code != '\r')) {
            return index;
        }
        GraphemeClass previous = CLASSES.get(code);
        Sequence sequence = new Sequence(previous);
        while (index < end) {
            code = Character.codePointAt(text, index);
            GraphemeClass current = CLASSES.get(code);
            if (breaksBetween(previous, current, sequence)) {
                return index;
            }
            sequence.add(current);
            previous = current;
            index += Character.charCount(code);
        }
        return index;
    }

    static GraphemeClass classOf(int codePoint) {
        return CLASSES.get(codePoint);
    }

    /** Tests whether a code point is an emoji or pictograph; a cluster can contain several. */
    static boolean isPicture(int codePoint) {
        return codePoint >= FIRST_COMBINING
                && (CLASSES.get(codePoint) == GraphemeClass.PICTOGRAPH
                        || CharacterWidth.of(codePoint) == CharacterWidth.EMOJI);
    }

    private static boolean breaksBetween(
            GraphemeClass before, GraphemeClass after, Sequence sequence) {
        if (before == GraphemeClass.CR && after == GraphemeClass.LF) {
            return false; // GB3
        }
        if (before.isControl() || after.isControl()) {
            return true; // GB4, GB5
        }
        if (isHangulSequence(before, after)) {
            return false; // GB6, GB7, GB8
        }
        if (after.isExtend() || after == GraphemeClass.ZWJ || after == GraphemeClass.SPACING_MARK) {
            return false; // GB9, GB9a
        }
        if (before == GraphemeClass.PREPEND) {
            return false; // GB9b
        }
        if (after == GraphemeClass.CONSONANT && sequence.linksConsonants) {
            return false; // GB9c
        }
        if (after == GraphemeClass.PICTOGRAPH
                && before == GraphemeClass.ZWJ
                && sequence.joinsPictographs) {
            return false; // GB11
        }
        return !(before == GraphemeClass.REGIONAL_INDICATOR
                && after == GraphemeClass.REGIONAL_INDICATOR
                && sequence.indicators % 2 == 1); // GB12, GB13, GB999
    }

    private static boolean isHangulSequence(GraphemeClass before, GraphemeClass after) {
        switch (before) {
            case L:
                return after == GraphemeClass.L
                        || after == GraphemeClass.V
                        || after == GraphemeClass.LV
                        || after == GraphemeClass.LVT;
            case LV:
            case V:
                return after == GraphemeClass.V || after == GraphemeClass.T;
            case LVT:
            case T:
                return after == GraphemeClass.T;
            default:
                return false;
        }
    }

    /**
     * The state of the current cluster for rules that depend on more than the preceding character.
     */
    private static final class Sequence {
        private int indicators;
        private boolean joinsPictographs;
        private boolean linksConsonants;
        private boolean afterConsonant;

        Sequence(GraphemeClass first) {
            add(first);
        }

        void add(GraphemeClass next) {
            indicators = next == GraphemeClass.REGIONAL_INDICATOR ? indicators + 1 : 0;
            if (next == GraphemeClass.PICTOGRAPH) {
                joinsPictographs = true;
            } else if (!next.isExtend() && next != GraphemeClass.ZWJ) {
                joinsPictographs = false;
            }
            if (next == GraphemeClass.CONSONANT) {
                afterConsonant = true;
                linksConsonants = false;
            } else if (next == GraphemeClass.EXTEND_LINKER) {
                linksConsonants = afterConsonant;
            } else if (next != GraphemeClass.EXTEND && next != GraphemeClass.ZWJ) {
                afterConsonant = false;
                linksConsonants = false;
            }
        }
    }
}
