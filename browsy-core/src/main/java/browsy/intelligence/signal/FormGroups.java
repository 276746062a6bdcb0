package browsy.intelligence.signal;

import browsy.html.Ancestors;
import browsy.html.AttributeKind;
import browsy.infra.TimeLimit;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Groups the visible fields of a page. Fields with a form owner are grouped by form. Each other
 * field is grouped by its smallest ancestor that also contains a submit control.
 */
final class FormGroups {

    /** The maximum number of levels between a field without a form and the root of its group. */
    private static final int MAX_CLIMB = 12;

    /** The maximum length of the caption of a button without a role, in characters. */
    private static final int MAX_CAPTION = 30;

    /** The maximum number of levels between a field and the body, if that is its container. */
    private static final int MAX_CLIMB_TO_BODY = 2;

    /** The maximum number of levels between a form and an element that contains its button too. */
    private static final int MAX_CLIMB_BESIDE = 5;

    private static final Evaluator CHOICE =
            Selector.evaluatorOf("input[type=checkbox], input[type=radio]");

    private final SpatialPage page;
    private final PageStructure structure;
    private final PhraseSet leaving;
    private final Map<Element, List<SpatialElement>> sendersByRoot = new IdentityHashMap<>();
    private final Map<Element, Senders> senders = new IdentityHashMap<>();
    private final BitSet aroundFields = new BitSet();
    private final BitSet fieldIndexes = new BitSet();
    private final List<SpatialElement> looseSenders = new ArrayList<>();

    private FormGroups(SpatialPage page, PageStructure structure, PhraseSet leaving) {
        this.page = page;
        this.structure = structure;
        this.leaving = leaving;
    }

    /**
     * Returns the groups in the order of their first fields.
     *
     * @param leaving the captions of controls that do something else than to submit
     */
    static List<FormGroup> of(
            SpatialPage page,
            PageStructure structure,
            List<SpatialElement> visible,
            PhraseSet leaving) {
        List<SpatialElement> fields = new ArrayList<>();
        for (SpatialElement element : visible) {
            if (element.isFormField()
                    || (page.tree().has(page.indexOf(element), AttributeKind.CONTENTEDITABLE)
                            && isEditor(page.source(element)))) {
                fields.add(element);
            }
        }
        return fields.isEmpty()
                ? List.of()
                : new FormGroups(page, structure, leaving).group(fields, visible);
    }

    /** Whether an element other than a field is edited as text. */
    static boolean isEditor(Element element) {
        return element.hasAttr("contenteditable")
                && !element.attr("contenteditable").equalsIgnoreCase("false")
                && !element.normalName().equals("body");
    }

    /**
     * Groups fields in these steps: determine the form of each field; mark the near ancestors of
     * fields without one; assign submit controls to forms and marked ancestors; choose a root for
     * each field; split forms that contain several sections.
     */
    private List<FormGroup> group(List<SpatialElement> allFields, List<SpatialElement> visible) {
        Map<Element, List<SpatialElement>> fields = new LinkedHashMap<>();
        Map<Element, Boolean> isForm = new IdentityHashMap<>();
        // Determine the form of each field.
        List<@Nullable Element> forms = new ArrayList<>();
        for (SpatialElement element : allFields) {
            forms.add(form(element));
            fieldIndexes.set(page.indexOf(element));
        }
        // Mark the near ancestors of fields without a form.
        for (int i = 0; i < forms.size(); i++) {
            TimeLimit.check();
            if (forms.get(i) == null) {
                markAround(allFields.get(i));
            }
        }
        // Assign submit controls to forms and marked ancestors.
        for (SpatialElement element : visible) {
            if (isSubmitControl(element)) {
                addSender(element);
            }
        }
        addScriptLinks(visible);
        // Choose the root of each field: its form or the nearest container with a submit control.
        for (int i = 0; i < allFields.size(); i++) {
            TimeLimit.check();
            SpatialElement element = allFields.get(i);
            Element form = forms.get(i);
            Element root = form != null ? form : container(element);
            isForm.put(root, form != null);
            fields.computeIfAbsent(root, key -> new ArrayList<>()).add(element);
        }
        fields.keySet().forEach(this::findSenderBeside);
        // Split forms that contain several sections.
        List<FormGroup> groups = new ArrayList<>();
        fields.forEach(
                (root, own) ->
                        groups.addAll(
                                split(
                                        new FormGroup(
                                                root,
                                                Objects.requireNonNull(isForm.get(root)),
                                                own,
                                                sendersByRoot.getOrDefault(root, List.of())))));
        return groups;
    }

