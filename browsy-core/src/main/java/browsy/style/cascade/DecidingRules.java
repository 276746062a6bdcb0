package browsy.style.cascade;

import browsy.css.syntax.Declaration;
import browsy.html.TreeElement;
import browsy.style.property.Property;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rules of a page that decide what its elements look like. Elements that share a style
 * have it from the same rules, so these are put in order once for all of them.
 */
public final class DecidingRules {

    private final Function<TreeElement, @Nullable ElementStyle> styles;
    private final Supplier<Map<ElementStyle, Supplier<List<CascadeOrder.Item>>>> source;
    private @Nullable Map<ElementStyle, Supplier<List<CascadeOrder.Item>>> shared;
    private final Function<TreeElement, List<CascadeOrder.Item>> declared;
    private final Map<ElementStyle, List<CascadeOrder.Item>> known = new IdentityHashMap<>();

    /** Rules with one selector as they are told, by what they declare. */
    private final Map<Declaration, String> told = new IdentityHashMap<>();

    /**
     * @param styles the style of each element, null outside the flat tree
     * @param shared what is declared for all elements of a style, the strongest first
     * @param declared the same for one element
     */
    DecidingRules(
            Function<TreeElement, @Nullable ElementStyle> styles,
            Supplier<Map<ElementStyle, Supplier<List<CascadeOrder.Item>>>> shared,
            Function<TreeElement, List<CascadeOrder.Item>> declared) {
        this.styles = styles;
        this.source = shared;
        this.declared = declared;
    }

    /** The rule of the page that decides the first of some properties that any of it decides. */
    public @Nullable String rule(TreeElement element, List<Property<?>> properties) {
        ElementStyle style = styles.apply(element);
        if (style == null) {
            return null;
        }
        if (shared == null) {
            shared = source.get();
        }
        Supplier<List<CascadeOrder.Item>> ofAll = shared.get(style);
        DeclarationReports.Decision decision =
                ofAll == null
                        ? null
                        : decision(
                                known.computeIfAbsent(style, s -> ofAll.get()), properties, style);
        // Elements that share a style may match the same rule by different selectors of it.
        if (ofAll == null || (decision != null && decision.isByOneOfSeveralSelectors())) {
            decision = decision(declared.apply(element), properties, style);
            return decision == null ? null : decision.rule();
        }
        if (decision == null) {
            return null;
        }
        DeclarationReports.Decision decided = decision;
        return told.computeIfAbsent(decided.declaration(), source -> decided.rule());
    }

    private static DeclarationReports.@Nullable Decision decision(
            List<CascadeOrder.Item> items, List<Property<?>> properties, ElementStyle style) {
        for (Property<?> property : properties) {
            DeclarationReports.Decision decision =
                    DeclarationReports.decision(items, property, style.computed());
            if (decision != null && decision.isOfPage()) {
                return decision;
            }
        }
        return null;
    }
}
