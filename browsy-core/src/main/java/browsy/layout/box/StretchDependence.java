package browsy.layout.box;

import static browsy.style.property.BoxProperties.ASPECT_RATIO;

import java.util.List;

/**
 * Tests whether the inline size of a box can depend on its imposed block size. This holds for boxes
 * with an aspect ratio, and for containers that stretch such boxes.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio">css-sizing-4</a>
 */
public final class StretchDependence {
    private StretchDependence() {}

    /** Whether the intrinsic inline sizes of a box may depend on an imposed block size. */
    public static boolean of(Box box) {
        return hasRatio(box)
                || box instanceof FlexBox flex && flex.isStretchDependent()
                || box instanceof GridBox grid && grid.isStretchDependent();
    }

    /** Whether {@link #of} holds for any in-flow or floating item. */
    static boolean ofAny(List<Box> items) {
        for (Box item : items) {
            if (!item.isAbsolutelyPositioned() && of(item)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasRatio(Box box) {
        return box.style().get(ASPECT_RATIO).ratio() > 0
                || box instanceof ReplacedBox replaced && replaced.naturalSize().ratio() != null;
    }
}