    /** Returns the sections of a form, or the group alone. */
    private List<FormGroup> split(FormGroup group) {
        if (!group.form()) {
            return List.of(group);
        }
        List<FormGroup> sections = new ArrayList<>();
        for (FormGroup section :
                ContainedSections.split(
                        page,
                        group,
                        sender -> AccountSections.isSubmit(sender) && !leaves(sender))) {
            sections.addAll(AccountSections.split(section));
        }
        return sections;
    }

    /** Returns the form owner of an element, null if there is none. */
    private @Nullable Element form(SpatialElement element) {
        Integer id = element.relations().form();
        if (id != null) {
            return page.source(id);
        }
        // A form without any size of its own is not listed but owns its fields all the same.
        FlatTree tree = page.tree();
        for (int up = page.indexOf(element); up >= 0; up = tree.parent(up)) {
            if (tree.tag(up).equals("form")) {
                return tree.element(up);
            }
        }
        return null;
    }

    /** Marks the near ancestors of a field without a form. */
    private void markAround(SpatialElement field) {
        int up = page.tree().parent(page.indexOf(field));
        for (int i = 0; up >= 0 && i < MAX_CLIMB; i++, up = page.tree().parent(up)) {
            aroundFields.set(up);
        }
    }

    /**
     * Assigns a submit control to its form; if it has none, to each near ancestor that also
     * contains a field without a form.
     */
    private void addSender(SpatialElement sender) {
        Element form = form(sender);
        if (form != null) {
            sendersByRoot.computeIfAbsent(form, key -> new ArrayList<>()).add(sender);
            return;
        }
        looseSenders.add(sender);
        int up = aroundFields.isEmpty() ? -1 : page.tree().parent(page.indexOf(sender));
        for (int i = 0; up >= 0 && i < MAX_CLIMB; i++, up = page.tree().parent(up)) {
            if (aroundFields.get(up)) {
                sendersByRoot
                        .computeIfAbsent(page.tree().element(up), key -> new ArrayList<>())
                        .add(sender);
            }
        }
    }

    /**
     * Assigns links that lead nowhere, which scripts handle, to the forms without a submit control.
     * A link in the label of a check box leads to what the box accepts, such as terms.
     */
    private void addScriptLinks(List<SpatialElement> visible) {
        Map<Element, Boolean> choices = new IdentityHashMap<>();
        Map<Element, List<SpatialElement>> links = new IdentityHashMap<>();
        for (SpatialElement element : visible) {
            if (element.tag().equals("a")
                    && leadsNowhere(page.source(element))
                    && !isInChoice(page.source(element), choices)) {
                Element form = form(element);
                if (form != null && !sendersByRoot.containsKey(form)) {
                    links.computeIfAbsent(form, key -> new ArrayList<>()).add(element);
                }
            }
        }
        sendersByRoot.putAll(links);
    }

    /**
     * Whether an element is in a label with a check box or radio button.
     *
     * @param choices a cache: whether a label has one
     */
    private static boolean isInChoice(Element element, Map<Element, Boolean> choices) {
        Element label = Ancestors.closest(element, "label");
        return label != null
                && choices.computeIfAbsent(label, one -> one.selectFirst(CHOICE) != null);
    }

    private static boolean leadsNowhere(Element link) {
        return Addresses.isPlaceholder(link.attr("href").strip());
    }

    /**
     * Assigns the submit controls right after a form to it if it contains none, or only buttons for
     * scripts that do something else: those in a near ancestor that has no fields of other groups.
     */
    private void findSenderBeside(Element form) {
        int root = page.tree().indexOf(form);
        List<SpatialElement> inside = sendersByRoot.getOrDefault(form, List.of());
        if (root < 0 || looseSenders.isEmpty() || !inside.stream().allMatch(this::isAside)) {
            return;
        }
        FlatTree tree = page.tree();
        int own = fieldIndexes.get(root, tree.end(root)).cardinality();
        int up = tree.parent(root);
        for (int i = 0; up >= 0 && i < MAX_CLIMB_BESIDE; i++, up = tree.parent(up)) {
            if (fieldIndexes.get(up, tree.end(up)).cardinality() != own) {
                return;
            }
            List<SpatialElement> all = new ArrayList<>(inside);
            for (SpatialElement sender : looseSenders) {
                int index = page.indexOf(sender);
                if (index >= tree.end(root) && index < tree.end(up) && !leadsAway(sender)) {
                    all.add(sender);
                }
            }
            if (all.size() > inside.size()) {
                sendersByRoot.put(form, all);
                return;
            }
        }
    }

