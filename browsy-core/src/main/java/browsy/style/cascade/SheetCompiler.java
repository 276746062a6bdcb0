package browsy.style.cascade;

import browsy.css.media.ContainerQuery;
import browsy.css.media.MediaQueryList;
import browsy.css.media.SupportsCondition;
import browsy.css.parse.CounterStyleParser;
import browsy.css.parse.ParseMode;
import browsy.css.selector.SelectorList;
import browsy.css.selector.SelectorParser;
import browsy.css.syntax.CommaLists;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssParser;
import browsy.css.syntax.CssRule;
import browsy.css.syntax.Declaration;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import browsy.css.value.content.CounterStyleRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Compiles the rules of a parsed stylesheet to a {@link CompiledSheet}: parses selectors and
 * preludes, flattens nested rules, and evaluates {@code @supports}.
 */
public final class SheetCompiler {

    /** The maximum number of selectors; later rules are dropped. */
    private static final int MAX_SELECTORS = 1_000_000;

    private final ParseMode mode;
    private final Map<String, String> namespaces = new HashMap<>();
    private final RuleIndex.Builder rules = new RuleIndex.Builder();
    private final List<RuleCondition> conditions = new ArrayList<>();
    private final List<PropertyRegistration> properties = new ArrayList<>();
    private final List<CompiledSheet.DefinedCounterStyle> counterStyles = new ArrayList<>();
    private final List<PositionTryRule> positionTries = new ArrayList<>();
    private final List<KeyframesRule> keyframes = new ArrayList<>(0);
    private final List<CompiledSheet.Prelude> preludes = new ArrayList<>();
    private final List<CompiledSheet.LayerEvent> layerEvents = new ArrayList<>();
    private final SheetLayers layers = new SheetLayers();

    /** The parser of selectors outside of style rules and scopes. */
    private final SelectorParser topLevelParser =
            new SelectorParser(SelectorParser.Context.TOP_LEVEL, namespaces);

    private boolean importsMayFollow = true;
    private boolean namespacesMayFollow = true;
    private int ruleCount;

    /**
     * The effect of the enclosing rules on a rule.
     *
     * @param parent the selectors of the enclosing style rule; null if there is none
     * @param condition the innermost condition; null if there is none
     * @param layer the index of the enclosing layer; 0 for none
     * @param scope the innermost {@code @scope}; null if there is none
     */
    private record Surroundings(
            @Nullable SelectorList parent,
            @Nullable RuleCondition condition,
            int layer,
            @Nullable ScopeRule scope) {

        static final Surroundings NONE = new Surroundings(null, null, 0, null);

        SelectorParser.Context selectorContext() {
            if (parent != null) {
                return new SelectorParser.Context.Nested(parent);
            }
            return scope != null
                    ? SelectorParser.Context.IN_SCOPE
                    : SelectorParser.Context.TOP_LEVEL;
        }

        Surroundings within(RuleCondition inner) {
            return new Surroundings(parent, inner, layer, scope);
        }

        Surroundings withParent(SelectorList selectors) {
            return new Surroundings(selectors, condition, layer, scope);
        }

        Surroundings inLayer(int inner) {
            return new Surroundings(parent, condition, inner, scope);
        }

        /**
         * Enters a scope. Style rules in it are relative to the scoping root, not to an enclosing
         * style rule.
         */
        Surroundings inScope(ScopeRule inner) {
            return new Surroundings(null, condition, layer, inner);
        }
    }

    private SheetCompiler(ParseMode mode) {
        this.mode = mode;
    }

    /** Parses and compiles a stylesheet. Invalid parts are dropped; there are no errors. */
    public static CompiledSheet compile(String css, ParseMode mode) {
        SheetCompiler compiler = new SheetCompiler(mode);
        for (CssRule rule : CssParser.parseStylesheet(css).rules()) {
            compiler.topLevel(rule);
        }
        return new CompiledSheet(
                List.copyOf(compiler.preludes),
                compiler.layers.all(),
                List.copyOf(compiler.layerEvents),
                List.copyOf(compiler.conditions),
                List.copyOf(compiler.properties),
                List.copyOf(compiler.counterStyles),
                List.copyOf(compiler.positionTries),
                List.copyOf(compiler.keyframes),
                compiler.rules.build(),
                css);
    }

