package browsy.intelligence.signal;

import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.Texts;
import browsy.model.Role;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Finds the visible headings of a page. Short elements whose class names mark them as headings
 * count as well, since many pages style headings without heading elements.
 */
final class Headings {

    /** The length at which headings are cut off, in characters. */
    private static final int MAX_LENGTH = 200;

    /** The first character beyond ASCII. */
    private static final char FIRST_OTHER = 128;

    /** The maximum length of a heading that is marked by its class names only, in characters. */
    private static final int MAX_DRAWN_LENGTH = 60;

    /**
     * The maximum number of elements, itself included, in a heading that is marked by its class
     * names only.
     */
    private static final int MAX_DRAWN_ELEMENTS = 40;

    private Headings() {}

    /** Returns the headings in document order. */
    static List<Heading> of(
            SpatialPage page, PageStructure structure, PageFrame frame, Lexicon lexicon) {
        List<Heading> headings = new ArrayList<>();
        FlatTree tree = page.tree();
        for (int index : structure.headings()) {
            boolean ranked = page.role(index) == Role.HEADING;
            if (!ranked && tree.end(index) - index > MAX_DRAWN_ELEMENTS) {
                continue;
            }
            Element element = tree.element(index);
            String text = text(element);
            boolean fits = ranked || text.length() <= MAX_DRAWN_LENGTH;
            if (!text.isEmpty() && fits) {
                headings.add(
                        new Heading(
                                index,
                                text,
                                level(element),
                                !frame.contains(index),
                                lexicon.topics(text)));
            }
        }
        return headings;
    }

    private static String text(Element element) {
        // Fast path for most headings: folding a lone ASCII text node gives the same result.
        TextNode only = onlyText(element);
        return only != null && isPlain(only.getWholeText())
                ? Texts.fold(only.getWholeText())
                : Texts.fold(limited(element.text()));
    }

    /**
     * Returns the only text node of an element, possibly inside of nested elements; null if there
     * is other content.
     */
    private static @Nullable TextNode onlyText(Element element) {
        Element at = element;
        while (at.childNodeSize() == 1) {
            Node only = at.childNode(0);
            if (only instanceof TextNode text) {
                return text;
            }
            if (!(only instanceof Element inner)) {
                return null;
            }
            at = inner;
        }
        return null;
    }

    /** Whether a text is short and ASCII. */
    private static boolean isPlain(String text) {
        boolean plain = text.length() <= MAX_LENGTH;
        for (int i = 0; i < text.length() && plain; i++) {
            plain = text.charAt(i) < FIRST_OTHER;
        }
        return plain;
    }

    private static String limited(String text) {
        return text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
    }

    /** Returns the level of a heading element, 3 for others. */
    private static int level(Element element) {
        String tag = element.normalName();
        boolean ranked =
                tag.length() == 2 && tag.charAt(0) == 'h' && Character.isDigit(tag.charAt(1));
        return ranked ? tag.charAt(1) - '0' : 3;
    }
}
