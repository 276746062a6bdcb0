package browsy.output;

import browsy.content.TextMark;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A part of a paragraph that is to be written as Markdown. */
sealed interface MarkdownInline {

    /**
     * Text of the page.
     *
     * @param marks what it is set in, without {@link TextMark#CODE}
     */
    record Words(String text, Set<TextMark> marks) implements MarkdownInline {}

    /** Code of the page. */
    record Code(String text, Set<TextMark> marks) implements MarkdownInline {}

    /** A line ends here. */
    record Break() implements MarkdownInline {}

    /** A block ends here, which stands in a place where there are no blocks. */
    record Gap() implements MarkdownInline {}

    /** Nothing. */
    record Nothing() implements MarkdownInline {}

    /** What is Markdown already: a picture, or the marker of an item. */
    record Written(String markdown) implements MarkdownInline {}

    /**
     * A link begins.
     *
     * @param marks those of all texts in it
     */
    record LinkStart(Set<TextMark> marks) implements MarkdownInline {}

    /**
     * A link ends.
     *
     * @param target what stands in its parentheses
     */
    record LinkEnd(String target) implements MarkdownInline {}

    /** The marks that it has by itself, null if it takes those around it. */
    default @Nullable Set<TextMark> ownMarks() {
        if (this instanceof Words words) {
            return words.text().isBlank() ? null : words.marks();
        }
        return this instanceof Code code ? code.marks() : null;
    }
}
