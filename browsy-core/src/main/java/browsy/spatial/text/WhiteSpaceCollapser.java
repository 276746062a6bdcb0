package browsy.spatial.text;

import browsy.content.ContentText;
import browsy.content.TextMark;
import browsy.css.value.text.TextTransform;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.infra.JoinedText;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Collapses white space across the inline boxes of a block. A collapsed space at the edge of an
 * inline box is written outside the box. No line starts or ends with a collapsed space.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">css-text-4</a>
 */
public final class WhiteSpaceCollapser {

    private static final ContentText SPACE = new ContentText(" ", Set.of());

    private final JoinedText text = new JoinedText();

    /** The marks of {@link #text}. */
    private Set<TextMark> marks = Set.of();

    /** Whether the line is empty so far. */
    private boolean atStart = true;

    /** Whether a space must be written before the next text or box. */
    private boolean pendingSpace;

    /** Whether the line ends with a collapsible space. */
    private boolean endsInSpace;

    /** The last character on the line, 0 if the line does not end with text. */
    private char last;

    /** Separates the next text or box from the text before it, like collapsible white space. */
    public void separate() {
        pendingSpace |= !atStart && !endsInSpace;
    }

    /**
     * Adds a run of text.
     *
     * @param target receives the completed runs
     */
    public void add(
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
        boolean begun = false;
        for (int i = 0; i < shown.length(); i++) {
            char c = shown.charAt(i);
            boolean lineBreak = c == '\n' && keepBreaks;
            if (!lineBreak && !keepSpaces && isCollapsible(c)) {
                separate();
                continue;
            }
            pendingSpace &= !lineBreak || keepSpaces;
            if (!begun || pendingSpace) {
                begin(newMarks, target);
                begun = true;
            }
            int end = c > ' ' ? JoinedText.stretchEnd(shown, i) : i + 1;
            text.add(shown, i, end);
            i = end - 1;
            last = shown.charAt(i);
            atStart = lineBreak && !keepSpaces;
            endsInSpace = false;
        }
    }

    /** Completes the previous run if its marks differ, and writes the pending space. */
    private void begin(Set<TextMark> newMarks, List<? super ContentText> target) {
        if (newMarks != marks && !newMarks.equals(marks)) {
            boolean endsPlainText = marks.isEmpty() && !text.isEmpty();
            if (pendingSpace && endsPlainText) {
                text.addSpace();
                pendingSpace = false;
            }
            flush(target);
            if (pendingSpace && !newMarks.isEmpty()) {
                target.add(SPACE);
                pendingSpace = false;
            }
            marks = newMarks;
        }
        if (pendingSpace) {
            text.addSpace();
            pendingSpace = false;
        }
    }

    private String cased(String run, TextTransform transform) {
        return switch (transform.letterCase()) {
            case UPPERCASE -> run.toUpperCase(Locale.ROOT);
            case LOWERCASE -> run.toLowerCase(Locale.ROOT);
            case CAPITALIZE ->
                    TextBuffer.capitalized(run, !pendingSpace && TextBuffer.isWordPart(last));
            case NONE, MATH_AUTO -> run;
        };
    }

    private static boolean isCollapsible(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    }

    /** Begins an inline box. Writes the pending space before the box. */
    public void beforeBox(List<? super ContentText> target) {
        if (!pendingSpace) {
            flush(target);
            return;
        }
        if (!text.isEmpty() && marks.isEmpty()) {
            text.addSpace();
            flush(target);
        } else {
            flush(target);
            target.add(SPACE);
        }
        pendingSpace = false;
        endsInSpace = true;
    }

    /** Ends an inline box. The pending space is written after the box. */
    public void afterBox(List<? super ContentText> target) {
        flush(target);
    }

    /** Records that a box without text has been added to the line. */
    public void addObject() {
        atStart = false;
        endsInSpace = false;
        last = 0;
    }

    /** Ends the line. */
    public void end(List<? super ContentText> target) {
        flush(target);
        pendingSpace = false;
        atStart = true;
        endsInSpace = false;
        last = 0;
    }

    private void flush(List<? super ContentText> target) {
        if (!text.isEmpty()) {
            target.add(new ContentText(text.take(), marks));
        }
    }
}
