package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Splits a form around a whole page, such as one of ASP.NET Web Forms, into sections that are
 * containers of their own: each has fields and a submit control, and no field is outside of them.
 */
final class ContainedSections {

    private static final int MIN_SECTIONS = 2;

    /** The maximum number of sections; forms with more are tables with a control in each row. */
    private static final int MAX_SECTIONS = 8;

    private final SpatialPage page;
    private final FlatTree tree;
    private final FormGroup group;
    private final int form;

    private ContainedSections(SpatialPage page, FormGroup group) {
        this.page = page;
        this.group = group;
        tree = page.tree();
        form = tree.indexOf(group.root());
    }

    /**
     * Splits the group of a form.
     *
     * @param submits whether one of its controls submits and does not leave the form
     * @return the sections in document order, or the group alone if it has none
     */
    static List<FormGroup> split(
            SpatialPage page, FormGroup group, Predicate<SpatialElement> submits) {
        if (group.senders().size() < MIN_SECTIONS) {
            return List.of(group);
        }
        ContainedSections sections = new ContainedSections(page, group);
        List<Integer> containers = sections.form < 0 ? List.of() : sections.containers(submits);
        List<FormGroup> split = sections.split(containers);
        split = split == null ? sections.split(sections.expanded(containers)) : split;
        return split == null ? List.of(group) : split;
    }

    /**
     * Returns the smallest elements that contain a submit control and a field, in document order;
     * none if one of them is the form or contains another.
     */
    private List<Integer> containers(Predicate<SpatialElement> submits) {
        BitSet aroundFields = new BitSet();
        for (SpatialElement field : group.fields()) {
            int up = tree.parent(page.indexOf(field));
            for (; up > form && !aroundFields.get(up); up = tree.parent(up)) {
                aroundFields.set(up);
            }
        }
        BitSet containers = new BitSet();
        for (SpatialElement sender : group.senders()) {
            if (submits.test(sender)) {
                int up = tree.parent(page.indexOf(sender));
                while (up > form && !aroundFields.get(up)) {
                    up = tree.parent(up);
                }
                if (up <= form) {
                    return List.of();
                }
                containers.set(up);
            }
        }
        for (int i = containers.nextSetBit(0); i >= 0; i = containers.nextSetBit(i + 1)) {
            if (containers.get(i + 1, tree.end(i)).cardinality() > 0) {
                return List.of();
            }
        }
        return containers.stream().boxed().toList();
    }

    /** Returns the largest elements inside of the form that each contain one of the containers. */
    private List<Integer> expanded(List<Integer> containers) {
        List<Integer> expanded = new ArrayList<>();
        for (int i = 0; i < containers.size(); i++) {
            int before = i == 0 ? form : containers.get(i - 1);
            int after = i == containers.size() - 1 ? tree.end(form) : containers.get(i + 1);
            int up = containers.get(i);
            while (tree.parent(up) > before && tree.end(tree.parent(up)) <= after) {
                up = tree.parent(up);
            }
            expanded.add(up);
        }
        return expanded;
    }

    /**
     * The parts of a section.
     *
     * @param container the index of its container
     */
    private record Section(
            int container, List<SpatialElement> fields, List<SpatialElement> senders) {}

    /** Returns a group for each container; null if there are too few or a field is in none. */
    private @Nullable List<FormGroup> split(List<Integer> containers) {
        if (containers.size() < MIN_SECTIONS || containers.size() > MAX_SECTIONS) {
            return null;
        }
        NavigableMap<Integer, Section> sections = new TreeMap<>();
        for (int container : containers) {
            sections.put(container, new Section(container, new ArrayList<>(), new ArrayList<>()));
        }
        for (SpatialElement field : group.fields()) {
            Section section = around(field, sections);
            if (section == null) {
                return null;
            }
            section.fields().add(field);
        }
        for (SpatialElement sender : group.senders()) {
            Section section = around(sender, sections);
            if (section != null) {
                section.senders().add(sender);
            }
        }
        return sections.values().stream()
                .map(
                        one ->
                                new FormGroup(
                                        tree.element(one.container()),
                                        false,
                                        one.fields(),
                                        one.senders()))
                .toList();
    }

    /** Returns the section around an element, null if it is in none. */
    private @Nullable Section around(
            SpatialElement element, NavigableMap<Integer, Section> sections) {
        int index = page.indexOf(element);
        Map.Entry<Integer, Section> nearest = sections.floorEntry(index);
        return nearest != null && index < tree.end(nearest.getKey()) ? nearest.getValue() : null;
    }
}
