package browsy.intelligence.type;

import browsy.intelligence.signal.CommentForms;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises pages with a form right below the main heading and little prose. The form is then the
 * purpose of the page, whatever is below it. It must submit by POST, since a form that submits by
 * GET filters the list below.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-method">HTML,
 *     method</a>
 */
final class FormBelowHeading {

    /** The minimum number of fields for input. */
    private static final int MIN_ENTERED = 2;

    private static final int MAX_PROSE = 2;

    /** The maximum number of prose blocks between heading and form. */
    private static final int MAX_NOTES = 1;

    private FormBelowHeading() {}

    /** Whether a page has such a form. */
    static boolean isOn(PageSignals page) {
        if (page.groups().isEmpty()
                || page.content().prose().size() > MAX_PROSE
                || page.structure().isDeclaredProduct()) {
            return false;
        }
        Heading heading = mainHeading(page);
        if (heading == null) {
            return false;
        }
        for (FormGroup group : page.groups()) {
            if (isSubmission(page, group) && isRightBelow(page, heading, group)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the only heading of level 1 in the main content; without one, the first heading that
     * is a part of the title. Null if there are several of level 1 or no such heading.
     */
    private static @Nullable Heading mainHeading(PageSignals page) {
        Heading main = null;
        Heading titled = null;
        for (Heading heading : page.headings()) {
            if (heading.main() && heading.level() == 1) {
                if (main != null) {
                    return null;
                }
                main = heading;
            } else if (titled == null
                    && heading.main()
                    && page.title().parts().contains(heading.text())) {
                titled = heading;
            }
        }
        return main != null ? main : titled;
    }

    private static boolean isSubmission(PageSignals page, FormGroup group) {
        return group.posts()
                && page.isMain(group)
                && !group.senders().isEmpty()
                && group.dataFields().size() >= MIN_ENTERED
                && group.dataFields().stream().filter(Forms::takesEntry).count() >= MIN_ENTERED
                && !CommentForms.isOne(group);
    }

    private static boolean isRightBelow(PageSignals page, Heading heading, FormGroup group) {
        FlatTree tree = page.page().tree();
        int root = tree.indexOf(group.root());
        return heading.index() < root
                && between(page, page.content().mainLinks(), heading.index(), root) == 0
                && between(page, page.content().prose(), heading.index(), root) <= MAX_NOTES;
    }

    private static int between(
            PageSignals page, List<SpatialElement> elements, int after, int before) {
        int between = 0;
        for (SpatialElement element : elements) {
            int index = page.page().indexOf(element);
            between += index > after && index < before ? 1 : 0;
        }
        return between;
    }
}
