package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.html.TreeScope;
import org.jspecify.annotations.Nullable;

/**
 * A stylesheet in one run of the style engine: what its conditions come to on this viewport, and
 * where its layers stand.
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

    /** By layer and importance. */
    private final @Nullable Level[] levels;

    /**
     * @param scope the tree it styles; null for all trees
     * @param order its place among all sheets
     * @param conditions by index, whether the media queries in and around it hold
     * @param layers by index
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

    /** How many shadow trees a tree is in. */
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

    /** How many shadow trees the scope is in. */
    int depth() {
        return depth;
    }

    @Nullable TreeElement owner() {
        return owner;
    }

    int order() {
        return order;
    }

    /** Whether the media queries around a rule hold. */
    boolean isActive(CompiledRule rule) {
        return isActive(rule.condition());
    }

    /** Whether the media queries of a condition and of those around it hold. */
    boolean isActive(@Nullable RuleCondition condition) {
        return condition == null || conditions[condition.index()];
    }

    /** Where the rule's layer stands. */
    int layerOrder(CompiledRule rule) {
        return layerOrder(rule.layer());
    }

    /** Where a layer of the sheet stands. */
    int layerOrder(int layer) {
        return layers[layer].order();
    }

    /** The level of what a rule declares; asked for when all layers have their places. */
    Level level(CompiledRule rule, boolean important) {
        int index = 2 * rule.layer() + (important ? 1 : 0);
        Level level = levels[index];
        if (level == null) {
            level = new Level(origin, important, depth, false, layerOrder(rule));
            levels[index] = level;
        }
        return level;
    }

    /** The name of a rule's layer with those around it; empty for none. */
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
