package browsy.spatial;

import browsy.content.ContentText;
import browsy.content.TextMark;
import browsy.css.value.TextTransform;
import browsy.css.value.WhiteSpaceCollapse;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The text of the lines of one block, whose white space collapses across the boxes that it stands
 * in: a space that opens or ends an inline box stands outside it, and none opens or ends a line.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">css-text-4</a>
 */
final class LineText {

    private final StringBuilder text = new StringBuilder();
    private Set<TextMark> marks = Set.of();

    /** Whether nothing stands on the line yet. */
    private boolean atStart = true;

    /** Whether a space comes before what is next. */
    private boolean pendingSpace;

    /** Whether the last thing on the line is a space that others collapse with. */
    private boolean endsInSpace;

    /** Whether the last thing on the line is a letter or digit, so that a word goes on. */
    private boolean inWord;

    /**
     * Adds a run of text.
     *
     * @param target takes the runs that are complete
     */
    void add(
            String run,
            WhiteSpaceCollapse collapse,
            TextTransform transform,
            Set<TextMark> newMarks,
            List<? super ContentText> target) {
        String shown = cased(run, transform);
        boolean keepSpaces =
                collapse == WhiteSpaceCollapse.PRESERVE
                        || collapse == WhiteSpaceCollapse.BREAK_SPACES
                        || collapse == WhiteSpaceCollapse.PRESERVE_SPACES;
        boolean keepBreaks =
                collapse == WhiteSpaceCollapse.PRESERVE
                        || collapse == WhiteSpaceCollapse.BREAK_SPACES
                        || collapse == WhiteSpaceCollapse.PRESERVE_BREAKS;
        for (int i = 0; i < shown.length(); i++) {
            char c = shown.charAt(i);
            if (c == '\n' && keepBreaks) {
                pendingSpace &= keepSpaces;
                put(c, newMarks, target);
                atStart = !keepSpaces;
            } else if (isCollapsible(c) && !keepSpaces) {
                pendingSpace |= !atStart && !endsInSpace;
            } else {
                put(c, newMarks, target);
            }
        }
    }

    private void put(char c, Set<TextMark> newMarks, List<? super ContentText> target) {
        if (!newMarks.equals(marks)) {
            boolean before = pendingSpace && marks.isEmpty() && text.length() > 0;
            if (before) {
                text.append(' ');
                pendingSpace = false;
            }
            flush(target);
            if (pendingSpace && !newMarks.isEmpty()) {
                target.add(new ContentText(" ", Set.of()));
                pendingSpace = false;
            }
            marks = newMarks;
        }
        if (pendingSpace) {
            text.append(' ');
            pendingSpace = false;
        }
        text.append(c);
        atStart = false;
        endsInSpace = false;
        inWord = Character.isLetterOrDigit(c) || c == '\'' || c == '\u2019';
    }

    private String cased(String run, TextTransform transform) {
        return switch (transform.letterCase()) {
            case UPPERCASE -> run.toUpperCase(Locale.ROOT);
            case LOWERCASE -> run.toLowerCase(Locale.ROOT);
            case CAPITALIZE -> TextBuffer.capitalized(run, inWord && !pendingSpace);
            case NONE, MATH_AUTO -> run;
        };
    }

    private static boolean isCollapsible(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    }

    /** Something that is not text stands here: spaces before it belong to what is before it. */
    void beforeBox(List<? super ContentText> target) {
        if (pendingSpace) {
            if (text.length() > 0 && marks.isEmpty()) {
                text.append(' ');
                flush(target);
            } else {
                flush(target);
                target.add(new ContentText(" ", Set.of()));
            }
            pendingSpace = false;
            endsInSpace = true;
        } else {
            flush(target);
        }
    }

    /** A box on the line ends here; spaces at its end stand behind it. */
    void afterBox(List<? super ContentText> target) {
        flush(target);
    }

    /** Something without text stands on the line. */
    void addObject() {
        atStart = false;
        endsInSpace = false;
        inWord = false;
    }

    /** Keeps what comes next apart from what is on the line. */
    void separate() {
        pendingSpace |= !atStart && !endsInSpace;
    }

    /** Ends the line. */
    void end(List<? super ContentText> target) {
        flush(target);
        pendingSpace = false;
        atStart = true;
        endsInSpace = false;
        inWord = false;
    }

    private void flush(List<? super ContentText> target) {
        if (text.length() > 0) {
            target.add(new ContentText(text.toString(), marks));
            text.setLength(0);
        }
    }
}
