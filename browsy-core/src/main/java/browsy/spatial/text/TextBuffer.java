package browsy.spatial.text;

import browsy.css.value.text.TextTransform;
import browsy.css.value.text.WhiteSpaceCollapse;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The text of one element as it is rendered: white space is collapsed and {@code text-transform}
 * applied as the style declares. The text has no white space around it. A single run of text that
 * needs no conversion is kept as it is; otherwise the runs are copied into a character array.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">css-text-4</a>
 */
public final class TextBuffer {

    private static final char[] NO_TEXT = {};

    /**
     * The text if it is a single run that needs no conversion but trimming; {@link #text} is then
     * empty. Null otherwise.
     */
    private @Nullable String only;

    private char[] text = NO_TEXT;
    private int length;

    /** Whether {@link #only} occurs literally in the document. */
    private boolean written;

    private boolean pendingSpace;
    private @Nullable String shown;

    /** The bitwise OR of all added characters. */
    private int bits;

    /** Adds a run of collapsible white space. */
    public void appendBlank(String run) {
        pendingSpace |= !run.isEmpty();
    }

    /** Adds a run of text. A run whose white space collapses must not be blank. */
    public void append(String run, WhiteSpaceCollapse collapse, TextTransform transform) {
        shown = null;
        String shown = transformed(run, transform.letterCase());
        // A single run that needs no conversion is kept as it is.
        if (collapse == WhiteSpaceCollapse.COLLAPSE && only == null && length == 0) {
            if (begin(shown)) {
                written = only != null && shown.equals(run);
                return;
            }
        }
        // Otherwise runs are converted character by character into the buffer.
        written = false;
        makeRoom(shown.length() + 1);
        join();
        boolean keepSpaces = collapse != WhiteSpaceCollapse.COLLAPSE;
        boolean keepBreaks =
                collapse == WhiteSpaceCollapse.PRESERVE
                        || collapse == WhiteSpaceCollapse.PRESERVE_BREAKS
                        || collapse == WhiteSpaceCollapse.BREAK_SPACES;
        keepSpaces &= collapse != WhiteSpaceCollapse.PRESERVE_BREAKS;
        for (int i = 0; i < shown.length(); i++) {
            char c = shown.charAt(i);
            bits |= c;
            if (isPlain(c)) {
                flushSpace();
                text[length++] = c;
            } else if (c == '\n' && keepBreaks) {
                breakLine();
            } else if (isCollapsible(c)) {
                if (keepSpaces && !pendingSpace) {
                    text[length++] = ' ';
                } else {
                    pendingSpace = true;
                }
            } else {
                flushSpace();
                text[length++] = c == '\u00A0' ? ' ' : c;
            }
        }
    }

    /**
     * Takes the first run without white space around it. Most elements have only one run. Returns
     * false if the run needs more conversion than trimming.
     */
    private boolean begin(String run) {
        int start = 0;
        int end = run.length();
        while (start < end && isCollapsible(run.charAt(start))) {
            start++;
        }
        while (end > start && isCollapsible(run.charAt(end - 1))) {
            end--;
        }
        int seen = 0;
        for (int i = start; i < end; i++) {
            char c = run.charAt(i);
            seen |= c;
            if (!isPlain(c) && (c != ' ' || run.charAt(i + 1) == ' ')) {
                return false;
            }
        }
        bits |= seen;
        if (start < end) {
            only = run.substring(start, end);
        }
        pendingSpace = end < run.length();
        return true;
    }

    /** Ensures capacity for the current text and a number of further characters. */
    private void makeRoom(int more) {
        int needed = more + (only != null ? only.length() : length);
        if (needed > text.length) {
            text = Arrays.copyOf(text, Math.max(needed, 2 * text.length));
        }
    }

    /** Copies the single run, if there is one, into the character array, to append more text. */
    private void join() {
        if (only != null) {
            length = only.length();
            only.getChars(0, length, text, 0);
            only = null;
        }
    }

    private static boolean isCollapsible(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    }

    /** Whether a character is copied unchanged. */
    private static boolean isPlain(char c) {
        return c > ' ' && c != '\u00A0';
    }

    /** Separates the next text from the text before it, because other content is between them. */
    public void separate() {
        pendingSpace = true;
    }

    private void breakLine() {
        pendingSpace = false;
        text[length++] = '\n';
    }

    private void flushSpace() {
        if (pendingSpace && length > 0 && !endsInSpace()) {
            text[length++] = ' ';
        }
        pendingSpace = false;
    }

    private boolean endsInSpace() {
        char last = text[length - 1];
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

    /**
     * Whether the next run continues a word of the run before. The first letters of such a run keep
     * their case.
     */
    private boolean isInWord() {
        CharSequence before = content();
        return !pendingSpace
                && before.length() > 0
                && isWordPart(before.charAt(before.length() - 1));
    }

    /**
     * Converts the first letter of each word of a text to title case.
     *
     * @param startsInWord whether the text starts inside a word
     */
    public static String capitalized(String run, boolean startsInWord) {
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

    /** Whether a character is part of a word. */
    static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '\'' || c == '\u2019';
    }

    private CharSequence content() {
        return only != null ? only : CharBuffer.wrap(text, 0, length);
    }

    /** The text if it is a single run that occurs literally in the document, null otherwise. */
    public @Nullable String asWritten() {
        return written ? only : null;
    }

    /**
     * Whether all characters are less than a given character. May return false although they are.
     */
    public boolean isBelow(int character) {
        return bits < Integer.highestOneBit(character);
    }

    /** Whether the text contains nothing but punctuation. */
    public boolean isTrivial() {
        CharSequence content = content();
        for (int i = 0; i < content.length(); ) {
            int c = Character.codePointAt(content, i);
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

    /** Symbols that are meaningful on their own. */
    private static final String SYMBOLS = "+<>=$€£¥%@&*#?!×÷←→↑↓«»‹›✓✔✕✖✗✘★☆☰⋮…≡";

    /** The text, empty if there is none. */
    @Override
    public String toString() {
        if (shown == null) {
            shown = (only != null ? only : new String(text, 0, length)).strip();
        }
        return shown;
    }
}
