package browsy.style.cascade;

import browsy.css.selector.PseudoElementKind;
import browsy.html.TreeElement;
import browsy.style.computed.ComputedStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Computes the styles of elements with the declarations of a {@code @position-try} rule applied.
 * Layout requests the same styles repeatedly, so they are cached and shared by elements that share
 * a style, and the declarations of the latest element are kept for its other rules.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#fallback-rule">css-anchor-position-1</a>
 */
final class PositionTryStyles {
    /** The size at which the cache is cleared. */
    private static final int MOST_KEPT = 50_000;

    private final Map<String, PositionTryRule> rules;
    private final ElementStyler styler;
    private final Source source;
    private final Map<Key, ComputedStyle> kept = new HashMap<>();
    private @Nullable Declared latest;

    /** Access to the styles, contexts and declarations of styled elements. */
    interface Source {
        @Nullable ElementStyle style(TreeElement element);

        StyleTarget target(TreeElement element, @Nullable PseudoElementKind kind);

        /**
         * All declarations that apply, the strongest first; null if the matching budget is used up.
         */
        @Nullable List<CascadeOrder.Item> declared(
                TreeElement element, @Nullable PseudoElementKind kind);
    }

    /** The declarations of the latest element or pseudo-element. */
    private record Declared(
            TreeElement element,
            @Nullable PseudoElementKind kind,
            @Nullable List<CascadeOrder.Item> items) {

        boolean isOf(TreeElement other, @Nullable PseudoElementKind otherKind) {
            return element == other && kind == otherKind;
        }
    }

    PositionTryStyles(Map<String, PositionTryRule> rules, ElementStyler styler, Source source) {
        this.rules = rules;
        this.styler = styler;
        this.source = source;
    }

    /**
     * Returns the style of an element or pseudo-element with a rule applied.
     *
     * @param kind the pseudo-element; null for the element itself
     * @param name the name of the rule
     * @return null if there is no such rule or the declarations of the element are unknown
     */
    @Nullable ComputedStyle of(TreeElement element, @Nullable PseudoElementKind kind, String name) {
        PositionTryRule rule = rules.get(name);
        if (rule == null) {
            return null;
        }
        ElementStyle own = source.style(element);
        TreeElement above = kind == null ? element.flatParent() : element;
        ElementStyle parent = above == null ? null : source.style(above);
        // Pseudo-elements of elements that share a style may still match different rules.
        Key key =
                own != null && kind == null && !rule.block().dependsOnElement()
                        ? new Key(own, parent, null, rule)
                        : new Key(element, parent, kind, rule);
        ComputedStyle known = kept.get(key);
        if (known != null) {
            return known;
        }
        List<CascadeOrder.Item> declared = declared(element, kind);
        if (declared == null) {
            return null;
        }
        ComputedStyle made =
                styler.style(
                                CascadeOrder.withFallback(declared, rule.block()),
                                source.target(element, kind))
                        .computed();
        if (kept.size() >= MOST_KEPT) {
            kept.clear();
        }
        kept.put(key, made);
        return made;
    }

    private @Nullable List<CascadeOrder.Item> declared(
            TreeElement element, @Nullable PseudoElementKind kind) {
        Declared known = latest;
        if (known == null || !known.isOf(element, kind)) {
            known = new Declared(element, kind, source.declared(element, kind));
            latest = known;
        }
        return known.items();
    }

    /** The inputs that determine a style, compared by identity. */
    private static final class Key {
        private final Object styled;
        private final @Nullable ElementStyle parent;
        private final @Nullable PseudoElementKind kind;
        private final PositionTryRule rule;

        /**
         * @param styled the shared style of the element, or the element itself if its style is not
         *     shared
         */
        Key(
                Object styled,
                @Nullable ElementStyle parent,
                @Nullable PseudoElementKind kind,
                PositionTryRule rule) {
            this.styled = styled;
            this.parent = parent;
            this.kind = kind;
            this.rule = rule;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(styled) * 31 + System.identityHashCode(rule);
        }

        @Override
        public boolean equals(@Nullable Object o) {
            return o instanceof Key that
                    && styled == that.styled
                    && rule == that.rule
                    && parent == that.parent
                    && kind == that.kind;
        }
    }
}