    /** Whether a control is a link with a destination, such as the link to the next page. */
    private boolean leadsAway(SpatialElement sender) {
        return sender.tag().equals("a") && !leadsNowhere(page.source(sender));
    }

    /**
     * Returns the nearest ancestor of a field that contains a submit control; if that does
     * something else, such as to have a code sent or to show a password, the nearest that contains
     * another one. Else the outermost ancestor within the limit.
     */
    private Element container(SpatialElement field) {
        Element source = page.source(field);
        Element nearest = container(source, root -> true);
        // An icon beside a password shows it.
        boolean isOther = field.inputType() == InputType.PASSWORD || senders(nearest).leaves();
        if (senders(nearest).submits() || !isOther) {
            return nearest;
        }
        Element submitted = container(source, root -> senders(root).submits());
        Element written =
                senders(submitted).submits()
                        ? submitted
                        : container(source, root -> senders(root).areWritten());
        return senders(written).areWritten() ? written : nearest;
    }

    /**
     * What the submit controls below an element do.
     *
     * @param areWritten whether a control has a caption rather than an icon
     * @param leaves whether a control does something else than to submit
     * @param submits whether a control with a caption submits
     */
    private record Senders(boolean areWritten, boolean leaves, boolean submits) {}

    /** Returns what the submit controls below an element do, read once for all fields. */
    private Senders senders(Element root) {
        return senders.computeIfAbsent(root, this::readSenders);
    }

    private Senders readSenders(Element root) {
        boolean written = false;
        boolean leaves = false;
        boolean submits = false;
        for (SpatialElement sender : sendersByRoot.getOrDefault(root, List.of())) {
            boolean isWritten = isWritten(sender);
            boolean leads = leaves(sender);
            written |= isWritten;
            leaves |= leads;
            submits |= isWritten && !leads;
        }
        return new Senders(written, leaves, submits);
    }

    /** Whether a submit control has a caption of more than one sign, such as a cross. */
    private boolean isWritten(SpatialElement sender) {
        return sender.inputType() != null || page.source(sender).text().length() > 1;
    }

    /** Whether a button does not submit by its type, and does something else by its caption. */
    private boolean isAside(SpatialElement sender) {
        return page.source(sender).attr("type").strip().equalsIgnoreCase("button")
                && leaves(sender);
    }

    /** Whether caption or name of a control say that it does something else than to submit. */
    private boolean leaves(SpatialElement sender) {
        return leaving.in(Texts.caption(sender)) || leaving.in(Texts.fold(sender.accessibleName()));
    }

    private Element container(Element field, Predicate<Element> isMeant) {
        Element smallest = field;
        int steps = 0;
        for (Element up = page.tree().parent(field);
                up != null && steps < MAX_CLIMB;
                up = page.tree().parent(up), steps++) {
            if (up.normalName().equals("body")) {
                return steps < MAX_CLIMB_TO_BODY && isRoot(up, isMeant) ? up : smallest;
            }
            smallest = up;
            if (isRoot(up, isMeant)) {
                return up;
            }
        }
        return smallest;
    }

    private boolean isRoot(Element up, Predicate<Element> isMeant) {
        return sendersByRoot.containsKey(up) && isMeant.test(up);
    }

    /**
     * Whether an element may submit a group: a button that does not reset, an element with the role
     * of a button, a link whose names mark it as a button or whose script submits, or an element of
     * no role with a script and a short text.
     */
    private boolean isSubmitControl(SpatialElement element) {
        InputType type = element.inputType();
        if (type != null) {
            return type == InputType.SUBMIT || type == InputType.IMAGE || type == InputType.BUTTON;
        }
        if (element.tag().equals("button")) {
            return !page.source(element).attr("type").equalsIgnoreCase("reset");
        }
        if (element.role() == Role.BUTTON) {
            return true;
        }
        FlatTree tree = page.tree();
        int index = page.indexOf(element);
        boolean scripted = tree.has(index, AttributeKind.ONCLICK);
        if (element.tag().equals("a")) {
            String href = tree.attribute(index, "href");
            return structure.is(NameFact.BUTTON, index)
                    || (scripted && tree.attribute(index, "onclick").contains("submit"))
                    || (href.startsWith("javascript:") && href.contains("submit"));
        }
        String text = element.text();
        if (text == null || text.length() > MAX_CAPTION) {
            return false;
        }
        return (element.role() == null && structure.is(NameFact.BUTTON, index))
                || (scripted && element.clickable() && !element.isFormField());
    }
}
