package browsy.intelligence.content;

import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import org.jsoup.nodes.Element;

/** Reads the author and the date of a text from the visible content of a page. */
final class Byline {

    /** The greatest length of the name of a person or an organisation, in characters. */
    private static final int MAX_NAME = 60;

    /** The greatest number of elements in the subtree of a name. */
    private static final int MAX_ELEMENTS = 40;

    private final SpatialPage page;
    private final FlatTree tree;
    private final PartKinds names;
    private final PhraseSet marks;

    /**
     * Creates a reader for a page.
     *
     * @param page the page
     * @param names the kinds that class names and ids of its elements indicate
     * @param marks the words that introduce the name of an author
     */
    Byline(SpatialPage page, PartKinds names, PhraseSet marks) {
        this.page = page;
        tree = page.tree();
        this.names = names;
        this.marks = marks;
    }

    /**
     * Returns the author named in a range of elements. An element with {@code rel=author} has
     * precedence over one whose class names it as the author or byline; of several, the first of
     * the former and the first of the latter count.
     *
     * @param from the index of the first element
     * @param to the index of the last element plus 1
     * @return empty if the range names no author
     */
    String author(int from, int to) {
        String named = "";
        for (int i = from; i < to; i++) {
            if (!page.isVisible(i) || tree.end(i) - i > MAX_ELEMENTS) {
                continue;
            }
            Element element = tree.element(i);
            boolean author = element.attributesSize() > 0 && element.attr("rel").equals("author");
            if (author || (named.isEmpty() && isNamedAuthor(i))) {
                String name = withoutIntroduction(element.text());
                if (name.length() > MAX_NAME || name.isBlank()) {
                    continue;
                }
                if (author) {
                    return name;
                }
                named = name;
            }
        }
        return named;
    }

    private boolean isNamedAuthor(int index) {
        if (!names.is(PartKind.BYLINE, index)) {
            return false;
        }
        for (String name : tree.classes(index)) {
            if (name.contains("author") || name.contains("byline")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Removes the introduction of a name: a phrase before a colon, or the first word, if it is one
     * of the introducing words.
     */
    String withoutIntroduction(String text) {
        String line = text.strip();
        int space = line.indexOf(' ');
        int colon = line.indexOf(':');
        int end = colon >= 0 && colon < MAX_NAME / 2 ? colon : space;
        return end > 0 && marks.is(Texts.fold(line.substring(0, end)))
                ? line.substring(end + 1).strip()
                : line;
    }

    /**
     * Returns the date of the first visible {@code time} element in a range, preferably its {@code
     * datetime} attribute, empty if there is none.
     */
    String date(int from, int to) {
        for (int i = from; i < to; i++) {
            if (tree.tag(i).equals("time") && page.isVisible(i)) {
                Element time = tree.element(i);
                String moment = time.attr("datetime").strip();
                return moment.isEmpty() ? time.text() : moment;
            }
        }
        return "";
    }
}
