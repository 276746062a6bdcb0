package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.Structure;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rows of tables of data as lines of the compact format. The texts of a row stand in its line,
 * so that they need none of their own.
 */
final class CompactRows {

    /** Ends a cell, or is escaped in one. */
    private static final String SPECIAL = "|\\";

    private final SpatialDom dom;

    /** The lines by the id of the first element in each row. */
    private final Map<Integer, String> lines = new HashMap<>();

    /** The place of each element in the list. */
    private final Map<Integer, Integer> places = new HashMap<>();

    /** The elements whose texts stand in a row. */
    private final Set<Integer> told = new HashSet<>();

    private CompactRows(SpatialDom dom) {
        this.dom = dom;
        for (SpatialElement element : dom.elements()) {
            places.put(element.id(), places.size());
        }
    }

    static CompactRows of(SpatialDom dom) {
        CompactRows rows = new CompactRows(dom);
        if (dom.content() != null) {
            rows.find(ReadingContent.of(dom));
        }
        return rows;
    }

    /** Writes the row that an element begins, if it begins one. */
    void before(SpatialElement element, StringBuilder out) {
        String line = lines.get(element.id());
        if (line != null) {
            out.append(line).append('\n');
        }
    }

    /** Whether a row tells all of an element. */
    boolean tell(SpatialElement element) {
        return told.contains(element.id());
    }

    private void find(ContentBox box) {
        if (box.meaning() == Structure.TABLE) {
            for (TableGrid.Row row : TableGrid.of(box).rows()) {
                add(row);
            }
        }
        for (ContentNode node : box.children()) {
            if (node instanceof ContentBox child) {
                find(child);
            }
        }
    }

    private void add(TableGrid.Row row) {
        Line line = new Line();
        for (TableGrid.Slot slot : row.slots()) {
            line.text.append(" ");
            if (slot instanceof TableGrid.Cell cell) {
                line.cell(cell.box());
            } else if (slot == TableGrid.Spanned.FROM_LEFT) {
                line.text.append('<');
            } else if (slot == TableGrid.Spanned.FROM_ABOVE) {
                line.text.append('^');
            }
            line.text.append(" |");
        }
        if (!line.ids.isEmpty()) {
            lines.put(first(line.ids), line.text.toString());
        }
    }

    /** Of the ids in a row the one that is listed first. */
    private int first(List<Integer> ids) {
        int first = ids.get(0);
        for (int id : ids) {
            first = place(id) < place(first) ? id : first;
        }
        return first;
    }

    private int place(int id) {
        return places.getOrDefault(id, Integer.MAX_VALUE);
    }

    /** Collects the line of a row. */
    private final class Line {
        private final StringBuilder text = new StringBuilder("|");
        private final List<Integer> ids = new ArrayList<>();

        void cell(ContentBox cell) {
            int start = text.length();
            add(cell);
            String content = text.substring(start).strip();
            text.setLength(start);
            boolean spelled = content.equals("<") || content.equals("^");
            text.append(spelled ? "\\" : "").append(content);
        }

        private void add(ContentBox box) {
            Integer id = box.id();
            if (id != null) {
                ids.add(id);
                SpatialElement element = dom.get(id).orElseThrow();
                if (hasOwnLine(element)) {
                    text.append('[').append(id).append(']');
                    return;
                }
                told.add(id);
            }
            if (box.meaning() == Structure.TABLE) {
                return;
            }
            for (ContentNode node : box.children()) {
                if (node instanceof ContentBox child) {
                    text.append(child.flow().isBlock() ? " " : "");
                    add(child);
                    text.append(child.flow().isBlock() ? " " : "");
                } else if (node instanceof ContentText words) {
                    Escapes.unreferred(text, words.text().replace('\n', ' '), SPECIAL);
                } else {
                    text.append(' ');
                }
            }
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
