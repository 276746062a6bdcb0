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
import browsy.html.TreeElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.StyleComputer;
import browsy.style.property.Property;
import browsy.style.property.PropertyValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Styles all elements of a document once, parents before children in the flat tree. */
public final class StyleRun {

    private final ElementTree tree;
    private final HintSource hints;
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
    private final FeaturePaths paths = new FeaturePaths();
    private final Traversal traversal;
    private @Nullable ElementStyle rootStyle;

    /**
     * What is the same for all runs over a document.
     *
     * @param containerSizes null where they are told later, see {@link #proceed}
     */
    public record Input(
            ElementTree tree,
            List<CompiledSheet> userAgent,
            List<AuthorSheet> author,
            HintSource presentationalHints,
            ElementStates states,
            MediaEnvironment environment,
            @Nullable ContainerSizes containerSizes,
            StyleComputer computer,
            Limits limits) {}

    private StyleRun(Input input) {
        this.tree = input.tree();
        MediaEnvironment environment = input.environment();
        this.hints = input.presentationalHints();
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
        FeatureTable table = new FeatureTable(tree.elements(), sheets, hints);
        this.features = table.ofElements();
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
        this.inlineStyles = new InlineStyles(mode);
        this.styler =
                new ElementStyler(
                        new Cascade(input.computer(), substitution, mode),
                        CustomProperties.initial(sheets.registry()));
        this.pseudoElements = new PseudoElementStyler(styler, containerQueries);
        this.positionTries =
                new PositionTryStyles(
                        sheets.positionTries(tree.documentScope()), styler, new Declarations());
    }

    /**
     * Styles a document; without the sizes of containers all but what depends on them and stands
     * beside that.
     */
    public static StyleRun of(Input input) {
        StyleRun run = new StyleRun(input);
        ParentContext top = new ParentContext(null, null, null, run.containerQueries.window());
        for (TreeElement e = run.tree.root(); e != null; e = e.nextSibling()) {
            run.traversal.run(e, run.paths.alone(run.features[e.index()]), top);
        }
        return run;
    }

    /** Whether contents of containers have no styles yet, as they depend on sizes. */
    public boolean waits() {
        return traversal.waits();
    }

    /**
     * Styles the contents of containers, but for those of containers in them that wait in turn.
     *
     * @param sizes what a layout of what has been styled tells
     * @param wait whether any may wait; else sizes that are not known count as missing
     */
    public void proceed(ContainerSizes sizes, boolean wait) {
        if (!wait) {
            containerQueries.stopWaiting();
        }
        traversal.proceed(sizes);
    }

    /** Whether all styles would be the same with other sizes of containers. */
    public boolean hold(ContainerSizes sizes) {
        return containerQueries.hold(sizes);
    }

    /** The style of an element; null outside the flat tree. */
    public @Nullable ComputedStyle style(TreeElement element) {
        ElementStyle style = styles[element.index()];
        return style == null ? null : style.computed();
    }

    /** The style of a pseudo-element; null where no rule gives it one. */
    public @Nullable ComputedStyle style(TreeElement element, PseudoElementKind kind) {
        Map<PseudoElementKind, ComputedStyle> ofElement = pseudoStyles[element.index()];
        return ofElement == null ? null : ofElement.get(kind);
    }

