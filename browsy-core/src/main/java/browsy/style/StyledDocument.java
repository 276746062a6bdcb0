package browsy.style;

import browsy.css.value.content.CounterStyleRule;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.style.cascade.DeclarationReport;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A document with the computed style of each element: what the style stage hands on. The document
 * itself is read-only.
 */
public interface StyledDocument {

    Document document();

    /** Whether the document is in quirks mode. */
    boolean isQuirksMode();

    /**
     * Whether lines are as high as what stands on them, struts left out: in quirks mode and in
     * limited-quirks mode.
     *
     * @see <a href="https://quirks.spec.whatwg.org/#the-line-height-calculation-quirk">quirks</a>
     */
    default boolean hasLineHeightQuirk() {
        return document().quirksMode() != Document.QuirksMode.noQuirks;
    }

    /** The elements in their trees; what a stage that goes through all of them starts from. */
    ElementTree elements();

    /**
     * The element that names the picture of an {@code img}: the {@code source} of its {@code
     * picture} that is chosen under the media, else the image itself.
     */
    Element pictureSource(Element image);

    /**
     * The style of an element.
     *
     * @return null for elements that have none: those below a {@code display: none} element are
     *     styled all the same, those outside the flat tree (unslotted children of a shadow host,
     *     contents of a template) are not
     */
    @Nullable ComputedStyle style(Element element);

    /** The same for an element of {@link #elements()}, without looking it up. */
    @Nullable ComputedStyle style(TreeElement element);

    /**
     * The style of a pseudo-element.
     *
     * @return null where no rule gives it one; for {@code BEFORE} and {@code AFTER} also where
     *     {@code content} keeps it from having a box
     */
    @Nullable ComputedStyle style(Element element, PseudoElement pseudo);

    /** The same for an element of {@link #elements()}, without looking it up. */
    @Nullable ComputedStyle style(TreeElement element, PseudoElement pseudo);

    /**
     * The style of the first letter of an element where the letter stands in something inside the
     * element, or on a first line of another style.
     *
     * @param around the style that is inherited from there
     * @return null where no rule gives it one
     */
    @Nullable ComputedStyle firstLetter(TreeElement element, ComputedStyle around);

    /**
     * The style that an element would have on a first line, where what is around it has another
     * style.
     *
     * @param pseudo null for the element itself
     * @param around the style that is inherited there
     * @return null where it has none
     */
    @Nullable ComputedStyle onFirstLine(
            TreeElement element, @Nullable PseudoElement pseudo, ComputedStyle around);

    /**
     * The children in the flat tree: an element's own child nodes, or those of its shadow root, or
     * what is assigned to it when it is a slot.
     *
     * @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">css-scoping-1</a>
     */
    List<Node> flatChildren(Element element);

    /** See {@link #flatChildren(Element)}. */
    List<Node> flatChildren(TreeElement element);

    /**
     * The size containers, which {@code @container} rules ask for and container units refer to. If
     * there are any, layout is to be followed by another styling that knows their {@link
     * browsy.css.media.ContainerSizes sizes}.
     */
    default Set<Element> queryContainers() {
        return Set.of();
    }

    /**
     * The style of an element or pseudo-element with the declarations of a {@code @position-try}
     * rule over its own; null where there is no such rule.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#fallback-rule">css-anchor-position-1</a>
     */
    default @Nullable ComputedStyle positionTry(
            Element element, @Nullable PseudoElement pseudo, String rule) {
        return null;
    }

    /**
     * The counter style that the author defines under a name; null where there is none. Extending
     * one another they make no circles.
     */
    default @Nullable CounterStyleRule counterStyle(String name) {
        return null;
    }

    /** What was left out because a limit was met. */
    default List<String> warnings() {
        return List.of();
    }

    /**
     * Who declared a property of an element, the strongest first, with what became of each
     * declaration: for people who ask why.
     *
     * @param property the name of a longhand
     */
    default List<DeclarationReport> explain(Element element, String property) {
        return List.of();
    }

    /** Finds the rules of the page behind its styles. */
    default RuleFinder ruleFinder() {
        return (element, properties) -> null;
    }
}
