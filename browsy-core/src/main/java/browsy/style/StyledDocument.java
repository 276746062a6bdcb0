package browsy.style;

import browsy.css.value.content.CounterStyleRule;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.StateChange;
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
 * A document with the computed styles of its elements: the result of the style stage. The document
 * is read-only.
 */
public interface StyledDocument {

    Document document();

    /** Whether the document is in quirks mode. */
    boolean isQuirksMode();

    /**
     * Whether the line height calculation quirk applies, in quirks and in limited-quirks mode: the
     * height of a line depends on its contents only, without a strut.
     *
     * @see <a href="https://quirks.spec.whatwg.org/#the-line-height-calculation-quirk">quirks</a>
     */
    default boolean hasLineHeightQuirk() {
        return document().quirksMode() != Document.QuirksMode.noQuirks;
    }

    /** The elements of the document in their tree scopes. */
    ElementTree elements();

    /**
     * The element whose attributes name the source of an {@code img}: the {@code source} of its
     * {@code picture} that the media environment selects, else the image itself.
     */
    Element pictureSource(Element image);

    /**
     * The computed style of an element.
     *
     * @return null for elements outside the flat tree, such as unslotted children of a shadow host
     *     and contents of a template; elements in a {@code display: none} subtree do have styles
     */
    @Nullable ComputedStyle style(Element element);

    /**
     * The computed style of an element of {@link #elements()}; faster than {@link #style(Element)}.
     */
    @Nullable ComputedStyle style(TreeElement element);

    /**
     * The computed style of a pseudo-element.
     *
     * @return null if no rule matches; for {@code BEFORE} and {@code AFTER} also if {@code content}
     *     prevents a box
     */
    @Nullable ComputedStyle style(Element element, PseudoElement pseudo);

    /** The computed style of a pseudo-element of an element of {@link #elements()}. */
    @Nullable ComputedStyle style(TreeElement element, PseudoElement pseudo);

    /**
     * The style of {@code ::first-letter} of an element if the letter is in an inner box or on a
     * first line with its own style.
     *
     * @param around the style that the letter inherits from
     * @return null if no rule matches
     */
    @Nullable ComputedStyle firstLetter(TreeElement element, ComputedStyle around);

    /**
     * The style that an element or its pseudo-element would have below a parent with another style,
     * as on a styled first line.
     *
     * @param pseudo the pseudo-element; null for the element itself
     * @param around the style to inherit from
     * @return null if there is no such style
     */
    @Nullable ComputedStyle onFirstLine(
            TreeElement element, @Nullable PseudoElement pseudo, ComputedStyle around);

    /**
     * The child nodes in the flat tree: the element's own, those of its shadow root, or the nodes
     * assigned to it if it is a slot.
     *
     * @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">css-scoping-1</a>
     */
    List<Node> flatChildren(Element element);

    /** See {@link #flatChildren(Element)}. */
    List<Node> flatChildren(TreeElement element);

    /**
     * Whether all styles, and the rules that decide them, would be the same with other states of
     * the elements. May be false though they would. Not thread-safe.
     *
     * @param change the difference from the states that the document was styled with
     * @param after the other states
     */
    default boolean holds(StateChange change, ElementStates after) {
        return change.isNone();
    }

    /**
     * The size containers, to which {@code @container} rules and container units refer. If there
     * are any, styles must be computed again with the {@link browsy.css.media.ContainerSizes sizes}
     * from layout.
     */
    default Set<Element> queryContainers() {
        return Set.of();
    }

    /**
     * The style of an element or pseudo-element with the declarations of a {@code @position-try}
     * rule applied; null if there is no such rule.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#fallback-rule">css-anchor-position-1</a>
     */
    default @Nullable ComputedStyle positionTry(
            Element element, @Nullable PseudoElement pseudo, String rule) {
        return null;
    }

    /**
     * The author-defined counter style with a name; null if there is none. Chains of counter styles
     * that extend one another have no cycles.
     */
    default @Nullable CounterStyleRule counterStyle(String name) {
        return null;
    }

    /** Messages about content that was left out because of a limit. */
    default List<String> warnings() {
        return List.of();
    }

    /**
     * Reports all declarations of a property of an element with their outcomes in the cascade, the
     * strongest first.
     *
     * @param property the name of a longhand
     */
    default List<DeclarationReport> explain(Element element, String property) {
        return List.of();
    }

    /** Returns a finder for the author rules that decide properties. */
    default RuleFinder ruleFinder() {
        return (element, properties) -> null;
    }
}