    /**
     * Compiles a top-level rule. {@code @import} and {@code @namespace} are valid only before all
     * other rules.
     *
     * @see <a href="https://drafts.csswg.org/css-cascade-5/#at-import">CSS Cascading, 2</a>
     */
    private void topLevel(CssRule rule) {
        if (rule instanceof CssRule.At at) {
            boolean statement = !at.hasBlock();
            switch (at.name()) {
                case "charset" -> {
                    return;
                }
                case "import" -> {
                    if (importsMayFollow && statement) {
                        addImport(at.prelude());
                    }
                    return;
                }
                case "layer" -> {
                    if (statement && importsMayFollow) {
                        for (int layer : layers.named(at.prelude(), 0)) {
                            preludes.add(new CompiledSheet.LayerPrelude(layer));
                        }
                        return;
                    }
                }
                case "namespace" -> {
                    if (statement && namespacesMayFollow) {
                        importsMayFollow = false;
                        namespace(at.prelude());
                    }
                    return;
                }
                default -> {}
            }
        }
        importsMayFollow = false;
        namespacesMayFollow = false;
        rule(rule, Surroundings.NONE);
    }

    private void rule(CssRule rule, Surroundings around) {
        if (rules.size() > MAX_SELECTORS) {
            return;
        }
        if (rule instanceof CssRule.Qualified qualified) {
            styleRule(qualified, around);
        } else if (rule instanceof CssRule.NestedDeclarations nested) {
            ownDeclarations(nested.declarations(), around);
        } else if (rule instanceof CssRule.At at) {
            atRule(at, around);
        }
    }

    private void styleRule(CssRule.Qualified rule, Surroundings around) {
        SelectorList selectors = selectorParser(around).parseRulePrelude(rule.prelude());
        if (selectors == null) {
            return;
        }
        add(selectors, rule.declarations(), around);
        if (!rule.rules().isEmpty()) {
            Surroundings inner = around.withParent(selectors);
            rule.rules().forEach(child -> rule(child, inner));
        }
    }

    private SelectorParser selectorParser(Surroundings around) {
        SelectorParser.Context context = around.selectorContext();
        return context == SelectorParser.Context.TOP_LEVEL
                ? topLevelParser
                : new SelectorParser(context, namespaces);
    }

    private void add(SelectorList selectors, List<Declaration> declarations, Surroundings around) {
        if (!declarations.isEmpty()) {
            rules.add(
                    new CompiledRule(
                            selectors,
                            declarations,
                            mode,
                            ruleCount++,
                            around.layer(),
                            around.condition(),
                            around.scope()));
        }
    }

    /**
     * Adds declarations directly in a group rule or after nested rules. They belong to the
     * enclosing style rule or, directly in {@code @scope}, to the scoping root.
     */
    private void ownDeclarations(List<Declaration> declarations, Surroundings around) {
        if (around.parent() != null) {
            add(around.parent(), declarations, around);
        } else if (around.scope() != null) {
            SelectorList scope =
                    SelectorParser.parse(CssParser.parseComponentValues(":where(:scope)"));
            if (scope != null) {
                add(scope, declarations, around);
            }
        }
    }

    private void atRule(CssRule.At at, Surroundings around) {
        switch (at.name()) {
            case "media" ->
                    group(
                            at,
                            around.within(
                                    condition(around, MediaQueryList.parse(at.prelude()), null)));
            case "supports" -> {
                if (SupportsCondition.holds(at.prelude(), new EngineSupport(namespaces))) {
                    group(at, around);
                }
            }
            case "container" -> container(at, around);
            case "layer" -> layer(at, around);
            case "scope" -> scope(at, around);
            case "property" -> property(at, around);
            case "counter-style" -> counterStyle(at, around);
            case "position-try" -> positionTry(at, around);
            case "keyframes", "-webkit-keyframes" -> keyframes(at, around);
            default -> {
                // Font, page and unknown rules do not affect the cascade.
            }
        }
    }

    private void group(CssRule.At at, Surroundings around) {
        if (at.hasBlock()) {
            ownDeclarations(at.declarations(), around);
            at.rules().forEach(child -> rule(child, around));
        }
    }

    private RuleCondition condition(
            Surroundings around,
            @Nullable MediaQueryList media,
            @Nullable ContainerQuery container) {
        RuleCondition condition =
                new RuleCondition(around.condition(), conditions.size(), media, container);
        conditions.add(condition);
        return condition;
    }

