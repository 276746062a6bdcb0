package browsy.style.cascade;

import static browsy.style.property.AnimationProperties.ANIMATION_NAME;

import browsy.css.media.ContainerSizes;
import browsy.css.selector.PseudoElementKind;
import browsy.style.computed.ParentTraits;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Computes the styles of elements and pseudo-elements from matched rules and shares them: elements
 * that match the same rules and take the same values from their parent get the same style object.
 */
final class ElementStyler {

    private final Cascade cascade;
    private final CustomProperties initialCustom;
    private final Keyframes.Scopes keyframes;
    private final Map<Key, ElementStyle> shared = new HashMap<>();

    /**
     * @param cascade computes styles that are not shared
     * @param initialCustom the custom properties that the root inherits
     * @param keyframes the keyframes of animations
     */
    ElementStyler(Cascade cascade, CustomProperties initialCustom, Keyframes.Scopes keyframes) {
        this.cascade = cascade;
        this.initialCustom = initialCustom;
        this.keyframes = keyframes;
    }

    /**
     * Returns the style of an element or pseudo-element: a shared one if possible, else a new one,
     * which is shared unless it depends on the element itself.
     *
     * <p>Shared styles are found by rules, style attribute, hints, custom properties and the
     * inherited values in {@link ParentTraits}. A style that inherits further values explicitly
     * ({@link ElementStyle#takesFromParent}) is found by a second key that includes the parent's
     * style.
     *
     * @param rules the rules that match, the weakest first
     * @param inline the declarations of the style attribute; null if there are none
     * @param hints the presentational hints; null if there are none
     */
    ElementStyle style(
            List<MatchedRule> rules,
            @Nullable DeclarationBlock inline,
            @Nullable DeclarationBlock hints,
            StyleTarget target) {
        Key key = new Key(rules, inline, hints, target, keyframes.of(target.element()));
        ElementStyle known = shared.get(key);
        if (known != null && known.takesFromParent()) {
            known = shared.get(key.below(target.within().parent()));
        }
        if (known == null) {
            known = cascade(rules, inline, hints, target);
            if (dependsOnElement(rules, inline) || known.animations().dependOnElement()) {
                return known;
            }
            // The entry under the general key shows whether the second key is needed.
            shared.putIfAbsent(key, known);
            if (known.takesFromParent()) {
                shared.put(key.below(target.within().parent()), known);
            }
        }
        return known;
    }

    /**
     * Returns, for each shared style, a supplier of the declarations it was computed from, apart
     * from those of animations, the strongest first. The matched selectors are those of the first
     * element with the style. Styles of a single element are left out.
     */
    Map<ElementStyle, Supplier<List<CascadeOrder.Item>>> declared() {
        Map<ElementStyle, Supplier<List<CascadeOrder.Item>>> declared =
                new IdentityHashMap<>(shared.size());
        shared.forEach((key, style) -> declared.put(style, key::declared));
        return declared;
    }

    /**
     * Computes a style without sharing it.
     *
     * @param items all declarations that apply, apart from those of animations, the strongest first
     */
    ElementStyle style(List<CascadeOrder.Item> items, StyleTarget target) {
        ElementStyle parent = target.within().parent();
        CustomProperties inherited = parent == null ? initialCustom : parent.custom();
        ElementStyle style = cascade.cascade(items, target, inherited);
        if (style.computed().get(ANIMATION_NAME) == ANIMATION_NAME.initial()) {
            return style;
        }
        Keyframes named = keyframes.of(target.element());
        AnimationEffects effects =
                named == null
                        ? AnimationEffects.NONE
                        : AnimationEffects.of(style.computed(), named);
        return effects == AnimationEffects.NONE
                ? style
                : cascade.cascade(effects.with(items), target, inherited)
                        .animatedBy(effects, style);
    }

    private static boolean dependsOnElement(
            List<MatchedRule> rules, @Nullable DeclarationBlock inline) {
        return Matches.dependOnElement(rules) || (inline != null && inline.dependsOnElement());
    }

