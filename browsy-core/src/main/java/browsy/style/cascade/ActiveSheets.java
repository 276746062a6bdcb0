package browsy.style.cascade;

import browsy.css.media.MediaEnvironment;
import browsy.css.media.MediaQueryList;
import browsy.css.value.content.CounterStyleRule;
import browsy.html.TreeScope;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All stylesheets that apply to a document in one style run, by tree scope, with the layer order of
 * each scope. Sheets whose media query does not match are left out; imported sheets come before the
 * sheets that import them.
 */
final class ActiveSheets {

    /**
     * The longest chain of counter styles that extend one another; a longer one counts as circular.
     */
    private static final int MAX_EXTENSIONS = 64;

    private final MediaEnvironment environment;
    private final List<ActiveSheet> userAgent = new ArrayList<>();
    private final Map<TreeScope, List<ActiveSheet>> author = new IdentityHashMap<>();
    private final Map<TreeScope, LayerTree> layers = new LinkedHashMap<>();
    private final Map<String, PropertyRegistration> registry = new HashMap<>();
    private int count;

    ActiveSheets(
            List<CompiledSheet> userAgentSheets,
            List<AuthorSheet> authorSheets,
            MediaEnvironment environment) {
        this.environment = environment;
        for (CompiledSheet sheet : userAgentSheets) {
            LayerTree none = new LayerTree();
            userAgent.add(
                    new ActiveSheet(
                            sheet,
                            "user agent",
                            Origin.USER_AGENT,
                            null,
                            null,
                            count++,
                            conditions(sheet),
                            new LayerTree.Node[] {none.root()}));
        }
        for (AuthorSheet sheet : authorSheets) {
            LayerTree tree = layers.computeIfAbsent(sheet.scope(), s -> new LayerTree());
            add(sheet, tree.root());
        }
        for (LayerTree tree : layers.values()) {
            tree.number();
        }
    }

    List<ActiveSheet> userAgent() {
        return userAgent;
    }

    /** The author sheets of a tree scope, in the order of application. */
    List<ActiveSheet> author(TreeScope scope) {
        return author.getOrDefault(scope, List.of());
    }

