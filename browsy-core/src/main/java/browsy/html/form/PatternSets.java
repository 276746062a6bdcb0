package browsy.html.form;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Sets of code points in ECMAScript regular expressions. */
final class PatternSets {

    /** The punctuation characters that may be escaped in a class. */
    static final String PUNCTUATION = "-&!#%,:;<=>@`~";

    /** The characters that are reserved in a class when doubled. */
    private static final String DOUBLES = "&!#$%*+,.:;<=>?@^`~";

    static final Set NONE = c -> false;

    private PatternSets() {}

    /** A set of code points. */
    interface Set extends IntPredicate {}

    static Set of(int codePoint, boolean ignoresCase) {
        if (!ignoresCase) {
            return c -> c == codePoint;
        }
        int folded = fold(codePoint);
        return c -> fold(c) == folded;
    }

    static boolean areEqual(int one, int other, boolean ignoresCase) {
        return one == other || (ignoresCase && fold(one) == fold(other));
    }

    static Set range(int first, int last, boolean ignoresCase) {
        return ignoresCase
                ? c ->
                        isIn(c, first, last)
                                || isIn(Character.toLowerCase(c), first, last)
                                || isIn(Character.toUpperCase(c), first, last)
                : c -> isIn(c, first, last);
    }

    static Set union(Set one, Set other) {
        return one == NONE ? other : c -> one.test(c) || other.test(c);
    }

    /** The set of a class escape such as {@code \d}; null if the letter is none. */
    static @Nullable Set escaped(char letter) {
        return switch (letter) {
            case 'd' -> c -> isIn(c, '0', '9');
            case 'D' -> c -> !isIn(c, '0', '9');
            case 'w' -> PatternSets::isWord;
            case 'W' -> c -> !isWord(c);
            case 's' -> PatternSets::isSpace;
            case 'S' -> c -> !isSpace(c);
            default -> null;
        };
    }

    static boolean isReservedDouble(int codePoint) {
        return DOUBLES.indexOf(codePoint) >= 0;
    }

    static boolean isWord(int c) {
        return isIn(c, 'a', 'z') || isIn(c, 'A', 'Z') || isIn(c, '0', '9') || c == '_';
    }

    static boolean isLineBreak(int c) {
        return c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029;
    }

    private static boolean isSpace(int c) {
        return isIn(c, '\t', '\r')
                || c == 0xFEFF
                || isLineBreak(c)
                || Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    private static boolean isIn(int c, int first, int last) {
        return c >= first && c <= last;
    }

    private static int fold(int c) {
        return Character.toLowerCase(Character.toUpperCase(c));
    }
}
