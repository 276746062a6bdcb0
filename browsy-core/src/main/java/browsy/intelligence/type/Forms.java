package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.CommentForms;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds forms that are the purpose of a page. */
final class Forms {

    /** The minimum number of letters of a text that comments refer to. */
    private static final int MIN_TEXT_TO_COMMENT = 400;

    /** The same for letters of prose. */
    private static final int MIN_PROSE_TO_COMMENT = 500;

    private static final int MAX_COMMENT_FIELDS = 5;

    /** The maximum number of letters on a page that is about sending a file. */
    private static final int MAX_BESIDE_FILE = 500;

    /** The number of data fields that make a form without a submit control. */
    private static final int MANY_FIELDS = 4;

    /** The maximum number of controls in a form that many other elements outweigh. */
    private static final int FEW_FIELDS = 3;

    /** The number of elements of the main content per control that outweigh such a form. */
    private static final int MANY_BESIDE_FEW = 10;

    /**
     * The minimum number of headings that outweigh a form; forms have several fields per heading.
     */
    private static final int MANY_HEADINGS = 20;

    /** The minimum number of prose blocks that outweigh a form if they are most of the text. */
    private static final int MANY_BLOCKS = 8;

    private Forms() {}

    /** Returns the number of fields of a form that other content does not outweigh. */
    static @Nullable Evidence fields(PageFacts facts) {
        FieldCounts counts = FieldCounts.of(facts);
        boolean several = counts.largestGroup >= 2 || counts.fields >= MANY_FIELDS;
        return several && (counts.inSteps || !isOutweighed(facts, counts))
                ? Evidence.said(counts.fields + " fields")
                : null;
    }

    /** Whether a form takes a file, on a page with little text. */
    static boolean takeFile(PageFacts facts) {
        return FieldCounts.of(facts).takesFile && facts.text() <= MAX_BESIDE_FILE;
    }

    /**
     * The number of fields in the main content by use. Log-ins, baskets, samples, comment forms and
     * subscriptions beside other content do not count.
     */
    private static final class FieldCounts {

        /** Data fields of groups for input, search fields excluded. */
        private int fields;

        /** All fields of these groups. */
        private int controls;

        /** All fields of groups that do not only filter a list. */
        private int shown;

        /** Data fields of the largest group for input. */
        private int largestGroup;

        /** Whether a group for input is a step of a form in several steps. */
        private boolean inSteps;

        /** Whether a group with a submit control takes a file. */
        private boolean takesFile;

        static FieldCounts of(PageFacts facts) {
            return facts.page().derived(FieldCounts.class, FieldCounts::new);
        }

        private FieldCounts(PageSignals page) {
            Set<Integer> searches = new HashSet<>();
            page.searchFields().forEach(field -> searches.add(field.id()));
            for (FormReading form : FormReadings.of(page).all()) {
                FormGroup group = form.group();
                boolean enters =
                        switch (form.purpose()) {
                            case FILTER, LOGIN, PURCHASE, SAMPLE -> false;
                            case NEWSLETTER -> page.inTitleOrHeading(Topic.NEWSLETTER) != null;
                            default -> true;
                        };
                if (page.isMain(group) && enters && !isComment(page, group)) {
                    add(page, group, searches);
                }
            }
        }

        private void add(PageSignals page, FormGroup group, Set<Integer> searches) {
            List<SpatialElement> own =
                    group.dataFields().stream()
                            .filter(field -> !searches.contains(field.id()))
                            .toList();
            boolean submits = !group.senders().isEmpty();
            boolean entered = own.stream().anyMatch(Forms::takesEntry);
            shown += isFilter(group) ? 0 : group.fields().size();
            if (entered && (submits || own.size() >= MANY_FIELDS)) {
                fields += own.size();
                controls += group.fields().size();
                largestGroup = Math.max(largestGroup, own.size());
                inSteps |= page.isInSteps(group);
            }
            takesFile |= submits && !group.fields(InputType.FILE).isEmpty();
        }
    }

    /** Whether a group is a comment form below a text. */
    private static boolean isComment(PageSignals page, FormGroup group) {
        boolean writes = group.message() != null;
        boolean belowText = writes && page.content().proseLength() >= MIN_PROSE_TO_COMMENT;
        return (belowText && group.dataFields().size() <= MAX_COMMENT_FIELDS)
                || (writes
                        && page.content().mainTextLength() > MIN_TEXT_TO_COMMENT
                        && CommentForms.isOne(group));
    }

    /** Whether other content outweighs the fields, so that a form is one part of many. */
    private static boolean isOutweighed(PageFacts facts, FieldCounts counts) {
        PageSignals page = facts.page();
        int blocks = page.content().prose().size();
        int headings = 0;
        for (Heading heading : page.headings()) {
            headings += heading.main() && !isInForm(page, heading) ? 1 : 0;
        }
        if ((headings > counts.shown * 2 && headings >= MANY_HEADINGS)
                || (headings > counts.fields * 2 && blocks > counts.fields * 1.5)) {
            return true;
        }
        if (blocks > counts.fields && page.content().mainTextLength() > 800) {
            return true;
        }
        if (counts.controls <= FEW_FIELDS && facts.elements() > counts.controls * MANY_BESIDE_FEW) {
            return true;
        }
        return blocks >= MANY_BLOCKS
                && page.content().proseLength() >= page.content().mainTextLength() * 0.5;
    }

    private static boolean isInForm(PageSignals page, Heading heading) {
        return Ancestors.closest(page.page().tree().element(heading.index()), "form") != null;
    }

    /** Whether a group has no field for input, so that it sorts or filters a list. */
    static boolean isFilter(FormGroup group) {
        return group.fields().stream().noneMatch(Forms::takesEntry);
    }

    /**
     * Whether a field is editable and is neither a select box, which alone sorts or filters a list,
     * nor a search field.
     */
    static boolean takesEntry(SpatialElement field) {
        return !field.tag().equals("select")
                && field.inputType() != InputType.SEARCH
                && !field.state().readOnly()
                && !field.state().disabled();
    }
}
