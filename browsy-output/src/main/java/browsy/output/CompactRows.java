package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.Structure;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rows of data tables as lines of the compact format. Elements whose whole text is in a row
 * have no line of their own.
 */
final class CompactRows {

    /** The characters that end or escape a cell. */
    private static final String SPECIAL = "|\\";

    private final SpatialDom dom;

    /** The position of each element in the page by id; filled on demand. */
    private final Map<Integer, Integer> positions = new HashMap<>();

    /** The lines by the id of the first element in each row. */
    private final Map<Integer, String> lines = new HashMap<>();

    /** The ids of the elements whose whole text is in a row. */
    private final Set<Integer> idsInRows = new HashSet<>();

    private CompactRows(SpatialDom dom) {
        this.dom = dom;
    }

    static CompactRows of(SpatialDom dom) {
        CompactRows rows = new CompactRows(dom);
        // Only a real content tree contains tables; one derived from the elements does not.
        if (dom.content() != null) {
            rows.find(PrunedContentTree.of(dom));
        }
        return rows;
    }

    /** Writes the row that starts with an element, if there is one. */
    void before(SpatialElement element, StringBuilder out) {
        String line = lines.get(element.id());
        if (line != null) {
            out.append(line).append('\n');
        }
    }

    /** Whether the whole text of an element is in a row. */
    boolean isInRow(SpatialElement element) {
        return idsInRows.contains(element.id());
    }

    private void find(ContentBox box) {
        if (box.meaning() == Structure.TABLE) {
            ContentTableGrid.of(box).rows().forEach(this::add);
        }
        for (ContentNode node : box.children()) {
            if (node instanceof ContentBox child) {
                find(child);
            }
        }
    }

    private void add(ContentTableGrid.Row row) {
        Line line = new Line();
        row.slots().forEach(line::add);
        if (!line.ids.isEmpty()) {
            lines.put(firstListed(line.ids), line.text.toString());
        }
    }

    private int firstListed(List<Integer> ids) {
        if (positions.isEmpty()) {
            dom.elements().forEach(element -> positions.put(element.id(), positions.size()));
        }
        return Collections.min(ids, Comparator.comparingInt(positions::get));
    }

    /** Collects the line of a row. */
    private final class Line {
        private final StringBuilder text = new StringBuilder("|");
        private final List<Integer> ids = new ArrayList<>();

        void add(ContentTableGrid.Slot slot) {
            String content = "";
            if (slot instanceof ContentTableGrid.Cell cell) {
                content = new Cell(ids).content(cell.box());
            } else if (slot instanceof ContentTableGrid.Spanned spanned) {
                content = spanned == ContentTableGrid.Spanned.FROM_LEFT ? "<" : "^";
            }
            text.append(' ').append(content).append(" |");
        }
    }

    /** Collects the content of a cell. */
    private final class Cell {
        private final List<Integer> ids;
        private final StringBuilder content = new StringBuilder();

        /** The text since the last reference. */
        private final StringBuilder words = new StringBuilder();

        /**
         * @param ids receives the ids of the elements in the cell
         */
        Cell(List<Integer> ids) {
            this.ids = ids;
        }

        String content(ContentBox cell) {
            add(cell);
            endWords();
            String text = content.toString().strip();
            return text.equals("<") || text.equals("^") ? "\\" + text : text;
        }

        /**
         * Adds a box: as a reference if it has a line of its own, otherwise its content. Content in
         * a nested table is omitted.
         */
        private void add(ContentBox box) {
            String space = box.flow().isBlock() ? " " : "";
            words.append(space);
            Integer id = box.id();
            if (id != null) {
                ids.add(id);
            }
            if (id != null && hasOwnLine(dom.get(id).orElseThrow())) {
                endWords();
                ReferenceSyntax.NUMBERS.reference(content, id);
            } else if (box.meaning() != Structure.TABLE) {
                if (id != null) {
                    idsInRows.add(id);
                }
                box.children().forEach(this::add);
            }
            words.append(space);
        }

        private void add(ContentNode node) {
            if (node instanceof ContentBox box) {
                add(box);
            } else if (node instanceof ContentText text) {
                words.append(text.text().replace('\n', ' '));
            } else {
                words.append(' ');
            }
        }

        private void endWords() {
            ReferenceSyntax.NUMBERS.words(content, words.toString(), SPECIAL);
            words.setLength(0);
        }

        private boolean hasOwnLine(SpatialElement element) {
            return element.isInteractive()
                    || element.isFormField()
                    || element.alertType() != null
                    || element.role() == Role.IMG
                    || element.role() == Role.HEADING;
        }
    }
}
