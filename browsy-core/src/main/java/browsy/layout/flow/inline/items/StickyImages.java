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
 * In quirks mode a table cell without a width of its own is at least as wide as its images are with
 * what stands right beside them.
 *
 * @see <a href="https://quirks.spec.whatwg.org/#the-table-cell-width-calculation-quirk">quirks</a>
 */
public final class StickyImages {
    private StickyImages() {}

    /** Whether lines do not break next to images while the content of a block is measured. */
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
