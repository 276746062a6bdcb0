package browsy.css.parse;

import browsy.css.value.Color;
import org.jspecify.annotations.Nullable;

/**
 * Interpolates two colors in a color space.
 *
 * @param space the interpolation color space
 * @param path the hue interpolation method; ignored for spaces without a hue
 * @see <a href="https://drafts.csswg.org/css-color-4/#interpolation">css-color-4</a>
 */
record ColorMixer(ColorSpace space, HuePath path) {

    /** The hue interpolation method: the arc of the hue circle between two hues. */
    enum HuePath {
        SHORTER,
        LONGER,
        INCREASING,
        DECREASING;

        static @Nullable HuePath named(String name) {
            return switch (name) {
                case "shorter" -> SHORTER;
                case "longer" -> LONGER;
                case "increasing" -> INCREASING;
                case "decreasing" -> DECREASING;
                default -> null;
            };
        }

        /** The angle to add to {@code from} to reach {@code to} on this arc, in degrees. */
        double difference(double from, double to) {
            double clockwise = (((to - from) % 360) + 360) % 360;
            return switch (this) {
                case SHORTER -> clockwise > 180 ? clockwise - 360 : clockwise;
                case LONGER -> clockwise > 0 && clockwise < 180 ? clockwise - 360 : clockwise;
                case INCREASING -> clockwise;
                case DECREASING -> clockwise == 0 ? 0 : clockwise - 360;
            };
        }
    }

    /**
     * Mixes two colors as {@code color-mix()} does, with premultiplied alpha.
     *
     * @param shareA the percentage of {@code a}; null if omitted
     * @param shareB the percentage of {@code b}; null if omitted
     */
    Color mix(Color a, @Nullable Double shareA, Color b, @Nullable Double shareB) {
        // Complete and normalize the percentages. A sum below 100% reduces alpha at the end.
        double first = shareA != null ? shareA : shareB != null ? 100 - shareB : 50;
        double second = shareB != null ? shareB : 100 - first;
        double sum = first + second;
        if (sum == 0) {
            return Color.TRANSPARENT;
        }
        // Interpolate; hues are not premultiplied.
        double t = second / sum;
        double alpha = a.alpha() + (b.alpha() - a.alpha()) * t;
        double[] from = space.channels(a);
        double[] to = space.channels(b);
        double[] mixed = new double[3];
        for (int i = 0; i < 3; i++) {
            if (i == space.hueChannel()) {
                mixed[i] = from[i] + path.difference(from[i], to[i]) * t;
            } else if (alpha == 0) {
                mixed[i] = from[i] + (to[i] - from[i]) * t;
            } else {
                mixed[i] = (from[i] * a.alpha() * (1 - t) + to[i] * b.alpha() * t) / alpha;
            }
        }
        return space.color(mixed, alpha * StrictMath.min(sum, 100) / 100);
    }
}
