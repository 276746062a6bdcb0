package browsy.html;

import browsy.infra.Ascii;
import java.util.List;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.parser.Tag;

/**
 * Makes jsoup parse {@code noscript} in the body as an ordinary element, as browsers do with
 * scripting disabled. jsoup parses its contents separately, so that tags in it cannot close
 * elements around it. Therefore the start tags are renamed in the source to a name that jsoup has
 * no rules for: the last letter becomes a control character. The original name is restored when
 * jsoup creates the tag, so that the end tags in the source match. Where the renamed text is not a
 * tag (in text, comments, attributes), it is restored in the parsed document.
 *
 * <p>In the head, browsers have special rules for {@code noscript} as well, so it is not renamed
 * there.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody">HTML: in
 *     body</a>
 */
final class NoscriptTags {
    private static final String NAME = "noscript";

    /**
     * The substitute for a lower-case last letter. It is a Latin-1 character, so that Java can
     * still store the text of most pages with one byte per character.
     */
    private static final char LAST = '\u0080';

    /** The substitute for an upper-case last letter. */
    private static final char LAST_IN_UPPER_CASE = '\u0081';

    private static final String LOWER = String.valueOf(LAST);
    private static final String UPPER = String.valueOf(LAST_IN_UPPER_CASE);
    private static final String STEM = "noscrip";
    private static final int TAG_LENGTH = 1 + NAME.length();

    /** The number of {@code noscript} start tags, or look-alikes, in the source. */
    private final int count;

    /** The number of {@code noscript} elements found in the document. */
    private int elements;

    private NoscriptTags(int count) {
        this.count = count;
    }

    /**
     * Finds the tags in a source.
     *
     * @param html the source
     * @param edits receives the edits to the source
     */
    static NoscriptTags of(String html, List<SourceEdit> edits) {
        int first = next(html, 0);
        if (first < 0) {
            return new NoscriptTags(0);
        }
        int body = HeadSource.edit(html, edits);
        int count = 0;
        for (int at = first; at >= 0; at = next(html, at + TAG_LENGTH)) {
            count++;
            if (at >= body) {
                edits.add(rename(html, at));
            }
        }
        return new NoscriptTags(count);
    }

    /**
     * Returns the edit that renames a tag.
     *
     * @param tag the offset of the tag's {@code <}
     */
    static SourceEdit rename(String html, int tag) {
        int end = tag + TAG_LENGTH;
        return new SourceEdit(end - 1, end, html.charAt(end - 1) == 't' ? LOWER : UPPER);
    }

    /** Configures the parser of the edited source to restore the names of elements. */
    void prepare(Parser parser) {
        if (count > 0) {
            parser.tagSet().onNewTag(NoscriptTags::restoreName);
        }
    }

    /** Visits an element of the parsed document. */
    void visit(Element element) {
        if (elements < count && element.nameIs(NAME)) {
            elements++;
        }
    }

    /**
     * Restores renamed look-alikes in text, comments and attributes. Not needed if the document has
     * an element for each renamed tag.
     */
    void restore(Document document) {
        if (elements < count) {
            document.forEachNode(NoscriptTags::restoreIn);
        }
    }

    private static void restoreName(Tag tag) {
        if (isRenamed(tag.normalName())) {
            tag.name(Ascii.lower(original(tag.normalName()))).set(Tag.Block);
        }
    }

    private static void restoreIn(Node node) {
        if (node instanceof TextNode text) {
            if (isRenamed(text.getWholeText())) {
                text.text(original(text.getWholeText()));
            }
        } else if (node instanceof DataNode data) {
            if (isRenamed(data.getWholeData())) {
                data.setWholeData(original(data.getWholeData()));
            }
        } else if (node instanceof Comment comment) {
            if (isRenamed(comment.getData())) {
                comment.setData(original(comment.getData()));
            }
        } else if (node instanceof Element element && element.attributesSize() > 0) {
            for (Attribute attribute : element.attributes()) {
                if (isRenamed(attribute.getValue())) {
                    attribute.setValue(original(attribute.getValue()));
                }
            }
        }
    }

    private static boolean isRenamed(String text) {
        return text.indexOf(LAST) >= 0 || text.indexOf(LAST_IN_UPPER_CASE) >= 0;
    }

    /**
     * Restores the last letter wherever a substitute follows {@code noscrip}. Other occurrences of
     * these characters come from the author and stay.
     */
    private static String original(String renamed) {
        StringBuilder text = new StringBuilder(renamed);
        for (int at = STEM.length(); at < renamed.length(); at++) {
            char c = renamed.charAt(at);
            if ((c == LAST || c == LAST_IN_UPPER_CASE)
                    && renamed.regionMatches(true, at - STEM.length(), STEM, 0, STEM.length())) {
                text.setCharAt(at, c == LAST ? 't' : 'T');
            }
        }
        return text.toString();
    }

    /** The offset of the next start tag or look-alike; -1 if there is none. */
    private static int next(String html, int from) {
        for (int at = html.indexOf('<', from); at >= 0; at = html.indexOf('<', at + 1)) {
            if (SourceTag.isNamed(html, at + 1, NAME)) {
                return at;
            }
        }
        return -1;
    }
}
