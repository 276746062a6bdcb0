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
 * Finds the author rule or keyframe that decides a property of an element. For elements that share
 * a style the declarations are sorted only once, because the same rules gave it to them.
 */
public final class DecidingRules {

    private final Function<TreeElement, @Nullable ElementStyle> styles;
    private final Supplier<Map<ElementStyle, Supplier<List<CascadeOrder.Item>>>> source;
    private @Nullable Map<ElementStyle, Supplier<List<CascadeOrder.Item>>> shared;
    private final Function<TreeElement, List<CascadeOrder.Item>> declared;
    private final Map<ElementStyle, List<CascadeOrder.Item>> known = new IdentityHashMap<>();

    /** The texts of rules with a single selector, by the deciding declaration. */
    private final Map<Declaration, String> ruleTexts = new IdentityHashMap<>();

    /**
     * @param styles returns the style of an element; null outside the flat tree
     * @param shared supplies, for each shared style, the declarations of its elements, the
     *     strongest first
     * @param declared returns the declarations of one element, the strongest first
     */
    DecidingRules(
            Function<TreeElement, @Nullable ElementStyle> styles,
            Supplier<Map<ElementStyle, Supplier<List<CascadeOrder.Item>>>> shared,
            Function<TreeElement, List<CascadeOrder.Item>> declared) {
        this.styles = styles;
        this.source = shared;
        this.declared = declared;
    }

    /**
     * Returns the text of the author rule (or style attribute or keyframe) that decides the first
     * of the properties that an author declaration decides; null if authors decide none of them.
     *
     * @param properties the properties to try, in order
     */
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
        // Elements that share a style may match the same rule by different selectors.
        if (ofAll == null || (decision != null && decision.isByOneOfSeveralSelectors())) {
            decision = decision(declared.apply(element), properties, style);
            return decision == null ? null : decision.rule();
        }
        if (decision == null) {
            return null;
        }
        DeclarationReports.Decision decided = decision;
        return ruleTexts.computeIfAbsent(decided.declaration(), source -> decided.rule());
    }

    /**
     * The decision of the first property that an author declaration decides; null if there is none.
     */
    private static DeclarationReports.@Nullable Decision decision(
            List<CascadeOrder.Item> declared, List<Property<?>> properties, ElementStyle style) {
        List<CascadeOrder.Item> items = style.animations().with(declared);
        for (Property<?> property : properties) {
            DeclarationReports.Decision decision =
                    DeclarationReports.decision(items, property, style.computed());
            if (decision != null && decision.isByAuthor()) {
                return decision;
            }
        }
        return null;
    }
}
