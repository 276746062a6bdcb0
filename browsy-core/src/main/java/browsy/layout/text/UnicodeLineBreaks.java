package browsy.layout.text;

import static browsy.layout.text.LineBreakClass.AK;
import static browsy.layout.text.LineBreakClass.AP;
import static browsy.layout.text.LineBreakClass.AS;
import static browsy.layout.text.LineBreakClass.B2;
import static browsy.layout.text.LineBreakClass.BA;
import static browsy.layout.text.LineBreakClass.BB;
import static browsy.layout.text.LineBreakClass.CB;
import static browsy.layout.text.LineBreakClass.CL;
import static browsy.layout.text.LineBreakClass.CP;
import static browsy.layout.text.LineBreakClass.CR;
import static browsy.layout.text.LineBreakClass.DOTTED_CIRCLE;
import static browsy.layout.text.LineBreakClass.EB;
import static browsy.layout.text.LineBreakClass.EM;
import static browsy.layout.text.LineBreakClass.EX;
import static browsy.layout.text.LineBreakClass.GL;
import static browsy.layout.text.LineBreakClass.H2;
import static browsy.layout.text.LineBreakClass.H3;
import static browsy.layout.text.LineBreakClass.HL;
import static browsy.layout.text.LineBreakClass.HY;
import static browsy.layout.text.LineBreakClass.IN;
import static browsy.layout.text.LineBreakClass.IS;
import static browsy.layout.text.LineBreakClass.JL;
import static browsy.layout.text.LineBreakClass.JT;
import static browsy.layout.text.LineBreakClass.JV;
import static browsy.layout.text.LineBreakClass.LF;
import static browsy.layout.text.LineBreakClass.NS;
import static browsy.layout.text.LineBreakClass.NU;
import static browsy.layout.text.LineBreakClass.OP;
import static browsy.layout.text.LineBreakClass.PO;
import static browsy.layout.text.LineBreakClass.PR;
import static browsy.layout.text.LineBreakClass.QU;
import static browsy.layout.text.LineBreakClass.QU_PF;
import static browsy.layout.text.LineBreakClass.QU_PI;
import static browsy.layout.text.LineBreakClass.RI;
import static browsy.layout.text.LineBreakClass.SP;
import static browsy.layout.text.LineBreakClass.SY;
import static browsy.layout.text.LineBreakClass.VF;
import static browsy.layout.text.LineBreakClass.VI;
import static browsy.layout.text.LineBreakClass.WJ;
import static browsy.layout.text.LineBreakClass.ZW;

import java.util.BitSet;

/**
 * The line breaking algorithm of Unicode 17, with rules named LB1 to LB31 as in the annex. A
 * boundary is tested against the rules in order; the first that matches decides. Queries must be
 * made in ascending order of index.
 *
 * @see <a href="https://www.unicode.org/reports/tr14/#Algorithm">UAX #14</a>
 */
final class UnicodeLineBreaks {

    private final LineBreakUnits units;

    private final boolean loose;

    /** The unit of the latest query. */
    private int cursor = 1;

    UnicodeLineBreaks(String text, LineBreakRules rules) {
        this.units = LineBreakUnits.of(text, rules);
        this.loose = rules.isLoose();
    }

    /**
     * Returns the text indices of all break opportunities, including mandatory ones, without the
     * ends of the text.
     */
    static BitSet of(String text, LineBreakRules rules) {
        UnicodeLineBreaks breaks = new UnicodeLineBreaks(text, rules);
        BitSet result = new BitSet(text.length() + 1);
        for (int index = 1; index < text.length(); index++) {
            result.set(index, breaks.isAllowed(index));
        }
        return result;
    }

    /**
     * Tests whether a line may or must end before a character.
     *
     * @param index an index inside the text, not less than that of the preceding query
     */
    boolean isAllowed(int index) {
        while (cursor < units.count() && units.start(cursor) < index) {
            cursor++;
        }
        return cursor < units.count() && units.start(cursor) == index && isAllowedBefore(cursor);
    }

