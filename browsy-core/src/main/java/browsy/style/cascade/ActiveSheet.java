package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.html.TreeScope;
import org.jspecify.annotations.Nullable;

/**
 * A stylesheet as it applies in one style run: a {@link CompiledSheet} together with the results of
 * its media queries in the current environment and the nodes of its layers in the {@link LayerTree}
 * of the tree scope.
 */
final class ActiveSheet {

    private final CompiledSheet sheet;
    private final String source;
    private final Origin origin;
    private final int depth;
    private final @Nullable TreeElement owner;
    private final int order;
    private final boolean[] conditions;
    private final LayerTree.Node[] layers;

    /** The levels computed so far, at the index {@code 2 * layer + (important ? 1 : 0)}. */
    private final @Nullable Level[] levels;

    /**
     * @param scope the tree scope that the sheet styles; null for user agent sheets, which style
     *     all
     * @param owner the element that contains or links the sheet; null for user agent sheets
     * @param order the position of the sheet among all sheets of the run
     * @param conditions for each {@link RuleCondition#index}, whether its media query and those of
     *     all enclosing conditions match
     * @param layers the layer tree node of each layer index of the sheet
     */
    ActiveSheet(
            CompiledSheet sheet,
            String source,
            Origin origin,
            @Nullable TreeScope scope,
            @Nullable TreeElement owner,
            int order,
            boolean[] conditions,
            LayerTree.Node[] layers) {
        this.sheet = sheet;
        this.source = source;
        this.origin = origin;
        this.depth = depth(scope);
        this.owner = owner;
        this.order = order;
        this.conditions = conditions;
        this.layers = layers;
        this.levels = new @Nullable Level[2 * layers.length];
    }

    /**
     * Returns the number of shadow trees around a tree scope; 0 for null and the document's own
     * tree.
     */
    static int depth(@Nullable TreeScope scope) {
        int depth = 0;
        TreeScope at = scope;
        while (at != null && at.host() != null) {
            depth++;
            at = at.host().scope();
        }
        return depth;
    }

    RuleIndex rules() {
        return sheet.rules();
    }

    CompiledSheet sheet() {
        return sheet;
    }

    String source() {
        return source;
    }

    Origin origin() {
        return origin;
    }

    /** The number of shadow trees around the scope of this sheet. */
    int depth() {
        return depth;
    }

    @Nullable TreeElement owner() {
        return owner;
    }

    int order() {
        return order;
    }

    /** Whether all media queries around a rule match. */
    boolean isActive(CompiledRule rule) {
        return isActive(rule.condition());
    }

    /** Whether the media queries of a condition and of all enclosing conditions match. */
    boolean isActive(@Nullable RuleCondition condition) {
        return condition == null || conditions[condition.index()];
    }

    /** The position of the rule's layer in the layer order of the tree scope. */
    int layerOrder(CompiledRule rule) {
        return layerOrder(rule.layer());
    }

    /**
     * The position of a layer, given by its index in the sheet, in the layer order of the scope.
     */
    int layerOrder(int layer) {
        return layers[layer].order();
    }

    /**
     * Returns the cascade level of the rule's normal or important declarations. Valid only after
     * {@link LayerTree#number} has numbered all layers.
     */
    Level level(CompiledRule rule, boolean important) {
        int index = 2 * rule.layer() + (important ? 1 : 0);
        Level level = levels[index];
        if (level == null) {
            level = new Level(origin, important, depth, false, layerOrder(rule));
            levels[index] = level;
        }
        return level;
    }

    /**
     * The dot-separated name of the rule's layer with all enclosing layers; empty outside layers.
     */
    String layerName(CompiledRule rule) {
        StringBuilder name = new StringBuilder();
        int layer = rule.layer();
        while (layer > 0) {
            CompiledSheet.LocalLayer local = sheet.layers().get(layer);
            String part = local.name() == null ? "(anonymous)" : local.name();
            name.insert(0, name.isEmpty() ? part : part + ".");
            layer = local.parent();
        }
        return name.toString();
    }
}
