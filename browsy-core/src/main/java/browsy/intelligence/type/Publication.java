package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Moments;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the head of one published text: the heading that titles the page, beside a date. */
final class Publication {

    /** The maximum length of a line with a date, in characters. */
    private static final int MAX_LINE = 80;

    /** The number of elements on either side of a heading that are beside it. */
    private static final int BESIDE = 6;

    /** The minimum length of the title of a text that nothing but its place makes one. */
    private static final int MIN_TITLE = 10;

    private Publication() {}

    /**
     * Returns the heading of a page that declares itself an article, if the title of the page
     * consists of it and a date is beside it; null otherwise.
     */
    static @Nullable Evidence declared(PageFacts facts) {
        if (!facts.isDeclaredArticle() || !Prose.isTitled(facts)) {
            return null;
        }
        Heading heading = facts.page().mainHeading();
        return heading != null && hasDateBeside(facts.page(), heading)
                ? Evidence.said(heading.text())
                : null;
    }

    /**
     * Returns the heading in the only {@code article} element of a page, if the title of the page
     * consists of it and a date is beside it; null otherwise.
     */
    static @Nullable Evidence only(PageFacts facts) {
        Heading heading = headingOfOnly(facts);
        return heading != null
                        && heading.text().length() >= MIN_TITLE
                        && facts.page().title().parts().contains(heading.text())
                        && hasDateBeside(facts.page(), heading)
                ? Evidence.said(heading.text())
                : null;
    }

    /** Whether the main heading is in the only {@code article} element and leads nowhere else. */
    static boolean isMarked(PageFacts facts) {
        Heading heading = headingOfOnly(facts);
        return heading != null
                && heading.equals(facts.page().mainHeading())
                && !heading.leadsElsewhere(facts.page().page().tree());
    }

    /**
     * Returns the first heading in the only {@code article} element of a page, null if there are
     * several or none.
     */
    private static @Nullable Heading headingOfOnly(PageFacts facts) {
        FlatTree tree = facts.page().page().tree();
        int article = -1;
        for (int i = 0; i < tree.size(); i++) {
            if (tree.tag(i).equals("article") && facts.page().page().isVisible(i)) {
                if (article >= 0) {
                    return null;
                }
                article = i;
            }
        }
        if (article < 0) {
            return null;
        }
        for (Heading heading : facts.headings()) {
            if (tree.contains(article, heading.index())) {
                return heading;
            }
        }
        return null;
    }

    private static boolean hasDateBeside(PageSignals page, Heading heading) {
        List<SpatialElement> visible = page.visible();
        int place = 0;
        while (place < visible.size()
                && page.page().indexOf(visible.get(place)) < heading.index()) {
            place++;
        }
        int end = Math.min(visible.size(), place + BESIDE + 1);
        for (SpatialElement element : visible.subList(Math.max(0, place - BESIDE), end)) {
            String text = element.text();
            if (text != null && text.length() <= MAX_LINE && Moments.areIn(text)) {
                return true;
            }
        }
        return false;
    }
}