    /** Applies the rules to the boundary before a unit, in the order of the annex. */
    private boolean isAllowedBefore(int unit) {
        LineBreakClass before = units.get(unit - 1);
        LineBreakClass after = units.get(unit);
        if (before.isHardBreak()) {
            return !(before == CR && after == LF); // LB4, LB5
        }
        if (after.isHardBreak() || after == SP || after == ZW) {
            return false; // LB6, LB7
        }
        int base = units.lastNonSpace(unit - 1);
        if (base >= 0 && units.get(base) == ZW) {
            return true; // LB8
        }
        if (isGlued(unit, before, after) || isOpenOrClosed(unit, base, after)) {
            return false;
        }
        if (before == SP && after == IS && is(unit + 1, NU)) {
            return true; // LB15c
        }
        if (after == IS || isBoundAcrossSpaces(base, after)) {
            return false; // LB15d
        }
        if (before == SP) {
            return true; // LB18
        }
        if (touchesQuotation(unit, before, after)) {
            return false;
        }
        if (before == CB || after == CB) {
            return true; // LB20
        }
        return !(isHyphenated(unit, before, after)
                || isNumber(unit, before, after)
                || isWord(unit, before, after)
                || isHangul(before, after)
                || isBrahmic(unit, before, after)
                || isPicture(unit, before, after));
    }

    /** LB8a, LB11, LB12, LB12a: tests for joiners and non-breaking characters. */
    private boolean isGlued(int unit, LineBreakClass before, LineBreakClass after) {
        return units.endsWithJoiner(unit - 1)
                || after == WJ
                || before == WJ
                || before == GL
                || (after == GL && before != SP && before != BA && !before.isHyphen());
    }

    /** LB13, LB14, LB15a, LB15b: tests for brackets and directed quotation marks. */
    private boolean isOpenOrClosed(int unit, int base, LineBreakClass after) {
        if (after == CL || after == CP || after == EX || after == SY) {
            return true;
        }
        if (base >= 0 && units.get(base) == OP) {
            return true;
        }
        if (base >= 0 && units.get(base) == QU_PI && (base == 0 || opensQuotation(base - 1))) {
            return true;
        }
        return after == QU_PF && (unit + 1 == units.count() || closesQuotation(unit + 1));
    }

    private boolean opensQuotation(int unit) {
        LineBreakClass type = units.get(unit);
        return type.isHardBreak()
                || type.isQuotation()
                || type == OP
                || type == GL
                || type == SP
                || type == ZW;
    }

    private boolean closesQuotation(int unit) {
        LineBreakClass type = units.get(unit);
        return type.isHardBreak()
                || type.isQuotation()
                || type == SP
                || type == GL
                || type == WJ
                || type == CL
                || type == CP
                || type == EX
                || type == IS
                || type == SY
                || type == ZW;
    }

    /** LB16, LB17: tests for pairs that do not break even with spaces between them. */
    private boolean isBoundAcrossSpaces(int base, LineBreakClass after) {
        if (base < 0) {
            return false;
        }
        LineBreakClass type = units.get(base);
        return ((type == CL || type == CP) && after == NS) || (type == B2 && after == B2);
    }

    /** LB19, LB19a: tests for quotation marks. */
    private boolean touchesQuotation(int unit, LineBreakClass before, LineBreakClass after) {
        if (after == QU || after == QU_PF || before == QU || before == QU_PI) {
            return true;
        }
        if (after == QU_PI
                && !(units.isEastAsian(unit - 1)
                        && unit + 1 < units.count()
                        && units.isEastAsian(unit + 1))) {
            return true;
        }
        return before == QU_PF
                && !(units.isEastAsian(unit) && unit > 1 && units.isEastAsian(unit - 2));
    }

