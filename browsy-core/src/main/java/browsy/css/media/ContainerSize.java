package browsy.css.media;

/**
 * The content box of a query container, and the reference values of lengths in queries on it.
 *
 * @param width CSS px
 * @param height CSS px
 * @param vertical whether the inline axis of the container is vertical
 * @param fontSize the font size of the container in CSS px
 * @param device the reference of viewport and root font units
 */
public record ContainerSize(
        double width, double height, boolean vertical, double fontSize, MediaEnvironment device) {

    /** Evaluates a size feature. An unknown feature or an invalid value is unknown. */
    Truth test(FeatureTest test) {
        FeatureValue.Lengths lengths = value -> MediaLengths.px(value, device, fontSize);
        double inline = vertical ? height : width;
        double block = vertical ? width : height;
        return switch (test.name()) {
            case "width" -> length(test, width, lengths);
            case "height" -> length(test, height, lengths);
            case "inline-size" -> length(test, inline, lengths);
            case "block-size" -> length(test, block, lengths);
            case "aspect-ratio" -> MediaFeatures.range(test, width / height, FeatureValue::ratio);
            case "orientation" -> MediaFeatures.orientation(test, width, height);
            default -> Truth.UNKNOWN;
        };
    }

    private static Truth length(FeatureTest test, double actual, FeatureValue.Lengths lengths) {
        return MediaFeatures.range(test, actual, v -> FeatureValue.length(v, lengths));
    }
}
