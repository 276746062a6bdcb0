package browsy.css.value.grid;

import java.util.List;

/** A computed {@code grid-template-areas}: rows of cell names, {@code "."} for a null cell. */
public record GridAreas(List<List<String>> rows) {
    public static final GridAreas NONE = new GridAreas(List.of());

    public GridAreas {
        rows = rows.stream().map(List::copyOf).toList();
    }
}
