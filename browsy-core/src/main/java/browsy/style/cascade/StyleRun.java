package browsy.style.cascade;

import browsy.config.Limits;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.css.parse.ParseMode;
import browsy.css.selector.PseudoElementKind;
import browsy.css.selector.SelectorMatcher;
import browsy.css.value.box.Display;
import browsy.css.value.content.CounterStyleRule;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.StateChange;
import browsy.html.TreeElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.StyleComputer;
import browsy.style.property.Property;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * One computation of the styles of all elements of a document, parents before children in the flat
 * tree. If styles depend on container sizes that are not known yet, the run stops at those
 * containers and {@linkplain #proceed proceeds} after a layout.
 */
public final class StyleRun {

    private final ElementTree tree;
    private final HintBlocks hints;
    private final SelectorMatcher authorMatcher;
    private final Substitution substitution;
    private final ContainerQueries containerQueries;
    private final Map<String, CounterStyleRule> counterStyles;
    private final PositionTryStyles positionTries;
    private final RuleCollector collector;
    private final ElementStyler styler;
    private final PseudoElementStyler pseudoElements;
    private final InlineStyles inlineStyles;
    private final AncestorFilter ancestors = new AncestorFilter();
    private final @Nullable ElementStyle[] styles;
    private final @Nullable Map<PseudoElementKind, ComputedStyle>[] pseudoStyles;
    private final ElementFeatures[] features;
    private final FeatureTree paths = new FeatureTree();
    private final ElementStates states;
    private final StateDependence stateDependence;
    private final Traversal traversal;
    private @Nullable ElementStyle rootStyle;

    /**
     * The inputs of a style run.
     *
     * @param tree the elements of the document
     * @param userAgent the user agent stylesheets
     * @param author the author stylesheets that the document applies, in order
     * @param attributes which style attributes count; null for all
     * @param presentationalHints the source of presentational hints
     * @param states the states of elements, such as {@code :hover}
     * @param environment the environment for media queries
     * @param containerSizes the sizes of size containers; null if layout supplies them later, see
     *     {@link #proceed}
     * @param computer computes values
     * @param limits the limits on the work
     */
    public record Input(
            ElementTree tree,
            List<CompiledSheet> userAgent,
            List<AuthorSheet> author,
            @Nullable StyleAttributeRule attributes,
            HintSource presentationalHints,
            ElementStates states,
            MediaEnvironment environment,
            @Nullable ContainerSizes containerSizes,
            StyleComputer computer,
            Limits limits) {}

    /**
     * Prepares a run: activates the sheets, evaluates media queries and groups all elements by
     * their {@link ElementFeatures}, so that equal ones share the result of selector matching. The
     * elements are styled by {@link #of}.
     */
    private StyleRun(Input input) {
        this.tree = input.tree();
        MediaEnvironment environment = input.environment();
        this.hints = new HintBlocks(input.presentationalHints());
        this.styles = new @Nullable ElementStyle[tree.elements().size()];
        this.pseudoStyles = newMaps(styles.length);
        this.substitution = new Substitution(input.limits().maxVarExpansion(), input.environment());
        this.authorMatcher = SelectorMatcher.ofAuthors(tree, input.states());
        ActiveSheets sheets = new ActiveSheets(input.userAgent(), input.author(), environment);
        this.counterStyles = sheets.counterStyles(tree.documentScope());
        this.containerQueries =
                new ContainerQueries(
                        input.containerSizes(),
                        environment,
                        substitution,
                        element -> styles[element.index()],
                        authorMatcher);
        FeatureTable table = new FeatureTable(tree.elements(), sheets, input.presentationalHints());
        this.features = table.ofElements();
        this.states = input.states();
        this.stateDependence = new StateDependence(tree, sheets, table.names());
        this.collector =
                new RuleCollector(
                        sheets,
                        new SelectorMatcher(tree, input.states(), Long.MAX_VALUE),
                        authorMatcher,
                        ancestors,
                        table,
                        containerQueries);
        this.traversal = new Traversal(tree, new Steps(), containerQueries, ancestors);
        ParseMode mode = tree.isQuirksMode() ? ParseMode.QUIRKS : ParseMode.STANDARD;
        this.inlineStyles = new InlineStyles(mode, input.attributes());
        this.styler =
                new ElementStyler(
                        new Cascade(input.computer(), substitution, mode),
                        CustomProperties.initial(sheets.registry()),
                        new Keyframes.Scopes(sheets));
        this.pseudoElements = new PseudoElementStyler(styler, containerQueries);
        this.positionTries =
                new PositionTryStyles(
                        sheets.positionTries(tree.documentScope()), styler, new Declarations());
    }

    /**
     * Styles a document. If the container sizes are not given, the contents of containers whose
     * size a style depends on are left out.
     */
    public static StyleRun of(Input input) {
        StyleRun run = new StyleRun(input);
        ParentContext top = new ParentContext(null, null, null, run.containerQueries.viewport());
        for (TreeElement e = run.tree.root(); e != null; e = e.nextSibling()) {
            run.traversal.run(e, run.paths.alone(run.features[e.index()]), top);
        }
        return run;
    }

    /** Whether contents of containers have no styles yet because the sizes are unknown. */
    public boolean waits() {
        return traversal.waits();
    }

    /**
     * Styles the contents of waiting containers, except contents of nested containers whose sizes
     * are still unknown.
     *
     * @param sizes the container sizes in a layout of all elements styled so far
     * @param wait whether containers may wait further; if not, unknown sizes count as missing
     */
    public void proceed(ContainerSizes sizes, boolean wait) {
        if (!wait) {
            containerQueries.stopWaiting();
        }
        traversal.proceed(sizes);
    }

    /** Whether other container sizes would leave all styles unchanged. */
    public boolean hold(ContainerSizes sizes) {
        return containerQueries.hold(sizes);
    }

    /**
     * Whether this run would give the same result for other states of the elements. May be false
     * though it would. Not thread-safe.
     *
     * @param change the difference from the states of this run
     * @param after the other states
     */
    public boolean holds(StateChange change, ElementStates after) {
        if (authorMatcher.isExhausted() || waits()) {
            return false;
        }
        List<StateDependence.Difference> differences =
                stateDependence.differences(change, states, after);
        if (differences == null || differences.isEmpty()) {
            return differences != null;
        }
        return containerQueries.containers().isEmpty()
                && !hasFirstLines()
                && new StateChangeCheck(new Changed(after)).isWithoutEffect(differences);
    }

    private boolean hasFirstLines() {
        for (Map<PseudoElementKind, ComputedStyle> ofElement : pseudoStyles) {
            if (ofElement != null && ofElement.containsKey(PseudoElementKind.FIRST_LINE)) {
                return true;
            }
        }
        return false;
    }

    /** Styles single elements with other states. */
    private final class Changed implements StateChangeCheck.Source {
        private final RuleCollector rules;

        Changed(ElementStates after) {
            rules =
                    collector.with(
                            new SelectorMatcher(tree, after, Long.MAX_VALUE),
                            SelectorMatcher.ofAuthors(tree, after));
        }

        @Override
        public FeatureNode.@Nullable Styles before(TreeElement element) {
            ElementStyle own = styles[element.index()];
            Map<PseudoElementKind, ComputedStyle> pseudo = pseudoStyles[element.index()];
            return own == null
                    ? null
                    : new FeatureNode.Styles(
                            own,
                            pseudo == null ? Map.of() : pseudo,
                            own.usesContainerUnits(),
                            own.animations().dependOnElement());
        }

        @Override
        public FeatureNode.Styles after(TreeElement element) {
            ElementStyle own = styles[element.index()];
            StyleTarget target =
                    StyleTarget.of(
                            element,
                            features[element.index()].tag(),
                            childContext(element.flatParent()));
            FeatureNode.Styles made =
                    computeStyles(
                            target,
                            matched(element, rules),
                            inlineStyles.of(element),
                            hints.of(element));
            styles[element.index()] = own;
            return made;
        }

        @Override
        public boolean givesToChildren(TreeElement element) {
            Iterator<TreeElement> children = Flattening.children(tree, element);
            while (children.hasNext()) {
                ElementStyle child = styles[children.next().index()];
                if (child != null && child.takesFromParent()) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The style of an element; null outside the flat tree. */
    public @Nullable ComputedStyle style(TreeElement element) {
        ElementStyle style = styles[element.index()];
        return style == null ? null : style.computed();
    }

    /** The style of a pseudo-element; null if it generates no box. */
    public @Nullable ComputedStyle style(TreeElement element, PseudoElementKind kind) {
        Map<PseudoElementKind, ComputedStyle> ofElement = pseudoStyles[element.index()];
        return ofElement == null ? null : ofElement.get(kind);
    }

    /**
     * The style of {@code ::first-letter} of an element if the letter is in an inner box and
     * inherits from it.
     *
     * @param around the style of the inner box
     * @return null if no rule for {@code ::first-letter} matches
     * @see <a href="https://drafts.csswg.org/css-pseudo-4/#first-letter-styling">css-pseudo-4</a>
     */
    public @Nullable ComputedStyle firstLetter(TreeElement element, ComputedStyle around) {
        ElementStyle own = styles[element.index()];
        List<MatchedRule> rules = matched(element).pseudo().get(PseudoElementKind.FIRST_LETTER);
        if (own == null || rules == null) {
            return null;
        }
        ElementStyle parent = new ElementStyle(around, own.custom(), false, false);
        ParentContext within =
                new ParentContext(parent, around, rootStyle, containerQueries.inside(element));
        StyleTarget target = StyleTarget.of(element, PseudoElementKind.FIRST_LETTER, within);
        return pseudoElements.style(rules, target).computed();
    }

    /**
     * The style that an element or its pseudo-element would have below a parent with another style.
     * The first line of a block inherits in this way.
     *
     * @param pseudo the pseudo-element; null for the element itself
     * @param around the style of the parent
     * @return null if there is no parent or no such pseudo-element
     */
    public @Nullable ComputedStyle within(
            TreeElement element, @Nullable PseudoElementKind pseudo, ComputedStyle around) {
        TreeElement above = pseudo == null ? element.flatParent() : element;
        ElementStyle outer = above == null ? null : styles[above.index()];
        // Scroll buttons are outside the element and do not inherit from its first line.
        boolean beside = pseudo != null && pseudo.isScrollButton();
        if (above == null || outer == null || beside) {
            return null;
        }
        ElementStyle parent = new ElementStyle(around, outer.custom(), false, false);
        ParentContext within =
                new ParentContext(parent, around, rootStyle, containerQueries.inside(above));
        Matches found = matched(element);
        if (pseudo == null) {
            StyleTarget target = StyleTarget.of(element, features[element.index()].tag(), within);
            return styler.style(found.own(), inlineStyles.of(element), hints.of(element), target)
                    .computed();
        }
        List<MatchedRule> rules = found.pseudo().get(pseudo);
        return rules == null
                ? null
                : pseudoElements.style(rules, StyleTarget.of(element, pseudo, within)).computed();
    }

    /**
     * The style of an element or pseudo-element with the declarations of a {@code @position-try}
     * rule applied; null if there is no such rule.
     */
    public @Nullable ComputedStyle positionTry(
            TreeElement element, @Nullable PseudoElementKind kind, String name) {
        return positionTries.of(element, kind, name);
    }

    /** The context for styling the children of an element, once all elements are styled. */
    private ParentContext childContext(@Nullable TreeElement parent) {
        ElementStyle style = parent == null ? null : styles[parent.index()];
        if (parent == null || style == null) {
            return new ParentContext(null, null, null, containerQueries.viewport());
        }
        TreeElement box = parent;
        while (box.flatParent() != null && isBoxless(box)) {
            box = box.flatParent();
        }
        return new ParentContext(style, style(box), rootStyle, containerQueries.inside(parent));
    }

    private boolean isBoxless(TreeElement element) {
        ComputedStyle style = style(element);
        return style != null && style.display() == Display.CONTENTS;
    }

    /** Gives {@link PositionTryStyles} access to the styled elements. */
    private final class Declarations implements PositionTryStyles.Source {
        @Override
        public @Nullable ElementStyle style(TreeElement element) {
            return styles[element.index()];
        }

        @Override
        public StyleTarget target(TreeElement element, @Nullable PseudoElementKind kind) {
            return kind == null
                    ? StyleTarget.of(
                            element,
                            features[element.index()].tag(),
                            childContext(element.flatParent()))
                    : StyleTarget.of(
                            element,
                            kind,
                            childContext(element),
                            childContext(element.flatParent()));
        }

        @Override
        public @Nullable List<CascadeOrder.Item> declared(
                TreeElement element, @Nullable PseudoElementKind kind) {
            List<CascadeOrder.Item> all = StyleRun.this.declared(element, kind);
            return authorMatcher.isExhausted() ? null : all;
        }
    }

    /** The author-defined counter style with a name; null if there is none. */
    public @Nullable CounterStyleRule counterStyle(String name) {
        return counterStyles.get(name);
    }

    /** The size containers of the document. */
    public Set<Element> queryContainers() {
        return containerQueries.containers();
    }

    /**
     * Reports all declarations of a property of an element, the strongest first; empty for an
     * element without a style. Not thread-safe.
     */
    public List<DeclarationReport> explain(TreeElement element, Property<?> property) {
        ElementStyle style = styles[element.index()];
        return style == null
                ? List.of()
                : DeclarationReports.of(
                        style.animations().with(declared(element, null)),
                        property,
                        style.computed());
    }

    /** Returns a finder for the rules that decide the styles. */
    public DecidingRules decidingRules() {
        return new DecidingRules(
                element -> styles[element.index()], styler::declared, e -> declared(e, null));
    }

    /** The rules that match an element, once all elements are styled. */
    private Matches matched(TreeElement element) {
        return matched(element, collector);
    }

    private Matches matched(TreeElement element, RuleCollector rules) {
        enterAncestors(element);
        Matches found = new Matches();
        rules.collect(element, found);
        leaveAncestors(element);
        return found;
    }

    private void enterAncestors(TreeElement element) {
        for (TreeElement e = element.flatParent(); e != null; e = e.flatParent()) {
            ancestors.push(features[e.index()].ancestorHashes());
        }
    }

    private void leaveAncestors(TreeElement element) {
        for (TreeElement e = element.flatParent(); e != null; e = e.flatParent()) {
            ancestors.pop(features[e.index()].ancestorHashes());
        }
    }

    /**
     * All declarations that apply to an element or pseudo-element, apart from those of animations,
     * the strongest first.
     */
    private List<CascadeOrder.Item> declared(
            TreeElement element, @Nullable PseudoElementKind kind) {
        Matches found = matched(element);
        int depth = ActiveSheet.depth(element.scope());
        if (kind != null) {
            List<MatchedRule> rules =
                    ScrollButtonRules.assigned(found.pseudo(), style(element))
                            .getOrDefault(kind, List.of());
            return CascadeOrder.strongestFirst(rules, null, null, depth);
        }
        return CascadeOrder.strongestFirst(
                found.own(), inlineStyles.of(element), hints.of(element), depth);
    }

    /** The warnings about exceeded limits. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (authorMatcher.isExhausted()) {
            warnings.add("selector matching was cut off: too many selectors for this document");
        }
        if (substitution.isExhausted()) {
            warnings.add("var() was cut off: too much text after substitution");
        }
        return warnings;
    }

    /** Styles the elements that the {@link Traversal} visits. */
    private final class Steps implements Traversal.Styler {
        @Override
        public @Nullable OpenElement style(
                TreeElement element, FeatureNode path, ParentContext context) {
            FeatureNode.Styles made = styles(element, path, context);
            ElementStyle style = made.own();
            styles[element.index()] = style;
            pseudoStyles[element.index()] = made.pseudo().isEmpty() ? null : made.pseudo();
            if (rootStyle == null) {
                rootStyle = style;
            }
            ContainerSizes.Size container =
                    containerQueries.inside(element, style.computed(), context.container());
            if (made.usesContainerUnits()) {
                boolean itself = !style.usesContainerUnits();
                containerQueries.noteContainerUnits(itself ? element : element.flatParent());
            }
            if (Flattening.isLeaf(element)) {
                return null;
            }
            ParentContext within =
                    path.inside(style, layoutParent(context, style), rootStyle, container);
            ParentContext ofDetails = insideDetails(made, within);
            return new OpenElement(tree, element, path, context, within, ofDetails);
        }

        @Override
        public boolean forget(TreeElement element) {
            boolean styled = styles[element.index()] != null;
            styles[element.index()] = null;
            pseudoStyles[element.index()] = null;
            containerQueries.forget(element);
            return styled;
        }

        @Override
        public FeatureNode path(TreeElement element, FeatureNode above) {
            return StyleRun.this.path(element, above);
        }

        @Override
        public ParentContext renewed(ParentContext context, TreeElement element) {
            TreeElement above = element.flatParent();
            return new ParentContext(
                    context.parent(),
                    context.layoutParent(),
                    context.root(),
                    above == null ? context.container() : containerQueries.inside(above));
        }

        @Override
        public void enterAncestors(TreeElement element) {
            StyleRun.this.enterAncestors(element);
        }

        @Override
        public void leaveAncestors(TreeElement element) {
            StyleRun.this.leaveAncestors(element);
        }

        @Override
        public boolean isHidden(TreeElement element) {
            for (TreeElement e = element; e != null; e = e.flatParent()) {
                ComputedStyle style = StyleRun.this.style(e);
                if (style != null && style.display() == Display.NONE) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * Returns the context for the contents of {@code details} behind its summary: they are in the
     * box of {@code ::details-content}, which is their layout parent. Null if there is no such box.
     *
     * @see <a href="https://drafts.csswg.org/css-pseudo-4/#details-content-pseudo">css-pseudo-4</a>
     */
    private static @Nullable ParentContext insideDetails(
            FeatureNode.Styles made, ParentContext within) {
        ComputedStyle content = made.pseudo().get(PseudoElementKind.DETAILS_CONTENT);
        return content == null || content.display() == Display.CONTENTS
                ? null
                : new ParentContext(within.parent(), content, within.root(), within.container());
    }

    /**
     * Returns the styles of an element and its pseudo-elements. They are those of the previous
     * element with the same path, context, style attribute and presentational hints, unless
     * selectors that test more than names make a difference.
     */
    private FeatureNode.Styles styles(
            TreeElement element, FeatureNode path, ParentContext context) {
        ElementFeatures own = path.features();
        DeclarationBlock inline = own.styled() ? inlineStyles.of(element) : null;
        DeclarationBlock hinted = own.hinted() ? hints.of(element) : null;
        if (path.undecided().isEmpty()) {
            FeatureNode.Styles known = path.styles(context, inline, hinted);
            if (known != null) {
                return known;
            }
        }
        Matches matches = matches(element, path);
        boolean shared = matches == path.matches();
        FeatureNode.Styles known = shared ? path.styles(context, inline, hinted) : null;
        if (known != null) {
            return known;
        }
        StyleTarget target = StyleTarget.of(element, own.tag(), context);
        FeatureNode.Styles made = computeStyles(target, matches, inline, hinted);
        boolean dependOnElement =
                matches.dependOnElement()
                        || made.dependOnElement()
                        || (inline != null && inline.dependsOnElement());
        if (shared && !dependOnElement) {
            path.keep(made, context, inline, hinted);
        }
        return made;
    }

    /**
     * The path of an element; a path of its own if rules of other tree scopes may match the
     * element.
     */
    private FeatureNode path(TreeElement element, FeatureNode above) {
        ElementFeatures own = features[element.index()];
        return hasOtherTrees(element) ? paths.alone(own) : paths.child(above, own);
    }

    private boolean hasOtherTrees(TreeElement element) {
        return element.scope() != tree.documentScope()
                || element.shadowScope() != null
                || element.assignedSlot() != null;
    }

    /**
     * The rules that match an element, cached by its path unless other tree scopes are involved.
     */
    private Matches matches(TreeElement element, FeatureNode path) {
        if (!hasOtherTrees(element)) {
            return collector.collect(element, path);
        }
        Matches matches = new Matches();
        collector.collect(element, matches);
        return matches;
    }

    /** Computes the styles of an element and its pseudo-elements. */
    private FeatureNode.Styles computeStyles(
            StyleTarget target,
            Matches matches,
            @Nullable DeclarationBlock inline,
            @Nullable DeclarationBlock hinted) {
        ElementStyle style = styler.style(matches.own(), inline, hinted, target);
        // Container queries of the pseudo-elements need the style of the element.
        styles[target.element().index()] = style;
        if (matches.pseudo().isEmpty()) {
            return FeatureNode.Styles.of(style);
        }
        return pseudoElements.beside(
                style, matches.pseudo(), target, () -> pseudoElementContext(style, target));
    }

    /**
     * The layout parent of an element's children: the element itself unless it has {@code display:
     * contents}.
     */
    private static ComputedStyle layoutParent(ParentContext context, ElementStyle style) {
        ComputedStyle above = context.layoutParent();
        boolean boxless = style.computed().display() == Display.CONTENTS;
        return boxless && above != null ? above : style.computed();
    }

    /** The context for styling the pseudo-elements of an element. */
    private ParentContext pseudoElementContext(ElementStyle style, StyleTarget target) {
        ParentContext context = target.within();
        return new ParentContext(
                style,
                layoutParent(context, style),
                rootStyle == null ? style : rootStyle,
                containerQueries.inside(target.element(), style.computed(), context.container()));
    }

    @SuppressWarnings("unchecked") // generic arrays cannot be made otherwise
    private static @Nullable Map<PseudoElementKind, ComputedStyle>[] newMaps(int length) {
        return (Map<PseudoElementKind, ComputedStyle>[]) new Map<?, ?>[length];
    }
}
