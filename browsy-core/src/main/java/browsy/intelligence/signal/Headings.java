package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Finds the headings of a page, those inside links included. Short texts that stand out by what
 * their author calls them count as well, since many pages draw their headings by style alone.
 */
final class Headings {

    private static final int MAX_LENGTH = 200;

    /** The first character outside of ASCII. */
    private static final char FIRST_OTHER = 128;

    private static final int MAX_DRAWN_LENGTH = 60;

    /** What holds more elements than this is not drawn as one heading. */
    private static final int MAX_DRAWN_ELEMENTS = 40;

    private Headings() {}

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
        // Most hold nothing but a text, and folding it does all that has to be done with it.
        TextNode only = onlyText(element);
        return only != null && isPlain(only.getWholeText())
                ? Texts.fold(only.getWholeText())
                : Texts.fold(limited(element.text()));
    }

    /** The text of an element that holds nothing else, be it in a link; null for all others. */
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

    /** Whether a text is short and has no characters that are no text. */
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

    private static int level(Element element) {
        String tag = element.normalName();
        boolean ranked =
                tag.length() == 2 && tag.charAt(0) == 'h' && Character.isDigit(tag.charAt(1));
        return ranked ? tag.charAt(1) - '0' : 3;
    }
}