    /**
     * LB20a, LB21, LB21a, LB21b, LB22: tests for hyphens, and for characters that stay with their
     * neighbours.
     */
    private boolean isHyphenated(int unit, LineBreakClass before, LineBreakClass after) {
        if (before.isHyphen() && after.isLetter() && (unit == 1 || startsWord(unit - 2))) {
            return true;
        }
        return after == BA
                || after.isHyphen()
                || after == NS
                || before == BB
                || (before.isHyphen() && after != HL && is(unit - 2, HL))
                || (before == SY && after == HL)
                || (after == IN && !(before == IN && loose));
    }

    private boolean startsWord(int unit) {
        LineBreakClass type = units.get(unit);
        return type.isHardBreak() || type == SP || type == ZW || type == CB || type == GL;
    }

    /** LB25: tests for numbers with their signs and units. */
    private boolean isNumber(int unit, LineBreakClass before, LineBreakClass after) {
        boolean isAffix = after == PO || after == PR;
        if ((before == CL || before == CP) && isAffix) {
            return unit > 1 && units.endsNumber(unit - 2);
        }
        if (isAffix && units.endsNumber(unit - 1)) {
            return true;
        }
        if (after == NU) {
            return before == PO
                    || before == PR
                    || before == HY
                    || before == IS
                    || units.endsNumber(unit - 1);
        }
        return (before == PO || before == PR)
                && after == OP
                && (is(unit + 1, NU) || (is(unit + 1, IS) && is(unit + 2, NU)));
    }

    /** LB23, LB23a, LB24, LB28, LB29, LB30: tests for words. */
    private boolean isWord(int unit, LineBreakClass before, LineBreakClass after) {
        boolean letterBefore = before.isLetter();
        boolean letterAfter = after.isLetter();
        if ((letterBefore && (letterAfter || after == NU)) || (before == NU && letterAfter)) {
            return true;
        }
        if (before == PR && isIdeographic(after) || isIdeographic(before) && after == PO) {
            return true;
        }
        if ((before == PR || before == PO) && letterAfter
                || letterBefore && (after == PR || after == PO)) {
            return true;
        }
        if (before == IS && letterAfter) {
            return true;
        }
        if ((letterBefore || before == NU) && after == OP) {
            return !units.isEastAsian(unit);
        }
        return before == CP && (letterAfter || after == NU) && !units.isEastAsian(unit - 1);
    }

    private static boolean isIdeographic(LineBreakClass type) {
        return type.isIdeograph() || type == EB || type == EM;
    }

    /** LB26, LB27: tests for Korean syllable blocks. */
    private static boolean isHangul(LineBreakClass before, LineBreakClass after) {
        if (before == JL) {
            return after == JL || after == JV || after == H2 || after == H3 || after == PO;
        }
        if (before == JV || before == H2) {
            return after == JV || after == JT || after == PO;
        }
        if (before == JT || before == H3) {
            return after == JT || after == PO;
        }
        return before == PR && after.isHangul();
    }

    /** LB28a: tests for orthographic syllables of Brahmic scripts. */
    private boolean isBrahmic(int unit, LineBreakClass before, LineBreakClass after) {
        if (before == AP) {
            return isAksara(after);
        }
        if (isAksara(before) && (after == VF || after == VI)) {
            return true;
        }
        if (before == VI && (after == AK || after == DOTTED_CIRCLE)) {
            return unit > 1 && isAksara(units.get(unit - 2));
        }
        return isAksara(before) && isAksara(after) && is(unit + 1, VF);
    }

    private static boolean isAksara(LineBreakClass type) {
        return type == AK || type == AS || type == DOTTED_CIRCLE;
    }

    /** LB30a, LB30b: tests for flags, and for emoji with modifiers. */
    private boolean isPicture(int unit, LineBreakClass before, LineBreakClass after) {
        if (before == RI && after == RI) {
            return units.isOddIndicator(unit - 1);
        }
        return before.isEmojiBase() && after == EM;
    }

    private boolean is(int unit, LineBreakClass type) {
        return unit >= 0 && unit < units.count() && units.get(unit) == type;
    }
}
