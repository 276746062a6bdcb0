package browsy.layout.text;

import static browsy.layout.text.LineBreakClass.AI;
import static browsy.layout.text.LineBreakClass.AL;
import static browsy.layout.text.LineBreakClass.BA;
import static browsy.layout.text.LineBreakClass.CL;
import static browsy.layout.text.LineBreakClass.CP;
import static browsy.layout.text.LineBreakClass.DOTTED_CIRCLE;
import static browsy.layout.text.LineBreakClass.EX;
import static browsy.layout.text.LineBreakClass.HL;
import static browsy.layout.text.LineBreakClass.HY;
import static browsy.layout.text.LineBreakClass.IS;
import static browsy.layout.text.LineBreakClass.NU;
import static browsy.layout.text.LineBreakClass.OP;
import static browsy.layout.text.LineBreakClass.PO;
import static browsy.layout.text.LineBreakClass.PR;
import static browsy.layout.text.LineBreakClass.SA;
import static browsy.layout.text.LineBreakClass.SY;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * The soft wrap opportunities that {@code word-break: break-all} adds: letters and numbers behave
 * like ideographs. As in browsers, only the two characters next to the opportunity count.
 *
 * @see <a href="https://www.w3.org/TR/css-text-3/#valdef-word-break-break-all">CSS Text 3</a>
 */
final class BreakAllPairs {

    /** The line break classes after an opportunity by the class before it. */
    private static final Map<LineBreakClass, Set<LineBreakClass>> ALLOWED = allowed();

    /** The maximum distance from combining marks to their base, which bounds the search. */
    private static final int MAX_CLUSTER = 64;

    private BreakAllPairs() {}

    /** Tests whether {@code break-all} adds an opportunity before an index. */
    static boolean isAllowed(String text, int index) {
        int before = baseBefore(text, index);
        Set<LineBreakClass> allowed = ALLOWED.get(before == '-' ? HY : classOf(before));
        return allowed != null && allowed.contains(classOf(text.codePointAt(index)));
    }

    /** Returns the base character of the grapheme before an index. */
    private static int baseBefore(String text, int index) {
        int base = text.codePointBefore(index);
        int start = index - Character.charCount(base);
        int earliest = Math.max(0, index - MAX_CLUSTER);
        while (start > earliest && LineBreakClass.of(base) == LineBreakClass.CM) {
            base = text.codePointBefore(start);
            start -= Character.charCount(base);
        }
        return base;
    }

    private static LineBreakClass classOf(int codePoint) {
        if (codePoint == '+' || codePoint == '-' || codePoint == '|') {
            return AL; // as old browsers had it
        }
        LineBreakClass type = LineBreakClass.of(codePoint);
        return type == DOTTED_CIRCLE ? AL : type;
    }

    private static Map<LineBreakClass, Set<LineBreakClass>> allowed() {
        Map<LineBreakClass, Set<LineBreakClass>> pairs = new EnumMap<>(LineBreakClass.class);
        Set<LineBreakClass> afterLetters = EnumSet.of(AI, AL, HL, NU, SA, OP, PR);
        for (LineBreakClass letter : new LineBreakClass[] {AI, AL, HL, NU, SA, CP, CL}) {
            pairs.put(letter, afterLetters);
        }
        pairs.put(PO, EnumSet.of(AI, AL, HL, NU, PR, PO));
        pairs.put(IS, EnumSet.of(AI, AL, HL, NU));
        pairs.put(SY, EnumSet.of(AL, HL, NU, OP, PR));
        pairs.put(EX, EnumSet.of(AL, NU, PR, PO));
        pairs.put(BA, EnumSet.of(AL, NU, PR));
        pairs.put(PR, EnumSet.of(PO));
        pairs.put(HY, EnumSet.of(NU));
        return pairs;
    }
}
