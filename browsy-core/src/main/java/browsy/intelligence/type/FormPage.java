package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.CommentForms;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.FormSection;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PagePurposeForm;
import browsy.intelligence.signal.PageSignals;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Detects pages whose purpose is a form, even of a single field. */
final class FormPage implements PageTypeDetector {

    /** The minimum number of check boxes and radio buttons on a page with little else. */
    private static final int MIN_BOXES = 2;

    /** The same on a page with as much text as its boxes need. */
    private static final int MANY_BOXES = 10;

    /** The maximum number of letters in the main content per box. */
    private static final int MAX_TEXT_OF_BOX = 60;

    /** The minimum number of letters of a text that comments refer to. */
    private static final int MIN_TEXT_TO_COMMENT = 400;

    /** The same for letters of prose. */
    private static final int MIN_PROSE_TO_COMMENT = 500;

    private static final int MAX_COMMENT_FIELDS = 5;

    /** The number of data fields that make a form without a submit control. */
    private static final int MANY_FIELDS = 4;

    /** The minimum number of fields on a page that only shows fields. */
    private static final int MIN_ENTRIES = 2;

    /**
     * The maximum number of elements of the main content per field on a page that only shows
     * fields.
     */
    private static final int MAX_BESIDE_ENTRY = 6;

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

    private static final int MAX_TEXT_AROUND_ONE_FIELD = 600;
    private static final int MAX_LINKS_AROUND_ONE_FIELD = 6;
    private static final int MAX_HEADINGS_AROUND_ONE_FIELD = 2;

    @Override
    public PageType type() {
        return PageType.FORM;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Steps: accept the form that the page is named after; count the fields of the main content;
     * exclude one-page sites and product pages; then accept several fields that other content does
     * not outweigh, a form right below the main heading, one field or some choices on a page with
     * little else, and finally a page that consists of fields.
     */
    @Override
    public @Nullable Evidence detect(PageSignals page) {
        PagePurposeForm named = page.namedForm();
        if (named != null && (named.group().form() || !named.group().senders().isEmpty())) {
            return Evidence.of("form.named", named.name());
        }
        FieldCounts counts = new FieldCounts(page);
        if (FormSection.isOn(page) || page.structure().isDeclaredProduct()) {
            return null;
        }
        boolean isForm = counts.largestGroup >= 2 || counts.fields >= MANY_FIELDS;
        if (isForm && (counts.inSteps || !isOutweighed(page, counts))) {
            return Evidence.of("form.fields", counts.fields + " fields");
        }
        if (FormBelowHeading.isOn(page)) {
            return Evidence.of("form.headed");
        }
        boolean quiet =
                page.content().mainTextLength() <= MAX_TEXT_AROUND_ONE_FIELD
                        && page.content().mainLinks().size() <= MAX_LINKS_AROUND_ONE_FIELD
                        && page.headings().stream().filter(Heading::main).count()
                                <= MAX_HEADINGS_AROUND_ONE_FIELD;
        if (counts.fields == 1 && counts.hasSubmit && quiet) {
            return Evidence.of("form.one_field");
        }
        boolean isChoice =
                (counts.boxes >= MIN_BOXES && quiet) || areChoices(page, counts.postedBoxes);
        if (isChoice && hasSubmit(page)) {
            return Evidence.of("form.choices", counts.boxes + " choices");
        }
        return counts.inputs >= MIN_ENTRIES && areMost(page, counts.inputs)
                ? Evidence.of("form.samples", counts.inputs + " fields")
                : null;
    }

    /** The number of fields in the main content by use. Comment forms do not count. */
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

        /** Whether a group for input has a submit control. */
        private boolean hasSubmit;

        /** Check boxes and radio buttons of groups with a submit control. */
        private int boxes;

        /** The same of the largest group that submits by POST. */
        private int postedBoxes;

        /** Data fields of groups with an editable field, with or without a submit control. */
        private int inputs;

        FieldCounts(PageSignals page) {
            Set<Integer> searches = new HashSet<>();
            page.searchFields().forEach(field -> searches.add(field.id()));
            for (FormGroup group : page.groups()) {
                if (page.isMain(group) && !isComment(page, group)) {
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
            boolean entered = own.stream().anyMatch(FormPage::takesEntry);
            shown += isFilter(group) ? 0 : group.fields().size();
            if (entered && (submits || own.size() >= MANY_FIELDS)) {
                fields += own.size();
                controls += group.fields().size();
                largestGroup = Math.max(largestGroup, own.size());
                inSteps |= page.isInSteps(group);
                hasSubmit |= submits;
            }
            inputs += entered ? own.size() : 0;
            if (submits) {
                int choices = group.fields().size() - group.dataFields().size();
                boxes += choices;
                postedBoxes = Math.max(postedBoxes, group.posts() ? choices : 0);
            }
        }
    }

    /**
     * Whether the boxes of a form are the purpose of the page: there are many, with few links and
     * little text for each.
     */
    private static boolean areChoices(PageSignals page, int boxes) {
        return boxes >= MANY_BOXES
                && page.content().mainLinks().size() <= boxes
                && page.content().mainTextLength() <= boxes * MAX_TEXT_OF_BOX;
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
    private static boolean isOutweighed(PageSignals page, FieldCounts counts) {
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
        if (counts.controls <= FEW_FIELDS && elements(page) > counts.controls * MANY_BESIDE_FEW) {
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
        return group.fields().stream().noneMatch(FormPage::takesEntry);
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

    /** Whether fields are most of the main content, which demonstrates them. */
    private static boolean areMost(PageSignals page, int entries) {
        return page.content().prose().isEmpty() && elements(page) <= entries * MAX_BESIDE_ENTRY;
    }

    /** Returns the number of visible elements in the main content. */
    private static int elements(PageSignals page) {
        int elements = 0;
        for (SpatialElement element : page.visible()) {
            elements += page.isMain(element) ? 1 : 0;
        }
        return elements;
    }

    private static boolean hasSubmit(PageSignals page) {
        return page.content().buttons().stream()
                .filter(page::isMain)
                .anyMatch(
                        button ->
                                button.tag().equals("button")
                                        || button.inputType() == InputType.SUBMIT
                                        || button.inputType() == InputType.IMAGE);
    }
}
