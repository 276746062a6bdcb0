package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.BOX_SIZING;

import browsy.css.value.CalcSize;
import browsy.css.value.box.BoxSizing;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;

/**
 * Used sizes of {@code calc-size()}.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#resolving-calc-size">css-values-5</a>
 */
public final class CalculatedSizes {
    private CalculatedSizes() {}

    /**
     * The border-box size that a calculation makes of another one.
     *
     * @param basis the border-box size of the root basis in CSS px
     * @param edges border and padding along the same axis in CSS px
     * @param percentage what percentages are of; where that is indefinite they are 0
     */
    public static double borderBox(
            Box box, CalcSize size, double basis, double edges, AvailableSize percentage) {
        boolean ofBorderBox = box.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX;
        double outside = ofBorderBox ? 0 : edges;
        double result = size.apply(basis - outside, percentage.orElse(0));
        return Math.max(Math.max(result, 0) + outside, edges);
    }
}