    /** Whether an author sheet has a selector for a scroll button pseudo-element. */
    boolean haveScrollButtons() {
        for (List<ActiveSheet> sheets : author.values()) {
            for (ActiveSheet sheet : sheets) {
                if (sheet.rules().hasScrollButtons()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether an author sheet has a {@code @keyframes} rule. */
    boolean haveKeyframes() {
        for (List<ActiveSheet> sheets : author.values()) {
            for (ActiveSheet sheet : sheets) {
                if (!sheet.sheet().keyframes().isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The user agent sheets and the author sheets of all tree scopes. */
    List<ActiveSheet> all() {
        List<ActiveSheet> all = new ArrayList<>(userAgent);
        for (TreeScope scope : layers.keySet()) {
            all.addAll(author(scope));
        }
        return all;
    }

    /** The registered custom properties by name. */
    Map<String, PropertyRegistration> registry() {
        return registry;
    }

    /**
     * The counter styles of a tree scope by name. Of several with the same name, the one in the
     * strongest layer applies, and within a layer the last. A counter style that extends itself,
     * directly or through others, extends {@code decimal} instead.
     *
     * @see <a href="https://drafts.csswg.org/css-counter-styles-3/#extends-system">CSS Counter
     *     Styles, 3.1.7</a>
     */
    Map<String, CounterStyleRule> counterStyles(TreeScope scope) {
        Map<String, CounterStyleRule> styles = new HashMap<>();
        Map<String, Integer> strongest = new HashMap<>();
        for (ActiveSheet sheet : author(scope)) {
            for (CompiledSheet.DefinedCounterStyle defined : sheet.sheet().counterStyles()) {
                String name = defined.rule().name();
                int layer = sheet.layerOrder(defined.layer());
                boolean active = sheet.isActive(defined.condition());
                if (active && layer >= strongest.getOrDefault(name, Integer.MIN_VALUE)) {
                    strongest.put(name, layer);
                    styles.put(name, defined.rule());
                }
            }
        }
        Map<String, CounterStyleRule> declared = Map.copyOf(styles);
        for (Map.Entry<String, CounterStyleRule> style : styles.entrySet()) {
            if (isCircular(style.getValue(), declared)) {
                style.setValue(style.getValue().extending("decimal"));
            }
        }
        return styles;
    }

    /**
     * The {@code @position-try} rules of a tree scope by name. Of several with the same name, the
     * one in the strongest layer applies, and within a layer the last.
     */
    Map<String, PositionTryRule> positionTries(TreeScope scope) {
        Map<String, PositionTryRule> rules = new HashMap<>();
        Map<String, Integer> strongest = new HashMap<>();
        for (ActiveSheet sheet : author(scope)) {
            for (PositionTryRule rule : sheet.sheet().positionTries()) {
                int layer = sheet.layerOrder(rule.layer());
                boolean active = sheet.isActive(rule.condition());
                if (active && layer >= strongest.getOrDefault(rule.name(), Integer.MIN_VALUE)) {
                    strongest.put(rule.name(), layer);
                    rules.put(rule.name(), rule);
                }
            }
        }
        return rules;
    }

    /**
     * Whether a counter style extends itself through others, or through more than {@link
     * #MAX_EXTENSIONS} others.
     */
    private static boolean isCircular(CounterStyleRule rule, Map<String, CounterStyleRule> styles) {
        CounterStyleRule at = rule;
        for (int i = 0; i < MAX_EXTENSIONS; i++) {
            at = at.base() == null ? null : styles.get(at.base());
            if (at == null) {
                return false;
            }
            if (at == rule) {
                return true;
            }
        }
        return true;
    }

    /**
     * Adds a sheet and, before it, the sheets that it imports. The layers are created in the order
     * in which the specification sees them named: first those of the preludes (layer statements and
     * imports), then those in the body whose conditions match.
     *
     * @param base the layer that the sheet is imported into; the root of the layer tree if none
     */
    private void add(AuthorSheet author, LayerTree.Node base) {
        if (!author.media().matches(environment)) {
            return;
        }
        CompiledSheet sheet = author.sheet();
        boolean[] conditions = conditions(sheet);
        LayerTree.Node[] nodes = new LayerTree.Node[sheet.layers().size()];
        nodes[0] = base;
        int imports = 0;
        for (CompiledSheet.Prelude prelude : sheet.preludes()) {
            if (prelude instanceof CompiledSheet.LayerPrelude named) {
                node(sheet, nodes, named.layer());
            } else if (prelude instanceof CompiledSheet.ImportPrelude imported) {
                AuthorSheet child = author.imports().get(imports++);
                boolean applies = imported.media().matches(environment);
                if (applies) {
                    LayerTree.Node layer = node(sheet, nodes, imported.layer());
                    if (child != null) {
                        add(child, layer);
                    }
                }
            }
        }
        for (CompiledSheet.LayerEvent event : sheet.layerEvents()) {
            if (event.condition() == null || conditions[event.condition().index()]) {
                node(sheet, nodes, event.layer());
            }
        }
        for (int i = 0; i < nodes.length; i++) {
            if (nodes[i] == null) {
                // The layer is named only under conditions that do not match, so it stays empty.
                nodes[i] = base;
            }
        }
        for (PropertyRegistration property : sheet.properties()) {
            if (property.condition() == null || conditions[property.condition().index()]) {
                registry.put(property.name(), property);
            }
        }
        this.author
                .computeIfAbsent(author.scope(), s -> new ArrayList<>())
                .add(
                        new ActiveSheet(
                                sheet,
                                author.source(),
                                Origin.AUTHOR,
                                author.scope(),
                                author.owner(),
                                count++,
                                conditions,
                                nodes));
    }

    /**
     * Returns the tree node of a layer, creating it and its missing ancestors. Iterative, because a
     * layer name may have any number of parts.
     */
    private static LayerTree.Node node(CompiledSheet sheet, LayerTree.Node[] nodes, int layer) {
        Deque<Integer> missing = new ArrayDeque<>();
        int known = layer;
        while (nodes[known] == null) {
            missing.push(known);
            known = sheet.layers().get(known).parent();
        }
        LayerTree.Node node = nodes[known];
        for (int index : missing) {
            Object name = sheet.layers().get(index).name();
            node = node.child(name == null ? new Object() : name);
            nodes[index] = node;
        }
        return node;
    }

    /**
     * Evaluates the media queries of a sheet: for each condition index, whether its query and those
     * of all enclosing conditions match. Container queries count as matching here; {@link
     * ContainerQueries} evaluates them for each element.
     */
    private boolean[] conditions(CompiledSheet sheet) {
        boolean[] holds = new boolean[sheet.conditions().size()];
        for (RuleCondition condition : sheet.conditions()) {
            RuleCondition parent = condition.parent();
            MediaQueryList media = condition.media();
            holds[condition.index()] =
                    (parent == null || holds[parent.index()])
                            && (media == null || media.matches(environment));
        }
        return holds;
    }
}
