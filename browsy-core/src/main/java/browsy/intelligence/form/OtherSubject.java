package browsy.intelligence.form;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a page with a log-in form is about something else. An example is a forum with a
 * log-in form in its menu.
 *
 * <p>Such a page has a heading outside of the column of the form. The heading is a main heading or
 * repeats the title, and links, data or text follow it. On a page to log in, the heading is right
 * above the form; an advertisement beside the form has neither links nor data. A log-in form in one
 * line above data also leaves the page about something else.
 */
record OtherSubject(PageSignals page, FormGroup group) {

    /** The minimum number of letters of a heading or part of a title that tell a subject. */
    private static final int MIN_SUBJECT = 4;

    /** The maximum number of headings that tell the subject. */
    private static final int MAX_SUBJECTS = 3;

    /** The minimum number of links that make a list. */
    private static final int MIN_LISTED = 6;

    /** The minimum number of cells and definitions that make data. */
    private static final int MIN_CELLS = 8;

    /** The minimum number of links of a menu, and of those on a page of a site. */
    private static final int MIN_MENU = 4;

    /** The minimum number of characters of a text below a bar. */
    private static final int MIN_SUBJECT_TEXT = 300;

    /** The minimum number of characters of a text beside a menu. */
    private static final int MIN_TEXT = 100;

    /** Whether the page is about something else. */
    boolean isShown() {
        return isBar()
                || page.headings().stream()
                        .filter(heading -> heading.main() && isSubject(heading))
                        .limit(MAX_SUBJECTS)
                        .anyMatch(heading -> hasContent(heading.index()));
    }

    private boolean isSubject(Heading heading) {
        return heading.find(page.lexicon().get(Topic.LOGIN)) == null
                && heading.find(page.lexicon().get(Topic.REGISTER)) == null
                && (heading.level() == 1 || isTitle(heading.text()));
    }

    private boolean isTitle(String text) {
        return Texts.letters(text) >= MIN_SUBJECT
                && (page.title().folded().contains(text)
                        || page.title().parts().stream()
                                .anyMatch(
                                        part ->
                                                Texts.letters(part) >= MIN_SUBJECT
                                                        && text.contains(part)));
    }

    /**
     * Whether content follows a heading: before the form if the heading is above it, otherwise up
     * to the end of the page.
     */
    private boolean hasContent(int heading) {
        FlatTree tree = page.page().tree();
        int form = tree.indexOf(group.root());
        if (contains(tree, form, heading)) {
            return false;
        }
        int column = form;
        for (int up = tree.parent(form); !contains(tree, up, heading); up = tree.parent(up)) {
            column = up;
        }
        int end = heading < column ? column : tree.size();
        return links(heading, end) >= MIN_LISTED
                || isData(heading, end)
                || (links(column, form) >= MIN_MENU && page.textBetween(heading, end) >= MIN_TEXT);
    }

    /**
     * Whether the fields are a line above data or above the text of a subject, and no heading is
     * above them.
     */
    private boolean isBar() {
        FlatTree tree = page.page().tree();
        int form = tree.indexOf(group.root());
        return isLine(group.dataFields())
                && page.headings().stream().noneMatch(heading -> heading.index() < form)
                && (isData(tree.end(form), tree.size()) || hasText(page.mainHeading()));
    }

    /** Whether a heading is a subject, and much text follows it. */
    private boolean hasText(@Nullable Heading heading) {
        return heading != null
                && isSubject(heading)
                && page.textBetween(heading.index(), page.page().tree().size()) >= MIN_SUBJECT_TEXT;
    }

    /** Whether there are several fields, side by side. */
    static boolean isLine(List<SpatialElement> fields) {
        if (fields.size() < 2) {
            return false;
        }
        SpatialElement first = fields.get(0);
        SpatialElement last = fields.get(fields.size() - 1);
        return last.bounds().y() < first.bounds().y() + first.bounds().height();
    }

    private boolean isData(int start, int end) {
        return cells(start, end) >= MIN_CELLS && page.content().links().size() >= MIN_MENU;
    }

    private static boolean contains(FlatTree tree, int outer, int inner) {
        return outer <= inner && inner < tree.end(outer);
    }

    private int links(int start, int end) {
        int links = 0;
        for (SpatialElement link : page.content().mainLinks()) {
            links += isBetween(link, start, end) ? 1 : 0;
        }
        return links;
    }

    private int cells(int start, int end) {
        int cells = 0;
        for (int i = start; i < end; i++) {
            cells += isCell(i) ? 1 : 0;
        }
        return cells;
    }

    private boolean isCell(int index) {
        return switch (page.page().tree().tag(index)) {
            case "td", "th", "dd", "dt" -> page.textLength(index) > 0;
            default -> false;
        };
    }

    private boolean isBetween(SpatialElement element, int start, int end) {
        int index = page.page().indexOf(element);
        return index >= start && index < end;
    }
}
