package browsy.spatial;

import browsy.css.value.TextTransform;
import browsy.css.value.WhiteSpaceCollapse;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The text of one element as it is rendered: white space collapsed and letters transformed as its
 * style says, without white space around it.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">css-text-4</a>
 */
final class TextBuffer {

    private static final char[] NO_TEXT = {};

    /** The only run so far, if it is shown as it is written; {@link #text} is then empty. */
    private @Nullable String only;

    private char[] text = NO_TEXT;
    private int length;

    /** Whether {@link #only} stands in the document as it is shown. */
    private boolean written;

    private boolean pendingSpace;
    private @Nullable String shown;

    /** The bits of all characters that were added. */
    private int bits;

    /** Adds a run of white space that collapses. */
    void appendBlank(String run) {
        pendingSpace |= !run.isEmpty();
    }

    /** Adds a run of text, which is not blank if its white space collapses. */
    void append(String run, WhiteSpaceCollapse collapse, TextTransform transform) {
        shown = null;
        String shown = transformed(run, transform.letterCase());
        if (collapse == WhiteSpaceCollapse.COLLAPSE && only == null && length == 0) {
            if (begin(shown)) {
                written = only != null && shown.equals(run);
                return;
            }
        }
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
     * Takes the first run as it is written, without white space around it; most elements have no
     * other. False if there is more to do than to cut it.
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

    /** Makes room for what is there and so many characters more. */
    private void makeRoom(int more) {
        int needed = more + (only != null ? only.length() : length);
        if (needed > text.length) {
            text = Arrays.copyOf(text, Math.max(needed, 2 * text.length));
        }
    }

    /** Turns to more than one run. */
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

    /** A word may go on from the run before; its letters then stay as they are. */
    private boolean isInWord() {
        CharSequence before = content();
        return !pendingSpace
                && before.length() > 0
                && isWordPart(before.charAt(before.length() - 1));
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

    /** Whether a word goes on after a character. */
    static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '\'' || c == '\u2019';
    }

    private CharSequence content() {
        return only != null ? only : CharBuffer.wrap(text, 0, length);
    }

    /** All of the text if it is one run as it is written, null for all others. */
    @Nullable String asWritten() {
        return written ? only : null;
    }

    /** Whether no character is as large as one, or larger; false also where that is not known. */
    boolean isBelow(int character) {
        return bits < Integer.highestOneBit(character);
    }

    /** Whether nothing but punctuation was added. */
    boolean isTrivial() {
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

    /** Characters that say something when they stand alone. */
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
