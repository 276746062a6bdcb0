package browsy.layout.box;

import static browsy.style.property.BoxProperties.ASPECT_RATIO;

import java.util.List;

/**
 * Tells which boxes can be wider when they are stretched to be higher: those that have an aspect
 * ratio, and containers that stretch such boxes in turn.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio">css-sizing-4</a>
 */
public final class StretchDependence {
    private StretchDependence() {}

    /** Whether the intrinsic inline sizes of a box depend on a block size that is imposed on it. */
    public static boolean of(Box box) {
        return hasRatio(box)
                || box instanceof FlexBox flex && flex.isStretchDependent()
                || box instanceof GridBox grid && grid.isStretchDependent();
    }

    /** Whether this is so of any of the items of a container. */
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
