package browsy.html;

import browsy.infra.Ascii;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * The directionality of elements, by the {@code dir} attribute and, for {@code dir=auto}, by the
 * first strong character of the contents. Results are cached.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#the-directionality">HTML,
 *     3.2.6.4</a>
 */
public final class Directionality {

    private final ElementPseudoClasses facts;
    private final Map<TreeElement, Boolean> known = new IdentityHashMap<>();

    public Directionality(ElementStates states) {
        this.facts = new ElementPseudoClasses(states);
    }

    /** Whether the directionality of an element is right-to-left. */
    public boolean isRightToLeft(TreeElement element) {
        TreeElement e = element;
        Boolean rtl = null;
        while (rtl == null && e != null) {
            rtl = known.get(e);
            if (rtl == null) {
                rtl = own(e);
            }
            if (rtl == null) {
                e = e.parent() != null ? e.parent() : e.scope().host();
            }
        }
        boolean result = rtl != null && rtl;
        known.put(element, result);
        return result;
    }

    /**
     * Whether the element's own attributes make it right-to-left; null if it inherits the
     * directionality of its parent.
     */
    private @Nullable Boolean own(TreeElement e) {
        if (!e.isHtml()) {
            return null;
        }
        String dir = e.attribute("dir");
        switch (dir == null ? "" : Ascii.lower(dir)) {
            case "ltr" -> {
                return false;
            }
            case "rtl" -> {
                return true;
            }
            case "auto" -> {
                return auto(e);
            }
            default -> {
                if (e.isHtml("bdi")) {
                    return auto(e);
                }
                return (e.isHtml("input") && ElementPseudoClasses.inputType(e).equals("tel"))
                        ? false
                        : null;
            }
        }
    }

    /**
     * Whether the contents of an element begin with a right-to-left character, by the rules for
     * {@code dir=auto}.
     */
    private boolean auto(TreeElement e) {
        if (e.isHtml("textarea") || e.isHtml("input")) {
            return Boolean.TRUE.equals(firstStrong(facts.value(e)));
        }
        Node top = e.element();
        Node node = top.childNodeSize() == 0 ? null : top.childNode(0);
        while (node != null) {
            if (node instanceof TextNode text) {
                Boolean rtl = firstStrong(text.getWholeText());
                if (rtl != null) {
                    return rtl;
                }
            }
            boolean enter = node instanceof Element child && !isSkipped(child);
            node = next(node, top, enter);
        }
        return false;
    }

    private static boolean isSkipped(Element e) {
        return switch (e.normalName()) {
            case "bdi", "script", "style", "textarea", "template" -> true;
            default -> e.hasAttr("dir");
        };
    }

    /**
     * The next node below {@code top} in tree order; null at the end.
     *
     * @param enter whether to visit the children of the node
     */
    private static @Nullable Node next(Node node, Node top, boolean enter) {
        if (enter && node.childNodeSize() > 0) {
            return node.childNode(0);
        }
        Node n = node;
        while (n != null && n != top && n.nextSibling() == null) {
            n = n.parent();
        }
        return n == null || n == top ? null : n.nextSibling();
    }

    /** Whether the first strong character is right-to-left; null if there is none. */
    private static @Nullable Boolean firstStrong(String text) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            switch (Character.getDirectionality(c)) {
                case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> {
                    return false;
                }
                case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                        Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> {
                    return true;
                }
                default -> i += Character.charCount(c);
            }
        }
        return null;
    }
}
