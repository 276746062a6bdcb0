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

/** All stylesheets of a document in one run, with their layers put in order. */
final class ActiveSheets {

    /** How long a chain of counter styles that extend one another may be. */
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
        layers.values().forEach(LayerTree::number);
    }

    List<ActiveSheet> userAgent() {
        return userAgent;
    }

    /** The sheets that style a tree. */
    List<ActiveSheet> author(TreeScope scope) {
        return author.getOrDefault(scope, List.of());
    }

    /** Whether any author has scroll buttons. */
    boolean haveScrollButtons() {
        return author.values().stream()
                .flatMap(List::stream)
                .anyMatch(sheet -> sheet.rules().hasScrollButtons());
    }

    /** All sheets, of whatever tree. */
    List<ActiveSheet> all() {
        List<ActiveSheet> all = new ArrayList<>(userAgent);
        for (TreeScope scope : layers.keySet()) {
            all.addAll(author(scope));
        }
        return all;
    }

    /** The custom properties that are registered, by name. */
    Map<String, PropertyRegistration> registry() {
        return registry;
    }

    /**
     * The counter styles of a tree by name: of several with one name that of the strongest layer,
     * and there the last. One that would extend itself extends {@code decimal}.
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
        styles.replaceAll(
                (name, rule) -> isCircular(rule, declared) ? rule.extending("decimal") : rule);
        return styles;
    }

    /**
     * The {@code @position-try} rules of a tree by name: of several with one name that of the
     * strongest layer, and there the last.
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

    /** Whether a rule extends itself by way of others, or more rules than any author has. */
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
                // Only named under conditions that do not hold: nothing is in it.
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

    /** A layer below those that it lies in; its name may have any number of parts. */
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

    /** By index whether all media queries hold; a container's answer comes later. */
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
