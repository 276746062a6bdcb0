package browsy.intelligence.signal;

import org.jspecify.annotations.Nullable;

/**
 * Recognises one-page sites whose contact form is one of several sections under headings of the
 * same level. Such a page is neither an article nor a form page.
 */
public final class FormSection {

    private static final int MIN_SECTIONS_BEFORE = 2;
    private static final int MIN_FIELDS = 2;

    /** The greatest heading level that starts a section; deeper headings belong to sections. */
    private static final int MAX_LEVEL = 3;

    private FormSection() {}

    /** Whether the first group with at least two data fields in the main content is such a form. */
    public static boolean isOn(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (page.isMain(group) && group.dataFields().size() >= MIN_FIELDS) {
                return isContactForm(group) && isAfterSections(page, group);
            }
        }
        return false;
    }

    private static boolean isContactForm(FormGroup group) {
        return group.message() != null && group.firstLine() != null && !CommentForms.isOne(group);
    }

    /**
     * Whether prose and at least two headings of the same level precede the heading of the group.
     */
    private static boolean isAfterSections(PageSignals page, FormGroup group) {
        int first = page.page().indexOf(group.fields().get(0));
        Heading formHeading = null;
        for (Heading heading : page.headings()) {
            if (heading.main() && heading.index() < first && heading.level() <= MAX_LEVEL) {
                formHeading = heading;
            }
        }
        boolean followsProse =
                !page.content().prose().isEmpty()
                        && page.page().indexOf(page.content().prose().get(0)) < first;
        return formHeading != null
                && followsProse
                && sectionsBefore(page, formHeading) >= MIN_SECTIONS_BEFORE;
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
