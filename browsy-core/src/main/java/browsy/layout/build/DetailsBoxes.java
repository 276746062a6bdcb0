package browsy.layout.build;

import browsy.css.value.Display;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * {@code <details>}: the first summary, then everything else where it is open.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#the-details-and-summary-elements">HTML</a>
 */
final class DetailsBoxes {
    private static final String DEFAULT_SUMMARY = "\u25B6 Details";

    private DetailsBoxes() {}

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
            ComputedStyle anonymous = style.anonymous(Display.BLOCK);
            TextBox text = new TextBox(anonymous, null, null, DEFAULT_SUMMARY);
            content.add(builder.blockContainer(anonymous, null, null, List.of(text)));
        } else {
            builder.node(summary, style, content);
        }
        if (element.hasAttr("open")) {
            List<Box> details = new ArrayList<>();
            for (Node child : rest) {
                builder.node(child, style, details);
            }
            if (!details.isEmpty()) {
                content.add(
                        builder.blockContainer(
                                style.anonymous(Display.BLOCK), null, null, details));
            }
        }
        builder.pseudo(element, PseudoElement.AFTER, content);
        return builder.container(style, element, null, content);
    }
}
