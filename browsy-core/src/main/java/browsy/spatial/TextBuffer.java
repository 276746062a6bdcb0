package browsy.spatial;

import browsy.css.value.TextTransform;
import browsy.css.value.WhiteSpaceCollapse;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The text of one element as it is rendered: white space collapsed and letters transformed as its
 * style says, without white space around it.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">css-text-4</a>
 */
final class TextBuffer {

    private final StringBuilder text = new StringBuilder();
    private boolean pendingSpace;
    private @Nullable String shown;

    /** Adds a run of text. */
    void append(String run, WhiteSpaceCollapse collapse, TextTransform transform) {
        shown = null;
        String shown = transformed(run, transform.letterCase());
        boolean keepSpaces = collapse != WhiteSpaceCollapse.COLLAPSE;
        boolean keepBreaks =
                collapse == WhiteSpaceCollapse.PRESERVE
                        || collapse == WhiteSpaceCollapse.PRESERVE_BREAKS
                        || collapse == WhiteSpaceCollapse.BREAK_SPACES;
        keepSpaces &= collapse != WhiteSpaceCollapse.PRESERVE_BREAKS;
        int length = shown.length();
        for (int i = 0; i < length; i++) {
            int start = i;
            while (i < length && isPlain(shown.charAt(i))) {
                i++;
            }
            if (i > start) {
                flushSpace();
                text.append(shown, start, i);
            }
            if (i == length) {
                break;
            }
            char c = shown.charAt(i);
            if (c == '\n' && keepBreaks) {
                breakLine();
            } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f') {
                if (keepSpaces && !pendingSpace) {
                    text.append(' ');
                } else {
                    pendingSpace = true;
                }
            } else {
                flushSpace();
                text.append(c == '\u00A0' ? ' ' : c);
            }
        }
    }

    /** Whether a character stands for itself. */
    private static boolean isPlain(char c) {
        return c > ' ' && c != '\u00A0';
    }

    /** Something that is no text of this element stands here. */
    void separate() {
        pendingSpace = true;
    }

    private void breakLine() {
        pendingSpace = false;
        text.append('\n');
    }

    private void flushSpace() {
        if (pendingSpace && !text.isEmpty() && !endsInSpace()) {
            text.append(' ');
        }
        pendingSpace = false;
    }

    private boolean endsInSpace() {
        char last = text.charAt(text.length() - 1);
        return last == ' ' || last == '\n';
    }

    private String transformed(String run, TextTransform.Case letterCase) {
        return switch (letterCase) {
            case UPPERCASE -> run.toUpperCase(Locale.ROOT);
            case LOWERCASE -> run.toLowerCase(Locale.ROOT);
            case CAPITALIZE -> capitalized(run, isInWord());
            case NONE, MATH_AUTO -> run;
        };
    }

    /** A word may go on from the run before; its letters then stay as they are. */
    private boolean isInWord() {
        return !pendingSpace && !text.isEmpty() && isWordPart(text.charAt(text.length() - 1));
    }

    /**
     * The text with the first letter of each word in title case.
     *
     * @param startsInWord whether the text goes on in the midst of a word
     */
    static String capitalized(String run, boolean startsInWord) {
        StringBuilder out = new StringBuilder(run.length());
        boolean inWord = startsInWord;
        for (int i = 0; i < run.length(); ) {
            int c = run.codePointAt(i);
            boolean letter = Character.isLetterOrDigit(c);
            out.appendCodePoint(letter && !inWord ? Character.toTitleCase(c) : c);
            inWord = letter || (inWord && isWordPart((char) c));
            i += Character.charCount(c);
        }
        return out.toString();
    }

    private static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '\'' || c == '\u2019';
    }

    /** Whether nothing but punctuation was added. */
    boolean isTrivial() {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (isTelling(c)) {
                return false;
            }
            i += Character.charCount(c);
        }
        return true;
    }

    private static boolean isTelling(int c) {
        return Character.isLetterOrDigit(c) || SYMBOLS.indexOf(c) >= 0 || c > 0x2E7F;
    }

    /** Characters that say something when they stand alone. */
    private static final String SYMBOLS = "+<>=$€£¥%@&*#?!×÷←→↑↓«»‹›✓✔✕✖✗✘★☆☰⋮…≡";

    /** The text, empty if there is none. */
    @Override
    public String toString() {
        if (shown == null) {
            shown = text.toString().strip();
        }
        return shown;
    }
}
