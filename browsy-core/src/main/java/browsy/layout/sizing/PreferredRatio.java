package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.ASPECT_RATIO;
import static browsy.style.property.BoxProperties.BOX_SIZING;

import browsy.css.value.box.AspectRatio;
import browsy.css.value.box.BoxSizing;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/**
 * The preferred aspect ratio of a box: inline size divided by block size, of its content box or
 * border box.
 *
 * @param inlinePerBlock greater than zero
 * @param ofBorderBox whether the ratio applies to the border box; false for the content box
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio">css-sizing-4</a>
 */
public record PreferredRatio(double inlinePerBlock, boolean ofBorderBox) {

    /**
     * Returns the preferred aspect ratio of a box: with {@code auto} the natural ratio of a
     * replaced box if it has one, otherwise that of the style; null if there is none.
     */
    public static @Nullable PreferredRatio of(Box box) {
        AspectRatio property = box.style().get(ASPECT_RATIO);
        if (property.auto() && box instanceof ReplacedBox replaced) {
            Double natural = replaced.naturalSize().ratio();
            if (natural != null && natural > 0) {
                return of(box, natural, false);
            }
        }
        return ofStyle(box);
    }

    /**
     * Returns the ratio of the {@code aspect-ratio} property; null if it sets none or a degenerate
     * one.
     */
    public static @Nullable PreferredRatio ofStyle(Box box) {
        AspectRatio property = box.style().get(ASPECT_RATIO);
        if (!(property.ratio() > 0) || Double.isInfinite(property.ratio())) {
            return null;
        }
        boolean ofBorderBox =
                !property.auto() && box.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX;
        return of(box, property.ratio(), ofBorderBox);
    }

    private static PreferredRatio of(Box box, double widthPerHeight, boolean ofBorderBox) {
        return new PreferredRatio(
                box.flow().isHorizontal() ? widthPerHeight : 1 / widthPerHeight, ofBorderBox);
    }

    /** Returns the border-box inline size that the ratio derives from a border-box block size. */
    public double inlineFromBlock(double blockSize, LogicalEdges borderPadding) {
        if (ofBorderBox) {
            return Math.max(
                    LayoutUnit.truncate(blockSize * inlinePerBlock), borderPadding.inlineSum());
        }
        double content = Math.max(0, blockSize - borderPadding.blockSum());
        return LayoutUnit.truncate(content * inlinePerBlock) + borderPadding.inlineSum();
    }

    /** Returns the border-box block size that the ratio derives from a border-box inline size. */
    public double blockFromInline(double inlineSize, LogicalEdges borderPadding) {
        if (ofBorderBox) {
            return Math.max(
                    LayoutUnit.truncate(inlineSize / inlinePerBlock), borderPadding.blockSum());
        }
        double content = Math.max(0, inlineSize - borderPadding.inlineSum());
        return LayoutUnit.truncate(content / inlinePerBlock) + borderPadding.blockSum();
    }
}
