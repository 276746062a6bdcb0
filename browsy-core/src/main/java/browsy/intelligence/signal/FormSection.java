package browsy.intelligence.signal;

import org.jspecify.annotations.Nullable;

/**
 * A form to write to the people behind a page that is one section of several under headings of the
 * same rank: a site on one page, which is neither a text nor made to be filled in.
 */
public final class FormSection {

    private static final int MIN_SECTIONS_BEFORE = 2;
    private static final int MIN_FIELDS = 2;

    /** Headings of lower rank stand inside of sections. */
    private static final int MAX_LEVEL = 3;

    private FormSection() {}

    /** Whether the first form of a page is one. */
    public static boolean isOn(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (page.isMain(group) && group.dataFields().size() >= MIN_FIELDS) {
                return isMessage(group) && isAfterSections(page, group);
            }
        }
        return false;
    }

    private static boolean isMessage(FormGroup group) {
        return group.message() != null
                && group.first(FormGroup::takesLine) != null
                && !CommentForms.isOne(group);
    }

    private static boolean isAfterSections(PageSignals page, FormGroup group) {
        int first = page.page().indexOf(group.fields().get(0));
        Heading nearest = null;
        for (Heading heading : page.headings()) {
            if (heading.main() && heading.index() < first && heading.level() <= MAX_LEVEL) {
                nearest = heading;
            }
        }
        boolean tells =
                !page.content().prose().isEmpty()
                        && page.page().indexOf(page.content().prose().get(0)) < first;
        return nearest != null && tells && sectionsBefore(page, nearest) >= MIN_SECTIONS_BEFORE;
    }

    private static int sectionsBefore(PageSignals page, @Nullable Heading last) {
        int sections = 0;
        for (Heading heading : page.headings()) {
            if (heading == last) {
                break;
            }
            sections += heading.main() && last != null && heading.level() == last.level() ? 1 : 0;
        }
        return sections;
    }
}
