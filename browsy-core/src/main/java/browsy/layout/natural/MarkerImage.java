package browsy.layout.natural;

import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.content.ContentItem;
import browsy.infra.DataUrl;
import browsy.layout.box.NaturalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * Images as list markers.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#image-markers">css-lists-3</a>
 */
public final class MarkerImage {
    /** The distance between an inside marker and the text, in CSS px. */
    private static final double DISTANCE = 7;

    private MarkerImage() {}

    /** Whether an image needs a request; until it is loaded it has no size. */
    public static boolean isLoading(ContentItem.Image image) {
        return !image.url().isEmpty() && !DataUrl.is(image.url());
    }

    /**
     * Returns the size of a marker image.
     *
     * @param inside whether the marker is inside the list item, so that a distance to the text is
     *     added
     * @return null if the image is invalid
     */
    public static @Nullable NaturalSize size(
            ContentItem.Image image, ComputedStyle style, boolean inside) {
        NaturalSize natural =
                image.url().isEmpty()
                        ? NaturalSize.NONE
                        : Picture.ofSet(image.url(), image.density());
        if (natural == null) {
            return null;
        }
        NaturalSize zoomed = natural.times(style.get(EFFECTIVE_ZOOM));
        double bullet = new ControlFont(style).ascent() / 2;
        double width = side(zoomed.width(), zoomed.height(), zoomed.ratio(), bullet);
        double height = side(zoomed.height(), zoomed.width(), inverse(zoomed.ratio()), bullet);
        boolean horizontal = WritingFlow.of(style).isHorizontal();
        return new NaturalSize(
                inside && horizontal ? width + DISTANCE : width,
                inside && !horizontal ? height + DISTANCE : height,
                null);
    }

    /**
     * Returns one side of an image; without a natural size it is that of a bullet.
     *
     * @param own this side; null if unknown
     * @param other the other side; null if unknown
     * @param ratio of this side to the other; null if unknown
     * @param bullet the size of a bullet
     * @see <a href="https://drafts.csswg.org/css-images-3/#default-sizing">css-images-3</a>
     */
    private static double side(
            @Nullable Double own, @Nullable Double other, @Nullable Double ratio, double bullet) {
        if (own != null) {
            return own;
        }
        if (ratio == null) {
            return bullet;
        }
        return other == null ? Math.min(bullet, bullet * ratio) : other * ratio;
    }

    private static @Nullable Double inverse(@Nullable Double ratio) {
        return ratio == null || ratio == 0 ? null : Double.valueOf(1 / ratio);
    }
}
