package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.BOX_SIZING;

import browsy.css.value.CalcSize;
import browsy.css.value.box.BoxSizing;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;

/**
 * Resolves {@code calc-size()} to used sizes.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#resolving-calc-size">css-values-5</a>
 */
public final class CalculatedSizes {
    private CalculatedSizes() {}

    /**
     * Returns the border-box size that a {@code calc-size()} yields.
     *
     * @param basis the border-box size of the calc-size basis in CSS px
     * @param edges border and padding along the same axis in CSS px
     * @param percentage the percentage basis; percentages are 0 if it is indefinite
     */
    public static double borderBox(
            Box box, CalcSize size, double basis, double edges, AvailableSize percentage) {
        boolean ofBorderBox = box.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX;
        double outside = ofBorderBox ? 0 : edges;
        double result = size.apply(basis - outside, percentage.orElse(0));
        return Math.max(Math.max(result, 0) + outside, edges);
    }
}
