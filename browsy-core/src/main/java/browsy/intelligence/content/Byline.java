package browsy.intelligence.content;

import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Texts;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import org.jsoup.nodes.Element;

/** Who wrote a text and when, as it stands beside the text for people to read. */
final class Byline {

    /** Names of people and houses are no longer, in characters. */
    private static final int MAX_NAME = 60;

    /** What holds more elements than this is more than a name. */
    private static final int MAX_ELEMENTS = 40;

    private final SpatialPage page;
    private final FlatTree tree;
    private final PartNames names;
    private final PhraseSet marks;

    /**
     * @param marks what names of authors are introduced by
     */
    Byline(SpatialPage page, PartNames names, PhraseSet marks) {
        this.page = page;
        tree = page.tree();
        this.names = names;
        this.marks = marks;
    }

    /**
     * Who wrote the text in a stretch of the page.
     *
     * @param from index of the first element
     * @param to one past the index of the last element
     * @return empty if it does not say it
     */
    String author(int from, int to) {
        String called = "";
        for (int i = from; i < to; i++) {
            if (!page.isVisible(i) || tree.end(i) - i > MAX_ELEMENTS) {
                continue;
            }
            Element element = tree.element(i);
            boolean author = element.attributesSize() > 0 && element.attr("rel").equals("author");
            if (author || (called.isEmpty() && isNamedAuthor(i))) {
                String name = withoutMark(element.text());
                if (name.length() > MAX_NAME || name.isBlank()) {
                    continue;
                }
                if (author) {
                    return name;
                }
                called = name;
            }
        }
        return called;
    }

    private boolean isNamedAuthor(int index) {
        if (!names.is(PartName.BYLINE, index)) {
            return false;
        }
        for (String name : tree.classes(index)) {
            if (name.contains("author") || name.contains("byline")) {
                return true;
            }
        }
        return false;
    }

    /** A name without the word that introduces it. */
    String withoutMark(String text) {
        String line = text.strip();
        int space = line.indexOf(' ');
        int colon = line.indexOf(':');
        int end = colon >= 0 && colon < MAX_NAME / 2 ? colon : space;
        return end > 0 && marks.is(Texts.fold(line.substring(0, end)))
                ? line.substring(end + 1).strip()
                : line;
    }

    /** The first moment that a stretch of the page tells programs, empty if there is none. */
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