    private void container(CssRule.At at, Surroundings around) {
        Surroundings inner = around;
        for (List<ComponentValue> part : CommaLists.split(at.prelude())) {
            ContainerQuery query = ContainerQuery.parse(part);
            if (query == null) {
                return;
            }
            inner = inner.within(condition(inner, null, query));
        }
        group(at, inner);
    }

    /** Compiles a layer statement or a layer block. */
    private void layer(CssRule.At at, Surroundings around) {
        List<Integer> named = layers.named(at.prelude(), around.layer());
        if (!at.hasBlock()) {
            named.forEach(layer -> nameLayer(layer, around));
            return;
        }
        boolean anonymous = new TokenCursor(at.prelude()).atEnd();
        if (!anonymous && named.size() != 1) {
            return;
        }
        int layer = anonymous ? layers.anonymous(around.layer()) : named.get(0);
        nameLayer(layer, around);
        group(at, around.inLayer(layer));
    }

    private void nameLayer(int layer, Surroundings around) {
        layerEvents.add(new CompiledSheet.LayerEvent(layer, around.condition()));
    }

    /**
     * Compiles an {@code @scope} rule, see <a
     * href="https://drafts.csswg.org/css-cascade-6/#scope-syntax">CSS Cascading, 2.5.2</a>.
     */
    private void scope(CssRule.At at, Surroundings around) {
        TokenCursor cursor = new TokenCursor(at.prelude());
        SelectorList start = null;
        SelectorList end = null;
        SimpleBlock block = cursor.takeBlock('(');
        if (block != null) {
            SelectorParser parser = selectorParser(around);
            start =
                    around.parent() == null && around.scope() != null
                            ? parser.parseForgivingRelative(block.contents())
                            : parser.parseForgiving(block.contents());
        }
        if (cursor.takeIdent("to")) {
            SimpleBlock limit = cursor.takeBlock('(');
            if (limit == null) {
                return;
            }
            end =
                    new SelectorParser(SelectorParser.Context.IN_SCOPE, namespaces)
                            .parseForgivingRelative(limit.contents());
        }
        if (cursor.atEnd()) {
            group(at, around.inScope(new ScopeRule(around.scope(), start, end)));
        }
    }

    private void property(CssRule.At at, Surroundings around) {
        TokenCursor cursor = new TokenCursor(at.prelude());
        String name = cursor.takeDashedIdent();
        if (name == null || !cursor.atEnd() || !at.hasBlock()) {
            return;
        }
        PropertyRegistration registration =
                PropertyRegistration.of(name, at.declarations(), around.condition());
        if (registration != null) {
            properties.add(registration);
        }
    }

    private void counterStyle(CssRule.At at, Surroundings around) {
        CounterStyleRule rule =
                at.hasBlock() ? CounterStyleParser.parse(at.prelude(), at.declarations()) : null;
        if (rule != null) {
            counterStyles.add(
                    new CompiledSheet.DefinedCounterStyle(
                            rule, around.layer(), around.condition()));
        }
    }

    private void positionTry(CssRule.At at, Surroundings around) {
        TokenCursor cursor = new TokenCursor(at.prelude());
        String name = cursor.takeDashedIdent();
        if (name != null && cursor.atEnd() && at.hasBlock()) {
            positionTries.add(
                    PositionTryRule.of(
                            name, at.declarations(), mode, around.layer(), around.condition()));
        }
    }

    /** Compiles a {@code @keyframes} rule, which is not valid in style rules. */
    private void keyframes(CssRule.At at, Surroundings around) {
        TokenCursor cursor = new TokenCursor(at.prelude());
        String name = KeyframesRule.name(cursor);
        if (name != null && cursor.atEnd() && at.hasBlock() && around.parent() == null) {
            keyframes.add(new KeyframesRule(name, at, mode, around.layer(), around.condition()));
        }
    }

    private void namespace(List<ComponentValue> prelude) {
        TokenCursor cursor = new TokenCursor(prelude);
        Token prefix = cursor.take(TokenType.IDENT);
        String uri = ImportParser.address(cursor);
        if (uri != null && cursor.atEnd()) {
            namespaces.put(prefix == null ? "" : prefix.text(), uri);
        }
    }

    private void addImport(List<ComponentValue> prelude) {
        CompiledSheet.ImportPrelude parsed =
                ImportParser.parse(prelude, layers, new EngineSupport(namespaces));
        if (parsed != null) {
            preludes.add(parsed);
        }
    }
}
