package browsy.intelligence.signal;

import browsy.infra.CharBuilder;
import browsy.infra.PrivateUse;
import browsy.infra.TimeLimit;
import browsy.spatial.SpatialPage;
import browsy.spatial.text.MathText;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;
import org.jspecify.annotations.Nullable;

/** Extracts the visible text of an element on one line, white space collapsed. */
public final class VisibleText {

    /** The length after which a text is cut off, in characters. */
    private static final int MAX_LENGTH = 5000;

    /** The maximum number of nodes visited for one text. */
    private static final int MAX_NODES = 20_000;

    private VisibleText() {}

    /** Returns the visible text of an element, empty if it has none. */
    public static String of(SpatialPage page, Element element) {
        return of(page, element, false);
    }

    /**
     * Returns the visible text of an element with a space around links and buttons, so that their
     * captions do not run together.
     */
    public static String withCaptionsApart(SpatialPage page, Element element) {
        return of(page, element, true);
    }

    /**
     * Concatenates the visible text nodes in document order, with spaces at the edges of
     * block-level elements and line breaks. Formulas are linearised; scripts, templates and fields
     * are skipped.
     *
     * @param apart whether links and buttons are separated by spaces
     */
    private static String of(SpatialPage page, Element element, boolean apart) {
        TimeLimit.check();
        if (element.childNodeSize() == 1
                && element.childNode(0) instanceof TextNode only
                && !isCode(element)) {
            return collapsed(only.getWholeText());
        }
        StringBuilder text = new StringBuilder();
        NodeTraversor.filter(
                new NodeFilter() {
                    private int nodes;

                    @Override
                    public FilterResult head(Node node, int depth) {
                        if (text.length() > MAX_LENGTH || ++nodes > MAX_NODES) {
                            return FilterResult.STOP;
                        }
                        if (node instanceof Element inside) {
                            boolean shown = inside == element || page.isVisible(inside);
                            boolean code = isCode(inside);
                            if (shown && inside.nameIs("math")) {
                                text.append(MathText.of(inside));
                                return FilterResult.SKIP_ENTIRELY;
                            }
                            if (inside.isBlock() || needsSpace(inside) || isAfterCaption(inside)) {
                                text.append(' ');
                            }
                            return shown && !code
                                    ? FilterResult.CONTINUE
                                    : FilterResult.SKIP_ENTIRELY;
                        }
                        if (node instanceof TextNode run && !page.hidesOnlyText(run.parent())) {
                            text.append(isAfterCaption(node) ? " " : "").append(run.getWholeText());
                        }
                        return FilterResult.CONTINUE;
                    }

                    @Override
                    public FilterResult tail(Node node, int depth) {
                        if (node instanceof Element inside && inside.isBlock()) {
                            text.append(' ');
                        }
                        return FilterResult.CONTINUE;
                    }

                    private boolean needsSpace(Element inside) {
                        return inside.normalName().equals("br") || (apart && isCaption(inside));
                    }

                    private boolean isAfterCaption(Node node) {
                        return apart && isCaption(node.previousSibling());
                    }
                },
                element);
        return collapsed(text);
    }

    /** Collapses white space, strips it at the ends, and removes private-use characters. */
    private static String collapsed(CharSequence text) {
        CharBuilder out = new CharBuilder(text.length());
        boolean space = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ' || (c >= '\t' && c <= '\r') || c == '\u00A0') {
                space = true;
                continue;
            }
            if (space && !out.isEmpty()) {
                out.append(' ');
            }
            space = false;
            out.append(c);
        }
        return PrivateUse.strip(out.toString()).strip();
    }

    private static boolean isCaption(@Nullable Node node) {
        return node instanceof Element element
                && (element.normalName().equals("a") || element.normalName().equals("button"));
    }

    private static boolean isCode(Element element) {
        return switch (element.normalName()) {
            case "script", "style", "template", "select", "textarea" -> true;
            default -> false;
        };
    }
}
