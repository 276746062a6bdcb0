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
 * Makes {@code noscript} an element like any other, as it is in the body of a page without
 * scripting. jsoup keeps the tags in it apart from those around it, whatever they would end. So the
 * parser reads start tags of a name it has no rules for; the elements it makes of them get the
 * right name at once, and with it are ended by the end tags that stand in the source.
 *
 * <p>In the head, where there are rules for it in browsers too, it stays what it was.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody">HTML: in
 *     body</a>
 */
final class NoscriptTags {
    private static final String NAME = "noscript";

    /** What stands for the last letter: of one byte, as most pages have no longer characters. */
    private static final char LAST = '\u0080';

    private static final char LAST_IN_UPPER_CASE = '\u0081';
    private static final String LOWER = String.valueOf(LAST);
    private static final String UPPER = String.valueOf(LAST_IN_UPPER_CASE);
    private static final String STEM = "noscrip";
    private static final int TAG_LENGTH = 1 + NAME.length();

    /** How many there are in the source, elements or not. */
    private final int count;

    /** How many elements of them have been found. */
    private int elements;

    private NoscriptTags(int count) {
        this.count = count;
    }

    /**
     * Those of a source.
     *
     * @param edits takes the changes to what the parser is to read
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

    /** Gives a tag that begins here a name that the parser is not to know. */
    static SourceEdit rename(String html, int tag) {
        int end = tag + TAG_LENGTH;
        return new SourceEdit(end - 1, end, html.charAt(end - 1) == 't' ? LOWER : UPPER);
    }

    /** Has a parser of the edited text give the elements their names. */
    void prepare(Parser parser) {
        if (count > 0) {
            parser.tagSet().onNewTag(NoscriptTags::restoreName);
        }
    }

    /** Takes note of an element of the document. */
    void meet(Element element) {
        if (elements < count && element.nameIs(NAME)) {
            elements++;
        }
    }

    /** Puts the letters back where the source had the tag but the document has no element of it. */
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

    /** The text as it was, with what the author may have had of these characters. */
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

    /** Where the next start tag is, or what looks like one; -1 if there is none. */
    private static int next(String html, int from) {
        for (int at = html.indexOf('<', from); at >= 0; at = html.indexOf('<', at + 1)) {
            if (SourceTag.isNamed(html, at + 1, NAME)) {
                return at;
            }
        }
        return -1;
    }
}
