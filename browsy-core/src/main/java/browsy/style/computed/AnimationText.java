package browsy.style.computed;

import static browsy.style.property.AnimationProperties.ANIMATION_DELAY;
import static browsy.style.property.AnimationProperties.ANIMATION_DIRECTION;
import static browsy.style.property.AnimationProperties.ANIMATION_DURATION;
import static browsy.style.property.AnimationProperties.ANIMATION_FILL_MODE;
import static browsy.style.property.AnimationProperties.ANIMATION_ITERATION_COUNT;
import static browsy.style.property.AnimationProperties.ANIMATION_NAME;
import static browsy.style.property.AnimationProperties.ANIMATION_PLAY_STATE;

import browsy.css.parse.WideKeyword;
import browsy.css.value.CssNumber;
import browsy.css.value.Keyword;
import browsy.infra.Ascii;
import browsy.style.property.Property;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Serializes the lists of animations. Timelines are left out, because their kind is not kept. */
final class AnimationText {

    private static final Pattern IDENTIFIER = Pattern.compile("-?[A-Za-z_][-\\w]*");

    /** The serializations by property. */
    static final Map<String, Function<ComputedStyle, String>> BY_PROPERTY =
            Map.of(
                    "animation-name",
                    list(ANIMATION_NAME, AnimationText::name),
                    "animation-duration",
                    list(ANIMATION_DURATION, AnimationText::seconds),
                    "animation-delay",
                    list(ANIMATION_DELAY, AnimationText::seconds),
                    "animation-iteration-count",
                    list(ANIMATION_ITERATION_COUNT, AnimationText::iterations),
                    "animation-direction",
                    list(ANIMATION_DIRECTION, Keyword::css),
                    "animation-fill-mode",
                    list(ANIMATION_FILL_MODE, Keyword::css),
                    "animation-play-state",
                    list(ANIMATION_PLAY_STATE, paused -> paused ? "paused" : "running"));

    private AnimationText() {}

    private static <T> Function<ComputedStyle, String> list(
            Property<List<T>> property, Function<T, String> item) {
        return style -> style.get(property).stream().map(item).collect(Collectors.joining(", "));
    }

    private static String name(String name) {
        if (name.isEmpty()) {
            return "none";
        }
        String lower = Ascii.lower(name);
        boolean reserved =
                lower.equals("none") || lower.equals("default") || WideKeyword.named(lower) != null;
        return IDENTIFIER.matcher(name).matches() && !reserved
                ? name
                : '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static String seconds(double value) {
        return CssNumber.text(value) + "s";
    }

    private static String iterations(double number) {
        return Double.isInfinite(number) ? "infinite" : CssNumber.text(number);
    }
}
