package browsy.css.media;

import browsy.css.media.FeatureTest.Comparison;
import browsy.css.media.FeatureTest.Operator;
import browsy.css.syntax.ComponentValue;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates media features on a {@link MediaEnvironment}.
 *
 * @see <a href="https://drafts.csswg.org/mediaqueries-5/#media-descriptor-table">Media Queries</a>
 */
final class MediaFeatures {

    /**
     * A discrete feature.
     *
     * @param actual the keywords that are true
     * @param known all valid keywords
     * @param inBooleanContext the value of the feature without a keyword
     */
    private record Discrete(Set<String> actual, Set<String> known, boolean inBooleanContext) {}

    private static final Map<String, Discrete> DISCRETE =
            Map.ofEntries(
                    discrete("hover", "hover", true, "none"),
                    discrete("any-hover", "hover", true, "none"),
                    discrete("pointer", "fine", true, "none", "coarse"),
                    discrete("any-pointer", "fine", true, "none", "coarse"),
                    discrete("prefers-color-scheme", "light", true, "dark"),
                    discrete("prefers-reduced-motion", "no-preference", false, "reduce"),
                    discrete("prefers-reduced-transparency", "no-preference", false, "reduce"),
                    discrete("prefers-contrast", "no-preference", false, "more", "less", "custom"),
                    discrete("forced-colors", "none", false, "active"),
                    discrete("scripting", "none", false, "initial-only", "enabled"),
                    discrete("update", "fast", true, "none", "slow"),
                    discrete("overflow-block", "scroll", true, "none", "paged"),
                    discrete("overflow-inline", "scroll", true, "none"),
                    discrete(
                            "display-mode",
                            "browser",
                            true,
                            "fullscreen",
                            "standalone",
                            "minimal-ui",
                            "window-controls-overlay",
                            "picture-in-picture"),
                    discrete("dynamic-range", "standard", true, "high"),
                    discrete("color-gamut", "srgb", true, "p3", "rec2020"),
                    discrete("device-posture", "continuous", true, "folded"));

    private MediaFeatures() {}

    private static Map.Entry<String, Discrete> discrete(
            String name, String actual, boolean inBooleanContext, String... others) {
        Set<String> known = new HashSet<>(List.of(others));
        known.add(actual);
        return Map.entry(name, new Discrete(Set.of(actual), Set.copyOf(known), inBooleanContext));
    }

    /** Evaluates a test. An unknown feature or an invalid value is unknown. */
    static Truth test(FeatureTest test, MediaEnvironment device) {
        FeatureValue.Lengths lengths =
                value -> MediaLengths.px(value, device, MediaLengths.INITIAL_FONT_SIZE);
        return switch (test.name()) {
            case "width", "device-width" ->
                    range(test, device.width(), v -> FeatureValue.length(v, lengths));
            case "height", "device-height" ->
                    range(test, device.height(), v -> FeatureValue.length(v, lengths));
            case "aspect-ratio", "device-aspect-ratio" ->
                    range(test, device.width() / device.height(), FeatureValue::ratio);
            case "resolution" -> range(test, device.devicePixelRatio(), FeatureValue::resolution);
            case "-webkit-device-pixel-ratio" ->
                    range(test, device.devicePixelRatio(), FeatureValue::number);
            case "color" -> range(test, 8, FeatureValue::number);
            case "color-index", "monochrome" -> range(test, 0, FeatureValue::number);
            case "horizontal-viewport-segments", "vertical-viewport-segments" ->
                    range(test, 1, FeatureValue::number);
            case "grid" -> flag(test, 0);
            case "-webkit-transform-3d" -> flag(test, 1);
            case "orientation" -> orientation(test, device.width(), device.height());
            default -> {
                Discrete discrete = DISCRETE.get(test.name());
                yield discrete == null ? Truth.UNKNOWN : keyword(test, discrete);
            }
        };
    }

    /**
     * Evaluates a range feature. In a boolean context it is true if it is not 0.
     *
     * @param actual the value of the feature
     * @param parser parses the value of a comparison; returns null if it is invalid
     */
    static Truth range(
            FeatureTest test,
            double actual,
            Function<List<ComponentValue>, @Nullable Double> parser) {
        if (test.comparisons().isEmpty()) {
            return Truth.of(actual != 0);
        }
        Truth truth = Truth.TRUE;
        for (Comparison comparison : test.comparisons()) {
            Double value = parser.apply(comparison.value());
            if (value == null) {
                return Truth.UNKNOWN;
            }
            int order = Double.compare(actual + 0.0, value + 0.0);
            truth = truth.and(Truth.of(comparison.operator().holds(order)));
        }
        return truth;
    }

    /** Evaluates a feature with a number that takes no range comparisons. */
    private static Truth flag(FeatureTest test, int actual) {
        boolean ranged = test.comparisons().stream().anyMatch(Comparison::range);
        return ranged ? Truth.UNKNOWN : range(test, actual, FeatureValue::number);
    }

    static Truth orientation(FeatureTest test, double width, double height) {
        String actual = height >= width ? "portrait" : "landscape";
        return keyword(test, new Discrete(Set.of(actual), Set.of("portrait", "landscape"), true));
    }

    private static Truth keyword(FeatureTest test, Discrete discrete) {
        if (test.comparisons().isEmpty()) {
            return Truth.of(discrete.inBooleanContext());
        }
        Comparison comparison = test.comparisons().get(0);
        String wanted = FeatureValue.ident(comparison.value());
        boolean valid =
                test.comparisons().size() == 1
                        && !comparison.range()
                        && comparison.operator() == Operator.EQUAL
                        && wanted != null
                        && discrete.known().contains(wanted);
        return valid ? Truth.of(discrete.actual().contains(wanted)) : Truth.UNKNOWN;
    }
}
