package browsy.intelligence.type;

import browsy.intelligence.signal.DashboardSignals;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageContent;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.ProseColumn;
import browsy.intelligence.word.Topic;
import browsy.model.SpatialElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Measures of a page that several rules compare. Lengths are numbers of letters. */
final class PageFacts {

    private final PageSignals page;
    private @Nullable ProseColumn column;
    private @Nullable DashboardSignals figures;
    private @Nullable List<Heading> headings;
    private int elements = -1;

    PageFacts(PageSignals page) {
        this.page = page;
    }

    PageSignals page() {
        return page;
    }

    PageContent content() {
        return page.content();
    }

    /** Returns the longest column of prose. */
    ProseColumn column() {
        ProseColumn known = column;
        if (known == null) {
            known = ProseColumn.of(page);
            column = known;
        }
        return known;
    }

    /** Returns the key figures and charts. */
    DashboardSignals figures() {
        DashboardSignals known = figures;
        if (known == null) {
            known = DashboardSignals.of(page);
            figures = known;
        }
        return known;
    }

    /** Returns the length of the main content. */
    int text() {
        return content().mainTextLength();
    }

    /** Returns the length of all prose in the main content. */
    int prose() {
        return content().proseLength();
    }

    /** Returns the share of links with a destination in the main content, 0 to 1. */
    double linkShare() {
        return (double) page.choices().letters() / Math.max(1, text());
    }

    /** Returns the number of visible elements in the main content. */
    int elements() {
        if (elements < 0) {
            elements = 0;
            for (SpatialElement element : page.visible()) {
                elements += page.isMain(element) ? 1 : 0;
            }
        }
        return elements;
    }

    /** Returns the headings of the main content. */
    List<Heading> headings() {
        List<Heading> known = headings;
        if (known == null) {
            known = page.headings().stream().filter(Heading::main).toList();
            headings = known;
        }
        return known;
    }

    /** Returns the groups of fields in the main content. */
    List<FormGroup> forms() {
        return page.groups().stream().filter(page::isMain).toList();
    }

    /** Whether a folded text contains a phrase of one of several topics. */
    boolean says(String text, List<Topic> topics) {
        for (Topic topic : topics) {
            if (page.lexicon().get(topic).in(text)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the page declares itself an article, in metadata or with a microformat. */
    boolean isDeclaredArticle() {
        return page.structure().isDeclaredArticle();
    }

    /** Whether the page declares itself to be about one product, and not an article. */
    boolean isDeclaredProduct() {
        return page.structure().isDeclaredProduct() && !isDeclaredArticle();
    }

    /** Whether the main content has a button. */
    boolean hasButtons() {
        return content().buttons().stream().anyMatch(page::isMain);
    }
}