    /**
     * The style of the first letter of an element where it inherits from something inside of it;
     * null where no rule gives it one.
     *
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
     * The style that an element or its pseudo-element would have if what is around it had another
     * one.
     *
     * @param pseudo null for the element itself
     * @return null where it has none
     */
    public @Nullable ComputedStyle within(
            TreeElement element, @Nullable PseudoElementKind pseudo, ComputedStyle around) {
        TreeElement above = pseudo == null ? element.flatParent() : element;
        ElementStyle outer = above == null ? null : styles[above.index()];
        // What is beside an element does not inherit from the line through it.
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
     * rule over its own; null where there is no such rule.
     */
    public @Nullable ComputedStyle positionTry(
            TreeElement element, @Nullable PseudoElementKind kind, String name) {
        return positionTries.of(element, kind, name);
    }

    /** What the children of an element are styled in, once all elements are. */
    private ParentContext in(@Nullable TreeElement parent) {
        ElementStyle style = parent == null ? null : styles[parent.index()];
        if (parent == null || style == null) {
            return new ParentContext(null, null, null, containerQueries.window());
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

    /** What can be said of elements once all are styled. */
    private final class Declarations implements PositionTryStyles.Source {
        @Override
        public @Nullable ElementStyle style(TreeElement element) {
            return styles[element.index()];
        }

        @Override
        public StyleTarget target(TreeElement element, @Nullable PseudoElementKind kind) {
            return kind == null
                    ? StyleTarget.of(
                            element, features[element.index()].tag(), in(element.flatParent()))
                    : StyleTarget.of(element, kind, in(element), in(element.flatParent()));
        }

        @Override
        public @Nullable List<CascadeOrder.Item> declared(
                TreeElement element, @Nullable PseudoElementKind kind) {
            List<CascadeOrder.Item> all = StyleRun.this.declared(element, kind);
            return authorMatcher.isExhausted() ? null : all;
        }
    }

    /** The counter style that the author defines under a name. */
    public @Nullable CounterStyleRule counterStyle(String name) {
        return counterStyles.get(name);
    }

    /** The containers that size queries may ask about, or container units refer to. */
    public Set<Element> queryContainers() {
        return containerQueries.containers();
    }

    /**
     * Who declared a property of an element, the strongest first; empty for an element without a
     * style. Not for use while another thread asks the same.
     */
    public List<DeclarationReport> explain(TreeElement element, Property<?> property) {
        ElementStyle style = styles[element.index()];
        return style == null
                ? List.of()
                : DeclarationReports.of(declared(element, null), property, style.computed());
    }

    /** Finds the rules behind the styles. */
    public DecidingRules decidingRules() {
        return new DecidingRules(
                element -> styles[element.index()], styler::declared, e -> declared(e, null));
    }

    /** The rules that match an element, once all are styled. */
    private Matches matched(TreeElement element) {
        enterAncestors(element);
        Matches found = new Matches();
        collector.collect(element, found);
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

    /** All that is declared for an element or pseudo-element, the strongest first. */
    private List<CascadeOrder.Item> declared(
            TreeElement element, @Nullable PseudoElementKind kind) {
        Matches found = matched(element);
        int depth = ActiveSheet.depth(element.scope());
        if (kind != null) {
            List<MatchedRule> rules =
                    ScrollButtons.assigned(found.pseudo(), style(element))
                            .getOrDefault(kind, List.of());
            return CascadeOrder.strongestFirst(rules, null, null, depth);
        }
        List<PropertyValue> hinted = hints.of(element);
        return CascadeOrder.strongestFirst(
                found.own(),
                inlineStyles.of(element),
                hinted.isEmpty() ? null : DeclarationBlock.of(hinted),
                depth);
    }

    /** What was cut off. */
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

    /** Styles elements on the way through the document. */
    private final class Steps implements Traversal.Styler {
        @Override
        public @Nullable OpenElement style(
                TreeElement element, FeaturePath path, ParentContext context) {
            FeaturePath.Styles made = styles(element, path, context);
            ElementStyle style = made.own();
            styles[element.index()] = style;
            pseudoStyles[element.index()] = made.pseudo().isEmpty() ? null : made.pseudo();
            if (rootStyle == null) {
                rootStyle = style;
            }
            ContainerSizes.Size container =
                    containerQueries.inside(element, style.computed(), context.container());
            if (made.asksContainer()) {
                boolean itself = !style.asksContainer();
                containerQueries.askByUnit(itself ? element : element.flatParent());
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
        public FeaturePath path(TreeElement element, FeaturePath above) {
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
     * What an element shows behind its summary lies in a box of its own, which is the one that
     * blockifies it or does not.
     *
     * @see <a href="https://drafts.csswg.org/css-pseudo-4/#details-content-pseudo">css-pseudo-4</a>
     */
    private static @Nullable ParentContext insideDetails(
            FeaturePath.Styles made, ParentContext within) {
        ComputedStyle content = made.pseudo().get(PseudoElementKind.DETAILS_CONTENT);
        return content == null || content.display() == Display.CONTENTS
                ? null
                : new ParentContext(within.parent(), content, within.root(), within.container());
    }

    private FeaturePath.Styles styles(
            TreeElement element, FeaturePath path, ParentContext context) {
        ElementFeatures own = path.features();
        DeclarationBlock inline = own.styled() ? inlineStyles.of(element) : null;
        List<PropertyValue> hinted = own.hinted() ? hints.of(element) : List.of();
        boolean plain = inline == null && hinted.isEmpty();
        if (plain && path.undecided().isEmpty()) {
            FeaturePath.Styles known = path.styles(context);
            if (known != null) {
                return known;
            }
        }
        Matches matches = matches(element, path);
        boolean shared = plain && matches == path.matches();
        FeaturePath.Styles known = shared ? path.styles(context) : null;
        if (known != null) {
            return known;
        }
        StyleTarget target = StyleTarget.of(element, own.tag(), context);
        FeaturePath.Styles made = make(target, matches, inline, hinted);
        if (shared && !matches.dependOnElement()) {
            path.keep(made, context);
        }
        return made;
    }

    /** The path of an element; one of its own if other trees have a say in its style. */
    private FeaturePath path(TreeElement element, FeaturePath above) {
        ElementFeatures own = features[element.index()];
        return hasOtherTrees(element) ? paths.alone(own) : paths.child(above, own);
    }

    private boolean hasOtherTrees(TreeElement element) {
        return element.scope() != tree.documentScope()
                || element.shadowScope() != null
                || element.assignedSlot() != null;
    }

    private Matches matches(TreeElement element, FeaturePath path) {
        if (!hasOtherTrees(element)) {
            return collector.collect(element, path);
        }
        Matches matches = new Matches();
        collector.collect(element, matches);
        return matches;
    }

    private FeaturePath.Styles make(
            StyleTarget target,
            Matches matches,
            @Nullable DeclarationBlock inline,
            List<PropertyValue> hinted) {
        ElementStyle style = styler.style(matches.own(), inline, hinted, target);
        // Container queries of pseudo-elements may ask for it.
        styles[target.element().index()] = style;
        if (matches.pseudo().isEmpty()) {
            return new FeaturePath.Styles(style, Map.of(), style.asksContainer());
        }
        return pseudoElements.beside(style, matches.pseudo(), target, () -> inside(style, target));
    }

    private static ComputedStyle layoutParent(ParentContext context, ElementStyle style) {
        ComputedStyle above = context.layoutParent();
        boolean boxless = style.computed().display() == Display.CONTENTS;
        return boxless && above != null ? above : style.computed();
    }

    /** What pseudo-elements of an element are in. */
    private ParentContext inside(ElementStyle style, StyleTarget target) {
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
