package browsy.output;

import browsy.content.TextMark;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A part of a paragraph that is to be written as Markdown. */
sealed interface MarkdownInline {

    /**
     * Text of the page.
     *
     * @param marks its formatting, without {@link TextMark#CODE}
     */
    record Words(String text, Set<TextMark> marks) implements MarkdownInline {}

    /** Code of the page. */
    record Code(String text, Set<TextMark> marks) implements MarkdownInline {}

    /** A line break of the page. */
    record Break() implements MarkdownInline {}

    /** The boundary of a block in a place where Markdown permits no blocks. */
    record Gap() implements MarkdownInline {}

    /** A placeholder that produces no output. */
    record Nothing() implements MarkdownInline {}

    /** Finished Markdown: an image, or the marker of a list item. */
    record Written(String markdown) implements MarkdownInline {}

    /**
     * The start of a link.
     *
     * @param marks the formatting that all texts in the link share
     */
    record LinkStart(Set<TextMark> marks) implements MarkdownInline {}

    /**
     * The end of a link.
     *
     * @param target its destination and title, which are written in parentheses
     */
    record LinkEnd(String target) implements MarkdownInline {}

    /** Returns the formatting of this part; null if it takes that of its neighbours. */
    default @Nullable Set<TextMark> ownMarks() {
        if (this instanceof Words words) {
            return words.text().isBlank() ? null : words.marks();
        }
        return this instanceof Code code ? code.marks() : null;
    }
}
