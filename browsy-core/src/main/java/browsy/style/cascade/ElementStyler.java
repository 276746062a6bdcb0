package browsy.style.cascade;

import browsy.css.media.ContainerSizes;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.PropertyValue;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes styles from matched rules, once for all elements that match the same rules in the same
 * place: most elements of a page are like another one.
 */
final class ElementStyler {

    private final Cascade cascade;
    private final CustomProperties initialCustom;
    private final Map<Key, ElementStyle> shared = new HashMap<>();

    /**
     * @param initialCustom what the root inherits
     */
    ElementStyler(Cascade cascade, CustomProperties initialCustom) {
        this.cascade = cascade;
        this.initialCustom = initialCustom;
    }

    /**
     * The style of an element or pseudo-element.
     *
     * @param rules the rules that match, the weakest first
     */
    ElementStyle style(
            List<MatchedRule> rules,
            @Nullable DeclarationBlock inline,
            List<PropertyValue> hints,
            Place place) {
        if (!hints.isEmpty() || dependsOnElement(rules, inline)) {
            return cascade(rules, inline, hints, place);
        }
        Key key = new Key(rules, inline, place);
        ElementStyle known = shared.get(key);
        if (known == null) {
            known = cascade(rules, inline, hints, place);
            shared.put(key, known);
        }
        return known;
    }

    /**
     * What is declared for the elements that share a style, the strongest first, each style with
     * the rules of the first of them; styles that are one element's own are left out.
     */
    Map<ElementStyle, Supplier<List<CascadeOrder.Item>>> declared() {
        Map<ElementStyle, Supplier<List<CascadeOrder.Item>>> declared =
                new IdentityHashMap<>(shared.size());
        shared.forEach((key, style) -> declared.put(style, key::declared));
        return declared;
    }

    private static boolean dependsOnElement(
            List<MatchedRule> rules, @Nullable DeclarationBlock inline) {
        for (MatchedRule match : rules) {
            if (match.rule().block().dependsOnElement()) {
                return true;
            }
        }
        return inline != null && inline.dependsOnElement();
    }

    private ElementStyle cascade(
            List<MatchedRule> rules,
            @Nullable DeclarationBlock inline,
            List<PropertyValue> hints,
            Place place) {
        List<CascadeOrder.Item> items =
                CascadeOrder.strongestFirst(
                        rules,
                        inline,
                        hints.isEmpty() ? null : DeclarationBlock.of(hints),
                        ActiveSheet.depth(place.element().scope()));
        ElementStyle parent = place.parent();
        CustomProperties inherited = parent == null ? initialCustom : parent.custom();
        return cascade.cascade(items, place.element(), inherited, place.surroundings());
    }

    /** All that a style depends on, by identity: rules with their sheets, parent, and place. */
    private static final class Key {
        private static final MatchedRule[] NONE = {};

        private final MatchedRule[] rules;
        private final @Nullable DeclarationBlock inline;
        private final @Nullable ElementStyle parent;
        private final @Nullable ComputedStyle layoutParent;
        private final String tag;
        private final ContainerSizes.Size container;
        private final int depth;
        private final int hash;

        private Key(List<MatchedRule> matches, @Nullable DeclarationBlock inline, Place place) {
            this.rules = matches.toArray(NONE);
            this.inline = inline;
            this.parent = place.parent();
            this.layoutParent = place.layoutParent();
            this.tag = place.tag();
            this.container = place.container();
            this.depth = inline == null ? 0 : ActiveSheet.depth(place.element().scope());
            int h = System.identityHashCode(parent) * 31 + System.identityHashCode(inline);
            for (MatchedRule match : rules) {
                h = h * 31 + System.identityHashCode(match.rule());
            }
            this.hash = h * 31 + tag.hashCode();
        }

        private List<CascadeOrder.Item> declared() {
            return CascadeOrder.strongestFirst(List.of(rules), inline, null, depth);
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
                    && inline == that.inline
                    && layoutParent == that.layoutParent
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
