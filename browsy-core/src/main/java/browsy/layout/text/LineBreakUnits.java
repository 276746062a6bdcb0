package browsy.layout.text;

import browsy.layout.text.LineBreakRules.Strictness;
import browsy.layout.text.LineBreakRules.WordBreak;

/**
 * A text as a sequence of units of the line breaking algorithm: a base character with its combining
 * marks (rules LB9 and LB10) and its resolved class (LB1). Facts about preceding units are stored
 * with each unit, so that rules take constant time.
 */
final class LineBreakUnits {

    private static final int ZERO_WIDTH_JOINER = 0x200D;

    /** Characters that may start a line under {@code line-break: loose}. */
    private static final String ITERATION_MARKS = "\u3005\u303B\u309D\u309E\u30FD\u30FE";

    /** Characters that may start and end a line in Chinese and Japanese. */
    private static final String WAVES = "\u301C\u30A0";

    /** Centered punctuation. */
    private static final String CENTERED =
            "\u30FB\uFF1A\uFF1B\uFF65\u203C\u2047\u2048\u2049\uFF01\uFF1F";

    private static final String WIDE_PREFIXES = "\u20AC\u2116\uFF04\uFFE1\uFFE5";
    private static final String NARROW_SUFFIXES = "%\u00A2";
    private static final String HYPHENS = "\u2010\u2013";

    /** Bits of {@link #facts}. */
    private static final int EAST_ASIAN = 1;

    private static final int ENDS_WITH_JOINER = 1 << 1;
    private static final int ENDS_NUMBER = 1 << 2;
    private static final int ODD_INDICATOR = 1 << 3;

    private final LineBreakRules rules;
    private final LineBreakClass[] classes;
    private final int[] starts;
    private final byte[] facts;
    private final int[] lastNonSpace;
    private int count;

    private LineBreakUnits(int capacity, LineBreakRules rules) {
        this.rules = rules;
        classes = new LineBreakClass[capacity];
        starts = new int[capacity];
        facts = new byte[capacity];
        lastNonSpace = new int[capacity];
    }

    static LineBreakUnits of(String text, LineBreakRules rules) {
        LineBreakUnits units = new LineBreakUnits(text.length(), rules);
        for (int i = 0; i < text.length(); ) {
            int code = text.codePointAt(i);
            units.add(code, i);
            i += Character.charCount(code);
        }
        return units;
    }

    int count() {
        return count;
    }

    /** Returns the text index of a unit. */
    int start(int unit) {
        return starts[unit];
    }

    LineBreakClass get(int unit) {
        return classes[unit];
    }

    boolean isEastAsian(int unit) {
        return has(unit, EAST_ASIAN);
    }

    boolean endsWithJoiner(int unit) {
        return has(unit, ENDS_WITH_JOINER);
    }

    /** Tests whether a sequence of a digit and any number of separators ends with this unit. */
    boolean endsNumber(int unit) {
        return has(unit, ENDS_NUMBER);
    }

    /** Returns the last unit at or before this one that is not a space; -1 if all are spaces. */
    int lastNonSpace(int unit) {
        return lastNonSpace[unit];
    }

    /** Tests whether an odd number of regional indicators ends with this unit. */
    boolean isOddIndicator(int unit) {
        return has(unit, ODD_INDICATOR);
    }

    private boolean has(int unit, int fact) {
        return (facts[unit] & fact) != 0;
    }

    private void set(int unit, int fact, boolean holds) {
        facts[unit] = (byte) (holds ? facts[unit] | fact : facts[unit] & ~fact);
    }

    /**
     * Adds a character: as a new unit, or, if it is a combining mark or joiner, to the preceding
     * unit.
     */
    private void add(int code, int index) {
        LineBreakClass type = resolve(code);
        if (type == LineBreakClass.CM || type == LineBreakClass.ZWJ) {
            if (count > 0 && takesMarks(classes[count - 1])) {
                set(count - 1, ENDS_WITH_JOINER, type == LineBreakClass.ZWJ);
                return;
            }
            type = LineBreakClass.AL;
        }
        int unit = count++;
        int previous = unit - 1;
        classes[unit] = type;
        starts[unit] = index;
        set(unit, EAST_ASIAN, EastAsian.is(code));
        set(unit, ENDS_WITH_JOINER, code == ZERO_WIDTH_JOINER);
        set(
                unit,
                ENDS_NUMBER,
                type == LineBreakClass.NU
                        || ((type == LineBreakClass.SY || type == LineBreakClass.IS)
                                && unit > 0
                                && endsNumber(previous)));
        lastNonSpace[unit] =
                type != LineBreakClass.SP ? unit : unit == 0 ? -1 : lastNonSpace[previous];
        set(
                unit,
                ODD_INDICATOR,
                type == LineBreakClass.RI && !(unit > 0 && isOddIndicator(previous)));
    }

    private static boolean takesMarks(LineBreakClass type) {
        return !type.isHardBreak() && type != LineBreakClass.SP && type != LineBreakClass.ZW;
    }

    /**
     * Returns the class of a character adjusted for {@code line-break} and the content language.
     *
     * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-property">css-text-4</a>
     */
    private LineBreakClass adjusted(int code, LineBreakClass type) {
        boolean afterIdeograph = count > 0 && isLikeIdeograph(classes[count - 1]);
        if (rules.isLoose() && afterIdeograph && HYPHENS.indexOf(code) >= 0) {
            return LineBreakClass.CJ;
        }
        if (!rules.eastAsian()) {
            return type;
        }
        if (WAVES.indexOf(code) >= 0) {
            return LineBreakClass.ID;
        }
        switch (code) {
            case '\u201C':
                return LineBreakClass.OP;
            case '\u201D':
                return LineBreakClass.CL;
            default:
        }
        boolean loose =
                CENTERED.indexOf(code) >= 0
                        || WIDE_PREFIXES.indexOf(code) >= 0
                        || (type == LineBreakClass.PO
                                && afterIdeograph
                                && NARROW_SUFFIXES.indexOf(code) < 0);
        return rules.isLoose() && loose ? LineBreakClass.ID : type;
    }

    private boolean isLikeIdeograph(LineBreakClass type) {
        if (rules.wordBreak() == WordBreak.BREAK_ALL && type.isLetter()) {
            return true;
        }
        return rules.eastAsian() && type.isIdeograph();
    }

    /** Resolves the class of a character (LB1). */
    private LineBreakClass resolve(int code) {
        if (rules.isLoose() && ITERATION_MARKS.indexOf(code) >= 0) {
            return LineBreakClass.CJ; // in no rule: breaks on both sides
        }
        LineBreakClass type = LineBreakClass.of(code);
        if (rules.eastAsian() || rules.isLoose()) {
            type = adjusted(code, type);
        }
        switch (type) {
            case AI:
            case SG:
            case XX:
            case SA:
                return LineBreakClass.AL;
            case SA_MARK:
                return LineBreakClass.CM;
            case CJ:
                return rules.strictness() == Strictness.STRICT
                        ? LineBreakClass.NS
                        : LineBreakClass.ID;
            default:
                return type;
        }
    }
}
