package browsy.intelligence.signal;

import browsy.infra.TimeLimit;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds the groups of fields on a page: by form ownership first, by nearness in the tree else. */
final class FormGroups {

    private static final int MAX_CLIMB = 12;

    private final SpatialPage page;
    private final PageStructure structure;
    private final Map<Element, List<SpatialElement>> senders = new IdentityHashMap<>();
    private final BitSet aroundFields = new BitSet();

    private FormGroups(SpatialPage page, PageStructure structure) {
        this.page = page;
        this.structure = structure;
    }

    static List<FormGroup> of(
            SpatialPage page, PageStructure structure, List<SpatialElement> visible) {
        List<SpatialElement> fields = new ArrayList<>();
        for (SpatialElement element : visible) {
            if (element.isFormField()) {
                fields.add(element);
            }
        }
        return fields.isEmpty()
                ? List.of()
                : new FormGroups(page, structure).group(fields, visible);
    }

    private List<FormGroup> group(List<SpatialElement> allFields, List<SpatialElement> visible) {
        Map<Element, List<SpatialElement>> fields = new LinkedHashMap<>();
        Map<Element, Boolean> isForm = new IdentityHashMap<>();
        List<@Nullable Element> forms = new ArrayList<>();
        for (SpatialElement element : allFields) {
            forms.add(form(element));
        }
        for (int i = 0; i < forms.size(); i++) {
            TimeLimit.check();
            if (forms.get(i) == null) {
                markAround(allFields.get(i));
            }
        }
        for (SpatialElement element : visible) {
            if (isSender(element)) {
                addSender(element);
            }
        }
        for (int i = 0; i < allFields.size(); i++) {
            TimeLimit.check();
            SpatialElement element = allFields.get(i);
            Element form = forms.get(i);
            Element root = form != null ? form : container(page.source(element));
            isForm.put(root, form != null);
            fields.computeIfAbsent(root, key -> new ArrayList<>()).add(element);
        }
        List<FormGroup> groups = new ArrayList<>();
        fields.forEach(
                (root, own) ->
                        groups.addAll(
                                AccountSections.split(
                                        FormGroup.of(
                                                root,
                                                Objects.requireNonNull(isForm.get(root)),
                                                own,
                                                senders.getOrDefault(root, List.of())))));
        return groups;
    }

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

    /** Notes what is around a field without a form. */
    private void markAround(SpatialElement field) {
        int up = page.tree().parent(page.indexOf(field));
        for (int i = 0; up >= 0 && i < MAX_CLIMB; i++, up = page.tree().parent(up)) {
            aroundFields.set(up);
        }
    }

    /** Files a sender under its form; if it has none, under all that may hold it and a field. */
    private void addSender(SpatialElement sender) {
        Element form = form(sender);
        if (form != null) {
            senders.computeIfAbsent(form, key -> new ArrayList<>()).add(sender);
            return;
        }
        int up = aroundFields.isEmpty() ? -1 : page.tree().parent(page.indexOf(sender));
        for (int i = 0; up >= 0 && i < MAX_CLIMB; i++, up = page.tree().parent(up)) {
            if (aroundFields.get(up)) {
                senders.computeIfAbsent(page.tree().element(up), key -> new ArrayList<>())
                        .add(sender);
            }
        }
    }

    /** The smallest element around a field without a form that holds a sender, too. */
    private Element container(Element field) {
        Element smallest = field;
        int steps = 0;
        for (Element up = page.tree().parent(field);
                up != null && steps < MAX_CLIMB && !up.normalName().equals("body");
                up = page.tree().parent(up), steps++) {
            smallest = up;
            if (senders.containsKey(up)) {
                return up;
            }
        }
        return smallest;
    }

    /** Buttons, and links that are drawn as such. */
    private boolean isSender(SpatialElement element) {
        InputType type = element.inputType();
        if (type != null) {
            return type == InputType.SUBMIT || type == InputType.IMAGE || type == InputType.BUTTON;
        }
        if (element.tag().equals("button")) {
            return !page.source(element).attr("type").equalsIgnoreCase("reset");
        }
        return element.role() == Role.BUTTON
                || (element.tag().equals("a")
                        && structure.is(NameFact.BUTTON, page.indexOf(element)));
    }
}
