package browsy.css.value.grid;

import java.util.ArrayList;
import java.util.List;

/**
 * A computed {@code grid-template-areas}.
 *
 * @param rows the area names of the cells by row; {@code "."} for a cell outside all areas
 */
public record GridAreas(List<List<String>> rows) {
    public static final GridAreas NONE = new GridAreas(List.of());

    public GridAreas {
        List<List<String>> copies = new ArrayList<>(rows.size());
        for (List<String> row : rows) {
            copies.add(List.copyOf(row));
        }
        rows = List.copyOf(copies);
    }
}
