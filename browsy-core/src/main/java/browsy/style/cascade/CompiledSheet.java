package browsy.style.cascade;

import browsy.css.media.MediaQueryList;
import browsy.css.value.content.CounterStyleRule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stylesheet prepared for matching, independent of document and viewport. It is immutable except
 * for declaration values that are parsed on demand, and thread-safe.
 *
 * @param preludes the imports and the layer statements before or between them, in order
 * @param layers the layers by index; index 0 stands for no layer
 * @param layerEvents the occurrences of layer names after the preludes, in order
 * @param conditions the {@code @media} and {@code @container} conditions by index
 * @param properties the valid {@code @property} rules
 * @param counterStyles the {@code @counter-style} rules
 * @param positionTries the {@code @position-try} rules
 * @param keyframes the {@code @keyframes} rules
 * @param rules the selectors of the style rules, indexed
 * @param text the source text, from which reports compute line numbers
 */
public record CompiledSheet(
        List<Prelude> preludes,
        List<LocalLayer> layers,
        List<LayerEvent> layerEvents,
        List<RuleCondition> conditions,
        List<PropertyRegistration> properties,
        List<DefinedCounterStyle> counterStyles,
        List<PositionTryRule> positionTries,
        List<KeyframesRule> keyframes,
        RuleIndex rules,
        String text) {

    /**
     * A cascade layer of this sheet.
     *
     * @param parent the index of the enclosing layer; 0 for a top-level layer, -1 for index 0
     *     itself
     * @param name the last part of the name; null for an anonymous layer and for index 0
     */
    record LocalLayer(int parent, @Nullable String name) {}

    /** A {@code @counter-style} rule with its enclosing layer and condition. */
    record DefinedCounterStyle(
            CounterStyleRule rule, int layer, @Nullable RuleCondition condition) {}

    /**
     * An occurrence of a layer name. If the condition matches, the first occurrence determines the
     * position of the layer in the layer order.
     */
    record LayerEvent(int layer, @Nullable RuleCondition condition) {}

    /** A statement that is valid before the first style rule and affects the layer order. */
    sealed interface Prelude {}

    /** A layer named by a layer statement before or between imports. */
    record LayerPrelude(int layer) implements Prelude {}

    /**
     * An {@code @import} whose {@code supports()} condition holds.
     *
     * @param href the address as written
     * @param layer the index of the layer that the sheet is imported into; 0 for none
     * @param media the media query list of the import
     */
    record ImportPrelude(String href, int layer, MediaQueryList media) implements Prelude {}

    /**
     * An imported stylesheet that the caller has to load.
     *
     * @param href the address as written
     * @param media the media query list of the import
     */
    public record Import(String href, MediaQueryList media) {}

    /** The imports whose {@code supports()} conditions hold, in order. */
    public List<Import> imports() {
        List<Import> imports = new ArrayList<>();
        for (Prelude prelude : preludes) {
            if (prelude instanceof ImportPrelude imported) {
                imports.add(new Import(imported.href(), imported.media()));
            }
        }
        return imports;
    }

    /** The number of selectors of all style rules. */
    public int ruleCount() {
        return rules.size();
    }
}
