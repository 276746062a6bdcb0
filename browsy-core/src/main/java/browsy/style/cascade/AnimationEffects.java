package browsy.style.cascade;

import static browsy.style.property.AnimationProperties.ANIMATION_NAME;
import static browsy.style.property.AnimationProperties.ANIMATION_TIMELINE;

import browsy.css.value.box.Display;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The declarations of the keyframe at which each animation of an element stays: after its end, or
 * where it is paused. Animations that never end have no effect.
 *
 * @param items the declarations, the strongest first
 * @param dependOnElement whether a value differs between elements that match the same rules
 */
record AnimationEffects(List<CascadeOrder.Item> items, boolean dependOnElement) {

    static final AnimationEffects NONE = new AnimationEffects(List.of(), false);

    private static final Level LEVEL = new Level(Origin.ANIMATION, false, 0, false, 0);

    /** Returns the effects of the declarations of a keyframe of the animation with a name. */
    static AnimationEffects of(DeclarationBlock block, String animation) {
        return block.isEmpty()
                ? NONE
                : new AnimationEffects(
                        List.of(new CascadeOrder.Item(block.part(false), LEVEL, null, animation)),
                        block.dependsOnElement());
    }

    /**
     * Returns the effects on an element or pseudo-element.
     *
     * @param style its style without animations
     * @param keyframes the rules that its animations can name
     */
    static AnimationEffects of(ComputedStyle style, Keyframes keyframes) {
        if (style.display() == Display.NONE) {
            return NONE;
        }
        // Later animations are stronger.
        List<AnimationEffects> parts = new ArrayList<>(1);
        for (int i = style.get(ANIMATION_NAME).size() - 1; i >= 0; i--) {
            AnimationEffects part = of(style, i, keyframes);
            if (part != NONE && !parts.contains(part)) {
                parts.add(part);
            }
        }
        return switch (parts.size()) {
            case 0 -> NONE;
            case 1 -> parts.get(0);
            default -> joined(parts);
        };
    }

    /** The effects of one animation in the list of a style. */
    private static AnimationEffects of(ComputedStyle style, int number, Keyframes keyframes) {
        KeyframesRule rule = keyframes.rule(style.get(ANIMATION_NAME).get(number));
        if (rule == null || !AnimationTiming.item(style, ANIMATION_TIMELINE, number)) {
            return NONE;
        }
        OptionalDouble progress = AnimationTiming.of(style, number).settledProgress();
        return progress.isPresent() ? rule.at(progress.getAsDouble()) : NONE;
    }

    private static AnimationEffects joined(List<AnimationEffects> parts) {
        List<CascadeOrder.Item> items = new ArrayList<>(parts.size());
        boolean dependOnElement = false;
        for (AnimationEffects part : parts) {
            items.addAll(part.items);
            dependOnElement |= part.dependOnElement;
        }
        return new AnimationEffects(List.copyOf(items), dependOnElement);
    }

    /** Returns the declarations that apply to an element, the strongest first. */
    List<CascadeOrder.Item> with(List<CascadeOrder.Item> declared) {
        return items.isEmpty() ? declared : CascadeOrder.withBelowImportant(declared, items);
    }

    /** Compares by identity: each keyframe has one object. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
