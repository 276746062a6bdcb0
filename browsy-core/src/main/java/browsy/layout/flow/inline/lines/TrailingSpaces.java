package browsy.layout.flow.inline.lines;

import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.quirks.InlineQuirks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * White space at the end of a line: removes collapsible spaces, and lets others hang (white space
 * processing, Phase II).
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-2">css-text-4</a>
 */
final class TrailingSpaces {
    private final ItemSizes sizes;
    private final boolean hangsIdeographic;

    /**
     * Creates the processing for a filler.
     *
     * @param isLayout whether lines are laid out, not measured; ideographic spaces then hang
     */
    TrailingSpaces(ItemSizes sizes, boolean isLayout) {
        this.sizes = sizes;
        this.hangsIdeographic = !InlineQuirks.countsIdeographicSpaces(!isLayout);
    }

    /**
     * Removes or hangs the white space at the end of a filled line.
     *
     * @param mayHyphenate whether a soft hyphen at the end is shown: the line does not end a
     *     paragraph
     */
    void trim(List<LineItem> filled, boolean mayHyphenate) {
        boolean isAtEnd = true;
        for (int i = filled.size() - 1; i >= 0; i--) {
            LineItem line = filled.get(i);
            InlineItem item = line.item();
            if (item.kind() == Kind.TEXT) {
                if (!isAtEnd && item.collapsesSpaces()) {
                    // Collapsible spaces before preserved ones are not at the end.
                    return;
                }
                LineItem trimmed = trimmed(line, mayHyphenate);
                filled.set(i, trimmed);
                if (trimmed.start() < trimmed.end() && !isPreservedSpace(trimmed)) {
                    return;
                }
                isAtEnd &= trimmed.start() == trimmed.end();
            } else if (item.kind() == Kind.TAB && ItemSizes.hangs(item)) {
                filled.set(i, hanging(line, line.inlineSize()));
                isAtEnd = false;
            } else if (item.kind() == Kind.ATOMIC || item.kind() == Kind.TAB) {
                return;
            }
        }
    }

    /** Whether a part consists only of preserved spaces that hang; those before it hang, too. */
    private boolean isPreservedSpace(LineItem part) {
        return ItemSizes.hangs(part.item())
                && !part.item().collapsesSpaces()
                && sizes.isSpace(part);
    }

    /**
     * Returns the decrease of the size of the last text if the line ends after it: collapsible
     * spaces are removed, and the text is measured as the end of a line. Negative if it gets a
     * hyphen. Hanging spaces are not subtracted.
     *
     * @param last the last text, tab or atomic inline; null without one
     */
    double trailingSpace(@Nullable LineItem last) {
        return last != null && last.item().isText()
                ? last.inlineSize() - trimmed(last, true).inlineSize()
                : 0;
    }

    /** Returns the size of the spaces at the end of a text. */
    double spacesAtEnd(LineItem line) {
        int visible = sizes.endWithoutSpaces(line.start(), line.end());
        return line.inlineSize() - sizes.textAtLineEnd(line.item(), line.start(), visible);
    }

    /** Returns a text at the end of a line, with its trailing spaces removed or hanging. */
    private LineItem trimmed(LineItem line, boolean mayHyphenate) {
        InlineItem item = line.item();
        WhiteSpaceCollapse collapse = item.box().style().get(WHITE_SPACE_COLLAPSE);
        int visible = sizes.endWithoutSpaces(line.start(), line.end());
        switch (collapse) {
            case COLLAPSE, PRESERVE_BREAKS:
                if (visible == line.end()
                        && (line.isEndMeasured() || sizes.isWholeAtEnd(item, visible))) {
                    return line;
                }
                int end = sizes.endWithoutCollapsible(line.start(), line.end());
                LineItem kept =
                        mayHyphenate && item.wraps()
                                ? sizes.lastText(item, line.start(), end)
                                : sizes.finalText(item, line.start(), end);
                return visible == end || !item.wraps() || !hangsIdeographic
                        ? kept
                        : hanging(kept, visible);
            case BREAK_SPACES:
                return line;
            default:
                if (!item.wraps() || visible == line.end()) {
                    return line;
                }
                return hanging(line, visible);
        }
    }

    /** Returns a part with the white space after index {@code visible} hanging. */
    private LineItem hanging(LineItem line, int visible) {
        double shown = sizes.textAtLineEnd(line.item(), line.start(), visible);
        return hanging(line, line.inlineSize() - shown);
    }

    private static LineItem hanging(LineItem line, double hangs) {
        return LineItem.text(
                line.item(), line.start(), line.end(), line.inlineSize(), hangs, false);
    }
}
