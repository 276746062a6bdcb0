package browsy.css.value.grid;

import java.util.List;

/**
 * A computed {@code grid-template-areas}.
 *
 * @param rows the area names of the cells by row; {@code "."} for a cell outside all areas
 */
public record GridAreas(List<List<String>> rows) {
    public static final GridAreas NONE = new GridAreas(List.of());

    public GridAreas {
        rows = rows.stream().map(List::copyOf).toList();
    }
}
