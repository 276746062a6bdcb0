package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import browsy.css.selector.SelectorList;
import browsy.css.syntax.Declaration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A style rule with parsed selectors. The values of its declarations are parsed at the first match,
 * because most rules of most pages never match anything.
 */
final class CompiledRule {

    private final SelectorList selectors;
    private final List<Declaration> declarations;
    private final ParseMode mode;
    private final int order;
    private final int layer;
    private final @Nullable RuleCondition condition;
    private final @Nullable ScopeRule scope;

    /**
     * The parsed declarations; null before the first match. Threads may race to set equal blocks.
     */
    private volatile @Nullable DeclarationBlock block;

    CompiledRule(
            SelectorList selectors,
            List<Declaration> declarations,
            ParseMode mode,
            int order,
            int layer,
            @Nullable RuleCondition condition,
            @Nullable ScopeRule scope) {
        this.selectors = selectors;
        this.declarations = declarations;
        this.mode = mode;
        this.order = order;
        this.layer = layer;
        this.condition = condition;
        this.scope = scope;
    }

    SelectorList selectors() {
        return selectors;
    }

    boolean hasSeveralSelectors() {
        return selectors.selectors().size() > 1;
    }

    /** The position among the style rules of the stylesheet. */
    int order() {
        return order;
    }

    /** The index of the layer in the stylesheet; 0 if the rule is in no layer. */
    int layer() {
        return layer;
    }

    @Nullable RuleCondition condition() {
        return condition;
    }

    @Nullable ScopeRule scope() {
        return scope;
    }

    DeclarationBlock block() {
        DeclarationBlock parsed = block;
        if (parsed == null) {
            parsed = DeclarationBlock.parse(declarations, mode);
            block = parsed;
        }
        return parsed;
    }
}
