package browsy.layout.flow.inline.items;

import browsy.css.value.SizeKeyword;
import browsy.css.value.box.Display;
import browsy.html.InputTypes;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.LayoutContext;
import org.jsoup.nodes.Element;

/**
 * The table cell width calculation quirk: in quirks mode, the min-content size of a table cell with
 * automatic width has no break opportunities beside images.
 *
 * @see <a href="https://quirks.spec.whatwg.org/#the-table-cell-width-calculation-quirk">quirks</a>
 */
public final class CellImageBreakQuirk {
    private CellImageBreakQuirk() {}

    /** Whether the quirk applies to the content of a block while it is measured. */
    public static boolean areIn(
            BlockContainer block, InlineContent content, LayoutContext context) {
        return context.isQuirksMode()
                && block.style().display() == Display.TABLE_CELL
                && SizeProperties.inline(block).preferred() instanceof SizeKeyword
                && hasImage(content);
    }

    private static boolean hasImage(InlineContent content) {
        for (InlineItem item : content.items()) {
            if (item.kind() == InlineItem.Kind.ATOMIC && isImage(item.box())) {
                return true;
            }
        }
        return false;
    }

    static boolean isImage(Box box) {
        return box instanceof ReplacedBox
                && box.source() instanceof Element element
                && switch (element.normalName()) {
                    case "img", "video" -> true;
                    case "input" -> InputTypes.of(element.attr("type")).equals("image");
                    default -> false;
                };
    }
}
