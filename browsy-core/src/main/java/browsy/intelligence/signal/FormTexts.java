package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a page that belong to forms of some length. What is told in them, notes and terms,
 * is told about the form, however long it is.
 */
final class FormTexts {

    private static final int MIN_FIELDS = 4;
    private static final int MIN_PASSWORDS = 2;

    /** A form with more links has the whole page in it. */
    private static final int MAX_LINKS = 25;

    private static final FormTexts NONE = new FormTexts(List.of());

    private final List<Range> ranges;

    private FormTexts(List<Range> ranges) {
        this.ranges = ranges;
    }

    static FormTexts of(PageSignals page) {
        List<Range> ranges = new ArrayList<>();
        FlatTree tree = page.page().tree();
        for (FormGroup group : page.groups()) {
            boolean isLong =
                    group.dataFields().size() >= MIN_FIELDS
                            || group.fields(InputType.PASSWORD).size() >= MIN_PASSWORDS;
            int root = isLong && group.form() ? tree.indexOf(group.root()) : -1;
            if (root >= 0) {
                Range range = new Range(root, tree.end(root));
                if (linksIn(page, range) <= MAX_LINKS) {
                    ranges.add(range);
                }
            }
        }
        return ranges.isEmpty() ? NONE : new FormTexts(ranges);
    }

    private static int linksIn(PageSignals page, Range range) {
        int links = 0;
        for (SpatialElement element : page.visible()) {
            boolean link = element.href() != null && range.has(page.page().indexOf(element));
            links += link ? 1 : 0;
        }
        return links;
    }

    /** Whether the element of an index in the flat tree belongs to such a form. */
    boolean contains(int index) {
        for (Range range : ranges) {
            if (range.has(index)) {
                return true;
            }
        }
        return false;
    }

    /**
     * A part of the flat tree.
     *
     * @param start its first index
     * @param end the index after its last
     */
    private record Range(int start, int end) {

        boolean has(int index) {
            return index >= start && index < end;
        }
    }
}
