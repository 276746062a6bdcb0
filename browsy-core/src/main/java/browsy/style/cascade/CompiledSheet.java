package browsy.style.cascade;

import browsy.css.media.MediaQueryList;
import browsy.css.value.content.CounterStyleRule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stylesheet ready for matching: independent of document and viewport, immutable but for values
 * parsed on demand, safe to share between threads.
 *
 * @param preludes imports and layers named before them, in order
 * @param layers the layers by index; 0 stands for no layer
 * @param layerEvents where layers are named after the preludes, in order
 * @param conditions the conditions by index
 * @param properties registrations by {@code @property}
 * @param counterStyles counter styles by {@code @counter-style}
 * @param positionTries positions to fall back to by {@code @position-try}
 * @param rules the style rules
 * @param text the source, for line numbers
 */
public record CompiledSheet(
        List<Prelude> preludes,
        List<LocalLayer> layers,
        List<LayerEvent> layerEvents,
        List<RuleCondition> conditions,
        List<PropertyRegistration> properties,
        List<DefinedCounterStyle> counterStyles,
        List<PositionTryRule> positionTries,
        RuleIndex rules,
        String text) {

    /**
     * A layer.
     *
     * @param parent the index of the layer around it
     * @param name null for an anonymous one
     */
    record LocalLayer(int parent, @Nullable String name) {}

    /** A counter style, and the layer and condition that its rule is in. */
    record DefinedCounterStyle(
            CounterStyleRule rule, int layer, @Nullable RuleCondition condition) {}

    /** That a layer is named, which gives it its place in the order if the condition holds. */
    record LayerEvent(int layer, @Nullable RuleCondition condition) {}

    /** What may stand before the first style rule. */
    sealed interface Prelude {}

    /** A layer statement before or between imports. */
    record LayerPrelude(int layer) implements Prelude {}

    /**
     * An {@code @import} whose {@code supports()} holds.
     *
     * @param href the address as written
     * @param layer the index of the layer to import into; 0 for none
     */
    record ImportPrelude(String href, int layer, MediaQueryList media) implements Prelude {}

    /**
     * A stylesheet to be loaded.
     *
     * @param href the address as written
     */
    public record Import(String href, MediaQueryList media) {}

    /** The imports whose {@code supports()} hold, in order. */
    public List<Import> imports() {
        List<Import> imports = new ArrayList<>();
        for (Prelude prelude : preludes) {
            if (prelude instanceof ImportPrelude imported) {
                imports.add(new Import(imported.href(), imported.media()));
            }
        }
        return imports;
    }

    /** The number of selectors. */
    public int ruleCount() {
        return rules.size();
    }
}
