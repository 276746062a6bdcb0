package browsy.layout.fragmentation;

import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.box.TableBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.fragment.RowExtent;
import browsy.layout.fragmentation.Part.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Arranges the parts of a box into steps. */
final class Steps {
    private Steps() {}

    /**
     * Arranges parts by the layout model of the box: grid rows if all items have known rows,
     * side-by-side groups in flex and grid containers, one step for all cells of a table row, and
     * one step for each part in all other boxes.
     */
    static List<Step> of(Box box, List<Part> parts) {
        if (box instanceof GridBox && parts.stream().allMatch(Steps::isInKnownRows)) {
            return rows(parts);
        }
        if (box instanceof FlexBox || box instanceof GridBox) {
            return beside(parts, false);
        }
        if (box instanceof TablePartBox && box.style().display() == Display.TABLE_ROW) {
            return beside(parts, true);
        }
        List<Step> result = new ArrayList<>();
        for (Part part : parts) {
            result.add(Step.of(part));
        }
        if (box instanceof TableBox) {
            // Footers and captions may be at another place in the document than in the layout.
            result.sort(Comparator.comparingDouble(Step::start));
        }
        return result;
    }

    private static boolean isInKnownRows(Part part) {
        return part.kind() != Kind.BLOCK || part.rows() != null;
    }

    /**
     * The rows of a grid in which items start, as steps, then the parts that are not items. An item
     * belongs to the step of the row in which it starts, and ends with the step before the next row
     * that is later than its last.
     */
    private static List<Step> rows(List<Part> parts) {
        List<Item> items = new ArrayList<>();
        List<Step> others = new ArrayList<>();
        for (Part part : parts) {
            RowExtent rows = part.rows();
            if (part.kind() == Kind.BLOCK && rows != null) {
                items.add(new Item(part, rows));
            } else {
                others.add(Step.of(part));
            }
        }
        items.sort(Comparator.comparingInt(item -> item.rows.first()));
        List<Item> ends = new ArrayList<>(items);
        ends.sort(Comparator.comparingInt(item -> item.rows.last()));
        List<Step> result = new ArrayList<>();
        int ended = 0;
        for (int from = 0, to = 0; from < items.size(); from = to) {
            RowExtent row = items.get(from).rows;
            List<Part> inRow = new ArrayList<>();
            while (to < items.size() && items.get(to).rows.first() == row.first()) {
                inRow.add(items.get(to++).part);
            }
            int next = to < items.size() ? items.get(to).rows.first() : Integer.MAX_VALUE;
            List<Part> ending = new ArrayList<>();
            while (ended < ends.size() && ends.get(ended).rows.last() < next) {
                ending.add(ends.get(ended++).part);
            }
            result.add(new Step(inRow, row.start(), row.end(), ending, true));
        }
        result.addAll(others);
        return result;
    }

    private record Item(Part part, RowExtent rows) {}

    /**
     * Groups the in-flow parts into steps of parts whose extents overlap.
     *
     * @param all whether all in-flow parts form one step
     */
    private static List<Step> beside(List<Part> parts, boolean all) {
        List<Part> inFlow = new ArrayList<>();
        List<Step> others = new ArrayList<>();
        for (Part part : parts) {
            if (part.kind() == Kind.BLOCK) {
                inFlow.add(part);
            } else {
                others.add(Step.of(part));
            }
        }
        inFlow.sort(Comparator.comparingDouble(Part::start));
        List<Step> result = new ArrayList<>();
        List<Part> group = new ArrayList<>();
        double end = Double.NEGATIVE_INFINITY;
        for (Part part : inFlow) {
            if (!group.isEmpty() && !all && part.start() >= end - BreakSpace.TOLERANCE) {
                result.add(Step.group(group, end));
                group.clear();
                end = Double.NEGATIVE_INFINITY;
            }
            group.add(part);
            end = Math.max(end, part.end());
        }
        if (!group.isEmpty()) {
            result.add(Step.group(group, end));
        }
        result.addAll(others);
        return result;
    }
}
