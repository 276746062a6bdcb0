package browsy.style.cascade;

import browsy.css.selector.PseudoElementKind;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Computes the styles of pseudo-elements. */
final class PseudoElementStyler {

    private final ElementStyler styler;
    private final ContainerQueries queries;

    PseudoElementStyler(ElementStyler styler, ContainerQueries queries) {
        this.styler = styler;
        this.queries = queries;
    }

    /**
     * Computes the style of a pseudo-element.
     *
     * @param rules the rules that match, the weakest first; their container conditions are not
     *     tested yet
     */
    ElementStyle style(List<MatchedRule> rules, StyleTarget target) {
        // A container may be the element itself, whose style is known only now.
        List<MatchedRule> contained = new ArrayList<>(rules.size());
        for (MatchedRule rule : rules) {
            if (queries.hold(rule.rule().condition(), target.element())) {
                contained.add(rule);
            }
        }
        return styler.style(contained, null, null, target);
    }

    /**
     * Returns the style of an element together with the styles of those of its pseudo-elements that
     * generate a box.
     *
     * @param style the style of the element
     * @param matched the rules that match, the weakest first; their container conditions are not
     *     tested yet
     * @param target the element
     * @param inside supplies the context for pseudo-elements inside the element
     */
    FeatureNode.Styles beside(
            ElementStyle style,
            Map<PseudoElementKind, List<MatchedRule>> matched,
            StyleTarget target,
            Supplier<ParentContext> inside) {
        Map<PseudoElementKind, ComputedStyle> boxes = Map.of();
        boolean usesContainerUnits = style.usesContainerUnits();
        boolean dependOnElement = style.animations().dependOnElement();
        @Nullable ParentContext within = null;
        // Only pseudo-elements that can exist are styled, and only those with a box are kept.
        Map<PseudoElementKind, List<MatchedRule>> assigned =
                ScrollButtonRules.assigned(matched, style.computed());
        for (Map.Entry<PseudoElementKind, List<MatchedRule>> entry : assigned.entrySet()) {
            PseudoElementKind kind = entry.getKey();
            if (!PseudoElements.canHaveBox(kind, entry.getValue())
                    || !PseudoElements.canHave(target.element(), style.computed(), kind)) {
                continue;
            }
            if (within == null) {
                within = inside.get();
            }
            StyleTarget of = StyleTarget.of(target.element(), kind, within, target.within());
            ElementStyle made = style(entry.getValue(), of);
            usesContainerUnits |= made.usesContainerUnits();
            dependOnElement |= made.animations().dependOnElement();
            if (PseudoElements.hasBox(kind, made.computed())) {
                if (boxes.isEmpty()) {
                    boxes = new EnumMap<>(PseudoElementKind.class);
                }
                boxes.put(kind, made.computed());
            }
        }
        return new FeatureNode.Styles(style, boxes, usesContainerUnits, dependOnElement);
    }
}