    private ElementStyle cascade(
            List<MatchedRule> rules,
            @Nullable DeclarationBlock inline,
            @Nullable DeclarationBlock hints,
            StyleTarget target) {
        List<CascadeOrder.Item> items =
                CascadeOrder.strongestFirst(
                        rules, inline, hints, ActiveSheet.depth(target.element().scope()));
        return style(items, target);
    }

    /**
     * The inputs that determine a shared style: the matched rules with their sheets, the style
     * attribute and the hints (by identity), the inherited values, the tag or pseudo-element, the
     * keyframes and the container size.
     */
    private static final class Key {
        private static final MatchedRule[] NONE = {};

        private final MatchedRule[] rules;
        private final @Nullable DeclarationBlock inline;
        private final @Nullable DeclarationBlock hints;

        /** The style of the parent if the style inherits values explicitly; else null. */
        private final @Nullable ElementStyle parent;

        private final @Nullable CustomProperties custom;
        private final ParentTraits traits;
        private final String tag;
        private final @Nullable PseudoElementKind pseudo;
        private final @Nullable Keyframes keyframes;
        private final ContainerSizes.Size container;
        private final int depth;
        private final int hash;

        private Key(
                List<MatchedRule> matches,
                @Nullable DeclarationBlock inline,
                @Nullable DeclarationBlock hints,
                StyleTarget target,
                @Nullable Keyframes keyframes) {
            this.rules = matches.toArray(NONE);
            this.inline = inline;
            this.hints = hints;
            ParentContext within = target.within();
            ElementStyle above = within.parent();
            this.parent = null;
            this.custom = above == null ? null : above.custom();
            this.traits = within.traits();
            this.tag = target.tag();
            this.pseudo = target.pseudo();
            this.keyframes = keyframes;
            this.container = within.container();
            this.depth =
                    inline == null && hints == null
                            ? 0
                            : ActiveSheet.depth(target.element().scope());
            int h = traits.hashCode() * 31 + System.identityHashCode(inline);
            h = h * 31 + System.identityHashCode(hints);
            for (MatchedRule match : rules) {
                h = h * 31 + System.identityHashCode(match.rule());
            }
            this.hash = h * 31 + tag.hashCode();
        }

        private List<CascadeOrder.Item> declared() {
            return CascadeOrder.strongestFirst(List.of(rules), inline, hints, depth);
        }

        private Key(Key general, @Nullable ElementStyle parent) {
            this.rules = general.rules;
            this.inline = general.inline;
            this.hints = general.hints;
            this.parent = parent;
            this.custom = general.custom;
            this.traits = general.traits;
            this.tag = general.tag;
            this.pseudo = general.pseudo;
            this.keyframes = general.keyframes;
            this.container = general.container;
            this.depth = general.depth;
            this.hash = general.hash * 31 + System.identityHashCode(parent);
        }

        /**
         * Returns the second key, for a style that explicitly inherits from the given parent style.
         */
        Key below(@Nullable ElementStyle taken) {
            return new Key(this, taken);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(@Nullable Object o) {
            return o instanceof Key that
                    && hash == that.hash
                    && parent == that.parent
                    && pseudo == that.pseudo
                    && inline == that.inline
                    && hints == that.hints
                    && custom == that.custom
                    && keyframes == that.keyframes
                    && traits.equals(that.traits)
                    && depth == that.depth
                    && tag.equals(that.tag)
                    && container.equals(that.container)
                    && hasSameRules(that);
        }

        private boolean hasSameRules(Key that) {
            if (rules.length != that.rules.length) {
                return false;
            }
            for (int i = 0; i < rules.length; i++) {
                MatchedRule a = rules[i];
                MatchedRule b = that.rules[i];
                if (a != b && (a.rule() != b.rule() || a.sheet() != b.sheet())) {
                    return false;
                }
            }
            return true;
        }
    }
}
