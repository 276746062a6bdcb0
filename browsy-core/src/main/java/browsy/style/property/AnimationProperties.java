package browsy.style.property;

import browsy.css.parse.AnimationParsers;
import browsy.css.parse.CommaListParser;
import browsy.css.parse.KeywordParser;
import browsy.css.parse.ValueParser;
import browsy.css.value.animation.AnimationDirection;
import browsy.css.value.animation.FillMode;
import java.util.List;
import java.util.Set;

/**
 * Properties of animations. The lists are never empty; the list of names determines the number of
 * animations, and shorter lists are repeated.
 *
 * @see <a href="https://drafts.csswg.org/css-animations-2/">css-animations-2</a>
 */
public final class AnimationProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    /** The names of {@code @keyframes} rules; empty strings for {@code none}. */
    public static final Property<List<String>> ANIMATION_NAME =
            list("animation-name", "", AnimationParsers::name);

    /** In seconds. */
    public static final Property<List<Double>> ANIMATION_DURATION =
            list("animation-duration", 0.0, AnimationParsers::duration);

    /** In seconds. */
    public static final Property<List<Double>> ANIMATION_DELAY =
            list("animation-delay", 0.0, AnimationParsers::delay);

    /** Numbers of at least 0, or infinity. */
    public static final Property<List<Double>> ANIMATION_ITERATION_COUNT =
            list("animation-iteration-count", 1.0, AnimationParsers::iterations);

    public static final Property<List<AnimationDirection>> ANIMATION_DIRECTION =
            list(
                    "animation-direction",
                    AnimationDirection.NORMAL,
                    KeywordParser.of(AnimationDirection.class));
    public static final Property<List<FillMode>> ANIMATION_FILL_MODE =
            list("animation-fill-mode", FillMode.NONE, KeywordParser.of(FillMode.class));

    /** Whether each animation is paused. */
    public static final Property<List<Boolean>> ANIMATION_PLAY_STATE =
            list(
                    "animation-play-state",
                    false,
                    KeywordParser.one("running", false).and("paused", true));

    /** Whether the timeline of each animation is that of the document. */
    public static final Property<List<Boolean>> ANIMATION_TIMELINE =
            list("animation-timeline", true, AnimationParsers::timeline);

    /** All properties of animations. */
    public static final Set<Property<?>> ALL = Set.copyOf(GROUP.sorted());

    private AnimationProperties() {}

    private static <T> Property<List<T>> list(String name, T initial, ValueParser<T> item) {
        return GROUP.reset(name, List.of(initial), new CommaListParser<>(item));
    }

    static void addTo(Shorthands shorthands) {
        shorthands.add(
                "animation",
                List.of(
                        ANIMATION_DURATION,
                        ANIMATION_DELAY,
                        ANIMATION_ITERATION_COUNT,
                        ANIMATION_DIRECTION,
                        ANIMATION_FILL_MODE,
                        ANIMATION_PLAY_STATE,
                        ANIMATION_NAME,
                        ANIMATION_TIMELINE),
                ShorthandGrammar.ANIMATION);
    }
}
