package browsy.layout.text;

import browsy.layout.text.LineBreakRules.Strictness;

/**
 * A text as the line breaking rules see it: each base character with its marks is one unit (rules
 * LB9 and LB10), whose class is resolved (LB1). Also holds what rules need of units further back,
 * so that no rule has to search.
 */
final class LineBreakUnits {

    private static final int ZERO_WIDTH_JOINER = 0x200D;

    /** May start a line under {@code line-break: loose}. */
    private static final String ITERATION_MARKS = "\u3005\u303B\u309D\u309E\u30FD\u30FE";

    private final LineBreakRules rules;
    private final LineBreakClass[] classes;
    private final int[] starts;
    private final boolean[] eastAsian;
    private final boolean[] endsWithJoiner;
    private final boolean[] endsNumber;
    private final int[] lastNonSpace;
    private final boolean[] oddIndicator;
    private int count;

    private LineBreakUnits(int capacity, LineBreakRules rules) {
        this.rules = rules;
        classes = new LineBreakClass[capacity];
        starts = new int[capacity];
        eastAsian = new boolean[capacity];
        endsWithJoiner = new boolean[capacity];
        endsNumber = new boolean[capacity];
        lastNonSpace = new int[capacity];
        oddIndicator = new boolean[capacity];
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

    /** Text index of a unit. */
    int start(int unit) {
        return starts[unit];
    }

    LineBreakClass get(int unit) {
        return classes[unit];
    }

    boolean isEastAsian(int unit) {
        return eastAsian[unit];
    }

    boolean endsWithJoiner(int unit) {
        return endsWithJoiner[unit];
    }

    /** Whether a digit and any number of separators end with this unit. */
    boolean endsNumber(int unit) {
        return endsNumber[unit];
    }

    /** This unit or the last one before it that is no space; -1 if all are spaces. */
    int lastNonSpace(int unit) {
        return lastNonSpace[unit];
    }

    /** Whether an odd number of regional indicators ends with this unit. */
    boolean isOddIndicator(int unit) {
        return oddIndicator[unit];
    }

    private void add(int code, int index) {
        LineBreakClass type = resolve(code);
        if (type == LineBreakClass.CM || type == LineBreakClass.ZWJ) {
            if (count > 0 && takesMarks(classes[count - 1])) {
                endsWithJoiner[count - 1] = type == LineBreakClass.ZWJ;
                return;
            }
            type = LineBreakClass.AL;
        }
        int unit = count++;
        int previous = unit - 1;
        classes[unit] = type;
        starts[unit] = index;
        eastAsian[unit] = EastAsian.is(code);
        endsWithJoiner[unit] = code == ZERO_WIDTH_JOINER;
        endsNumber[unit] =
                type == LineBreakClass.NU
                        || ((type == LineBreakClass.SY || type == LineBreakClass.IS)
                                && unit > 0
                                && endsNumber[previous]);
        lastNonSpace[unit] =
                type != LineBreakClass.SP ? unit : unit == 0 ? -1 : lastNonSpace[previous];
        oddIndicator[unit] = type == LineBreakClass.RI && !(unit > 0 && oddIndicator[previous]);
    }

    private static boolean takesMarks(LineBreakClass type) {
        return !type.isHardBreak() && type != LineBreakClass.SP && type != LineBreakClass.ZW;
    }

    private LineBreakClass resolve(int code) {
        if (rules.strictness() == Strictness.LOOSE && ITERATION_MARKS.indexOf(code) >= 0) {
            return LineBreakClass.CJ; // which no rule knows: breaks on both sides
        }
        LineBreakClass type = LineBreakClass.of(code);
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
