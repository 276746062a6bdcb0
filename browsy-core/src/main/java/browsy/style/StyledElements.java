package browsy.style;

import browsy.css.selector.PseudoElementKind;
import browsy.css.value.content.CounterStyleRule;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.StateChange;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.style.cascade.DecidingRules;
import browsy.style.cascade.DeclarationReport;
import browsy.style.cascade.Flattening;
import browsy.style.cascade.StyleRun;
import browsy.style.computed.ComputedStyle;
import browsy.style.hint.PictureSources;
import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** Adapts a {@link StyleRun} to the interface that layout uses. */
record StyledElements(ElementTree tree, StyleRun run, PictureSources sources)
        implements StyledDocument {

    @Override
    public Document document() {
        return tree.document();
    }

    @Override
    public boolean isQuirksMode() {
        return tree.isQuirksMode();
    }

    @Override
    public ElementTree elements() {
        return tree;
    }

    @Override
    public Element pictureSource(Element image) {
        return sources.of(image);
    }

    @Override
    public @Nullable ComputedStyle style(Element element) {
        TreeElement known = tree.get(element);
        return known == null ? null : run.style(known);
    }

    @Override
    public @Nullable ComputedStyle style(TreeElement element) {
        return run.style(element);
    }

    @Override
    public @Nullable ComputedStyle style(TreeElement element, PseudoElement pseudo) {
        return run.style(element, kind(pseudo));
    }

    @Override
    public @Nullable ComputedStyle style(Element element, PseudoElement pseudo) {
        TreeElement known = tree.get(element);
        return known == null ? null : run.style(known, kind(pseudo));
    }

    @Override
    public @Nullable ComputedStyle firstLetter(TreeElement element, ComputedStyle around) {
        return run.firstLetter(element, around);
    }

    @Override
    public @Nullable ComputedStyle onFirstLine(
            TreeElement element, @Nullable PseudoElement pseudo, ComputedStyle around) {
        return run.within(element, pseudo == null ? null : kind(pseudo), around);
    }

    @Override
    public List<Node> flatChildren(Element element) {
        TreeElement known = tree.get(element);
        return known == null ? List.of() : Flattening.childNodes(known);
    }

    @Override
    public List<Node> flatChildren(TreeElement element) {
        return Flattening.childNodes(element);
    }

    @Override
    public boolean holds(StateChange change, ElementStates after) {
        return run.holds(change, after);
    }

    @Override
    public Set<Element> queryContainers() {
        return run.queryContainers();
    }

    @Override
    public @Nullable ComputedStyle positionTry(
            Element element, @Nullable PseudoElement pseudo, String rule) {
        TreeElement known = tree.get(element);
        return known == null
                ? null
                : run.positionTry(known, pseudo == null ? null : kind(pseudo), rule);
    }

    @Override
    public @Nullable CounterStyleRule counterStyle(String name) {
        return run.counterStyle(name);
    }

    @Override
    public List<String> warnings() {
        return run.warnings();
    }

    @Override
    public List<DeclarationReport> explain(Element element, String property) {
        TreeElement known = tree.get(element);
        Property<?> longhand = PropertyTable.property(Ascii.lower(property));
        return known == null || longhand == null ? List.of() : run.explain(known, longhand);
    }

    @Override
    public RuleFinder ruleFinder() {
        DecidingRules rules = run.decidingRules();
        return (element, properties) -> {
            TreeElement known = tree.get(element);
            return known == null ? null : rules.rule(known, longhands(properties));
        };
    }

    private static List<Property<?>> longhands(List<String> names) {
        List<Property<?>> longhands = new ArrayList<>(names.size());
        for (String name : names) {
            Property<?> longhand = PropertyTable.property(name);
            if (longhand != null) {
                longhands.add(longhand);
            }
        }
        return longhands;
    }

    private static PseudoElementKind kind(PseudoElement pseudo) {
        return switch (pseudo) {
            case BEFORE -> PseudoElementKind.BEFORE;
            case AFTER -> PseudoElementKind.AFTER;
            case MARKER -> PseudoElementKind.MARKER;
            case FIRST_LETTER -> PseudoElementKind.FIRST_LETTER;
            case FIRST_LINE -> PseudoElementKind.FIRST_LINE;
            case PLACEHOLDER -> PseudoElementKind.PLACEHOLDER;
            case BACKDROP -> PseudoElementKind.BACKDROP;
            case DETAILS_CONTENT -> PseudoElementKind.DETAILS_CONTENT;
            case FILE_SELECTOR_BUTTON -> PseudoElementKind.FILE_SELECTOR_BUTTON;
            case SLIDER_TRACK -> PseudoElementKind.SLIDER_TRACK;
            case SLIDER_THUMB -> PseudoElementKind.SLIDER_THUMB;
            case SCROLL_MARKER_GROUP -> PseudoElementKind.SCROLL_MARKER_GROUP;
            case SCROLL_BUTTON_BLOCK_START -> PseudoElementKind.SCROLL_BUTTON_BLOCK_START;
            case SCROLL_BUTTON_INLINE_START -> PseudoElementKind.SCROLL_BUTTON_INLINE_START;
            case SCROLL_BUTTON_INLINE_END -> PseudoElementKind.SCROLL_BUTTON_INLINE_END;
            case SCROLL_BUTTON_BLOCK_END -> PseudoElementKind.SCROLL_BUTTON_BLOCK_END;
        };
    }
}
