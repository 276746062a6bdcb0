package browsy.layout.build;

import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;

import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * The boxes of {@code <details>}: the first {@code <summary>} child, then {@code ::details-content}
 * with the other children if the element is open.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#the-details-and-summary-elements">HTML</a>
 */
final class DetailsBoxes {
    private static final String DEFAULT_SUMMARY = "Details";

    private DetailsBoxes() {}

    /**
     * Creates the box of a {@code <details>}. Without a {@code <summary>} child it gets a default
     * summary.
     */
    static Box create(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        Element summary = null;
        List<Node> rest = new ArrayList<>();
        for (Node child : builder.styles().flatChildren(element)) {
            if (summary == null
                    && child instanceof Element candidate
                    && candidate.nameIs("summary")) {
                summary = candidate;
            } else {
                rest.add(child);
            }
        }
        List<Box> content = new ArrayList<>();
        builder.pseudo(element, PseudoElement.BEFORE, content);
        if (summary == null) {
            content.add(defaultSummary(element, style, builder));
        } else {
            builder.node(summary, style, content);
        }
        addDetails(element, rest, content, builder);
        builder.pseudo(element, PseudoElement.AFTER, content);
        return builder.container(style, element, null, content);
    }

    private static Box defaultSummary(
            Element element, ComputedStyle style, BoxTreeBuilder builder) {
        ComputedStyle anonymous = style.anonymous(Display.BLOCK);
        String symbol = element.hasAttr("open") ? "disclosure-open" : "disclosure-closed";
        Box marker = ListMarkers.symbolBox(symbol, anonymous);
        TextBox text = new TextBox(anonymous, null, null, DEFAULT_SUMMARY);
        return builder.blockContainer(anonymous, null, null, List.of(marker, text));
    }

    /**
     * Appends the box of {@code ::details-content}. It exists even without content; while it skips
     * its contents, no margins collapse through it.
     *
     * @see <a href="https://drafts.csswg.org/css-pseudo-4/#details-content-pseudo">css-pseudo-4</a>
     */
    private static void addDetails(
            Element element, List<Node> rest, List<Box> into, BoxTreeBuilder builder) {
        ComputedStyle own = builder.styles().style(element, PseudoElement.DETAILS_CONTENT);
        if (own == null || own.display() == Display.NONE) {
            return;
        }
        List<Box> details = new ArrayList<>();
        boolean skips = own.get(CONTENT_VISIBILITY).skipsContents(own.display());
        if (!skips || element.hasAttr("open")) {
            for (Node child : rest) {
                builder.node(child, own, details);
            }
        }
        if (own.display() == Display.CONTENTS) {
            into.addAll(details);
        } else {
            into.add(builder.container(own, element, PseudoElement.DETAILS_CONTENT, details));
        }
    }
}
