package browsy.layout.svg;

import browsy.layout.geometry.TransformMatrix;
import browsy.layout.natural.ViewBox;
import java.util.Locale;

/**
 * The transform from the user space of an element with a {@code viewBox} to its viewport, whose top
 * left corner is the origin.
 *
 * @see <a href="https://svgwg.org/svg2-draft/coords.html#ComputingAViewportsTransform">SVG 2</a>
 */
final class ViewBoxTransform {
    private ViewBoxTransform() {}

    /**
     * Returns the transform.
     *
     * @param width of the viewport
     * @param height of the viewport
     * @param aspect the value of {@code preserveAspectRatio}; empty for its default
     */
    static TransformMatrix of(ViewBox box, double width, double height, String aspect) {
        double scaleX = width / box.width();
        double scaleY = height / box.height();
        String fit = aspect.strip().toLowerCase(Locale.ROOT);
        if (!fit.startsWith("none")) {
            double scale =
                    fit.endsWith("slice") ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
            scaleX = scale;
            scaleY = scale;
        }
        double spareX = (width - box.width() * scaleX) * share(fit, "xmin", "xmax");
        double spareY = (height - box.height() * scaleY) * share(fit, "ymin", "ymax");
        return TransformMatrix.translation(spareX - box.x() * scaleX, spareY - box.y() * scaleY, 0)
                .times(TransformMatrix.scaling(scaleX, scaleY));
    }

    /** Returns the part of the spare space that is before the view box. */
    private static double share(String fit, String min, String max) {
        return fit.contains(min) ? 0 : fit.contains(max) ? 1 : 0.5;
    }
}
