package browsy.layout.flow;

import static browsy.style.property.TextProperties.TEXT_BOX_TRIM;

import browsy.css.value.inline.TextBoxTrim;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.TextTrim;
import browsy.layout.flow.inline.items.InlineContentCache;
import browsy.layout.geometry.LogicalEdges;
import browsy.style.PseudoElement;
import org.jspecify.annotations.Nullable;

/**
 * {@code text-box-trim} of a block container: the trimmed ends of its content, and the children
 * that contain these ends.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-trim">css-inline-3</a>
 */
final class TextBoxTrimming {
    private static final TextBoxTrimming NONE = new TextBoxTrimming(TextTrim.NONE, null, null);

    private final TextTrim trim;
    private final @Nullable Box first;
    private final @Nullable Box last;

    private TextBoxTrimming(TextTrim trim, @Nullable Box first, @Nullable Box last) {
        this.trim = trim;
        this.first = first;
        this.last = last;
    }

    /**
     * Returns the trimming of a box, by its own property and by that of its ancestors.
     *
     * @param edges border and padding of the box; if not 0 at an end, trimming by ancestors does
     *     not reach its text there
     */
    static TextBoxTrimming of(
            Box box, LayoutInput input, LogicalEdges edges, InlineContentCache contents) {
        TextBoxTrim own =
                box instanceof BlockContainer ? box.style().get(TEXT_BOX_TRIM) : TextBoxTrim.NONE;
        TextTrim trim =
                TextTrim.of(
                        own.trimsStart() || (input.textTrim().start() && edges.blockStart() == 0),
                        own.trimsEnd() || (input.textTrim().end() && edges.blockEnd() == 0));
        if (trim == TextTrim.NONE) {
            return NONE;
        }
        boolean isSplit = box.children().stream().anyMatch(TextBoxTrimming::isSplit);
        Box first = null;
        Box last = null;
        for (Box child : box.children()) {
            if (!child.isOutOfFlow()
                    && child.pseudo() != PseudoElement.MARKER
                    && !(isSplit && child.isAnonymous() && contents.isBlank(child))) {
                first = first == null ? child : first;
                last = child;
            }
        }
        return new TextBoxTrimming(trim, first, last);
    }

    private static boolean isSplit(Box child) {
        return child instanceof BlockContainer block && block.splitInline() != null;
    }

    /** Returns the trimming of the lines of the box. */
    TextTrim ofLines() {
        return trim;
    }

    /**
     * Returns the constraints of a child with the trimming that applies to it.
     *
     * @param input the constraints without trimming
     */
    LayoutInput inputOf(Box child, LayoutInput input) {
        if (this == NONE) {
            return input.withTextTrim(TextTrim.NONE);
        }
        return input.withTextTrim(
                TextTrim.of(trim.start() && child == first, trim.end() && child == last));
    }
}
