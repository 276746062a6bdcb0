package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.intelligence.signal.CommentForms;
import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.FormSection;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.NamedForm;
import browsy.intelligence.signal.PageSignals;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Pages whose point is filling in fields, even a single one, even inside a frame full of links. */
final class FormPage implements PageTypeDetector {

    private static final int MIN_BOXES = 2;
    private static final int MANY_BOXES = 10;
    private static final int MAX_TEXT_OF_BOX = 60;
    private static final int MIN_TEXT_TO_COMMENT = 400;
    private static final int MIN_PROSE_TO_COMMENT = 500;
    private static final int MAX_COMMENT_FIELDS = 5;
    private static final int MANY_FIELDS = 4;
    private static final int MIN_ENTRIES = 2;

    /** Elements of the content for each field where fields are most of what there is. */
    private static final int MAX_BESIDE_ENTRY = 6;

    /** As few fields are beside the point if there are many times as many elements. */
    private static final int FEW_FIELDS = 3;

    private static final int MANY_BESIDE_FEW = 10;

    /** As many headings name samples or sections; those of a form have several fields each. */
    private static final int MANY_HEADINGS = 20;

    /** As many blocks of prose are what the page is for, if it says little else. */
    private static final int MANY_BLOCKS = 8;

    private static final int MAX_TEXT_AROUND_ONE_FIELD = 600;
    private static final int MAX_LINKS_AROUND_ONE_FIELD = 6;
    private static final int MAX_HEADINGS_AROUND_ONE_FIELD = 2;

    @Override
    public PageType type() {
        return PageType.FORM;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        NamedForm named = page.namedForm();
        if (named != null && (named.group().form() || !named.group().senders().isEmpty())) {
            return Evidence.of("form.named", named.name());
        }
        Set<Integer> searches = new HashSet<>();
        page.searchFields().forEach(field -> searches.add(field.id()));
        int fields = 0;
        int controls = 0;
        int shown = 0;
        int together = 0;
        boolean steps = false;
        int boxes = 0;
        int ticked = 0;
        boolean sends = false;
        int entries = 0;
        for (FormGroup group : page.groups()) {
            if (!page.isMain(group) || isComment(page, group)) {
                continue;
            }
            List<SpatialElement> own =
                    group.dataFields().stream()
                            .filter(field -> !searches.contains(field.id()))
                            .toList();
            boolean sent = !group.senders().isEmpty();
            boolean entered = own.stream().anyMatch(FormPage::isEntered);
            shown += isFilter(group) ? 0 : group.fields().size();
            if (entered && (sent || own.size() >= MANY_FIELDS)) {
                fields += own.size();
                controls += group.fields().size();
                together = Math.max(together, own.size());
                steps |= page.isInSteps(group);
                sends |= sent;
            }
            entries += entered ? own.size() : 0;
            if (sent) {
                int choices = group.fields().size() - group.dataFields().size();
                boxes += choices;
                ticked = Math.max(ticked, group.posts() ? choices : 0);
            }
        }
        if (FormSection.isOn(page) || page.structure().isDeclaredProduct()) {
            return null;
        }
        boolean formed = together >= 2 || fields >= MANY_FIELDS;
        if (formed && (steps || !isBesideTheOther(page, fields, controls, shown))) {
            return Evidence.of("form.fields", fields + " fields");
        }
        if (HeadedForm.isOn(page)) {
            return Evidence.of("form.headed");
        }
        boolean quiet =
                page.content().mainTextLength() <= MAX_TEXT_AROUND_ONE_FIELD
                        && page.content().mainLinks().size() <= MAX_LINKS_AROUND_ONE_FIELD
                        && page.headings().stream().filter(Heading::main).count()
                                <= MAX_HEADINGS_AROUND_ONE_FIELD;
        if (fields == 1 && sends && quiet) {
            return Evidence.of("form.one_field");
        }
        boolean chosen = (boxes >= MIN_BOXES && quiet) || areChoices(page, ticked);
        if (chosen && hasSubmit(page)) {
            return Evidence.of("form.choices", boxes + " choices");
        }
        return entries >= MIN_ENTRIES && areMost(page, entries)
                ? Evidence.of("form.samples", entries + " fields")
                : null;
    }

    /** Whether the boxes of a form are what the page is for: there is little else to each. */
    private static boolean areChoices(PageSignals page, int boxes) {
        return boxes >= MANY_BOXES
                && page.content().mainLinks().size() <= boxes
                && page.content().mainTextLength() <= boxes * MAX_TEXT_OF_BOX;
    }

    /** Below what the page tells, comments are left. */
    private static boolean isComment(PageSignals page, FormGroup group) {
        boolean writes = group.message() != null;
        boolean belowText = writes && page.content().proseLength() >= MIN_PROSE_TO_COMMENT;
        return (belowText && group.dataFields().size() <= MAX_COMMENT_FIELDS)
                || (writes
                        && page.content().mainTextLength() > MIN_TEXT_TO_COMMENT
                        && CommentForms.isOne(group));
    }

    /** Whether the page tells or shows so much else that the fields are one part of many. */
    private static boolean isBesideTheOther(PageSignals page, int fields, int controls, int shown) {
        int blocks = page.content().prose().size();
        int headings = 0;
        for (Heading heading : page.headings()) {
            headings += heading.main() && !isInForm(page, heading) ? 1 : 0;
        }
        if ((headings > shown * 2 && headings >= MANY_HEADINGS)
                || (headings > fields * 2 && blocks > fields * 1.5)) {
            return true;
        }
        if (blocks > fields && page.content().mainTextLength() > 800) {
            return true;
        }
        if (controls <= FEW_FIELDS && elements(page) > controls * MANY_BESIDE_FEW) {
            return true;
        }
        return blocks >= MANY_BLOCKS
                && page.content().proseLength() >= page.content().mainTextLength() * 0.5;
    }

    private static boolean isInForm(PageSignals page, Heading heading) {
        return Ancestors.closest(page.page().tree().element(heading.index()), "form") != null;
    }

    /** Whether nothing is entered in a group: it sorts or filters a list. */
    static boolean isFilter(FormGroup group) {
        return group.fields().stream().noneMatch(FormPage::isEntered);
    }

    /** Fields that one enters something into; a select alone only sorts or filters a list. */
    static boolean isEntered(SpatialElement field) {
        return !field.tag().equals("select")
                && field.inputType() != InputType.SEARCH
                && !field.state().readOnly()
                && !field.state().disabled();
    }

    /** Whether fields are most of what there is: they show how fields look. */
    private static boolean areMost(PageSignals page, int entries) {
        return page.content().prose().isEmpty() && elements(page) <= entries * MAX_BESIDE_ENTRY;
    }

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
