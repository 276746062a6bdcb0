package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;
import browsy.css.value.grid.GridAreas;
import browsy.css.value.grid.GridTemplate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses the syntax of {@code grid-template} that specifies areas as strings, with row sizes after
 * the strings.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#explicit-grid-shorthand">css-grid-2</a>
 */
public final class GridTemplates {

    private GridTemplates() {}

    /** The longhand values of the shorthand. */
    public record AreasAndTracks(
            GridAreas areas,
            Specified<? extends GridTemplate> rows,
            Specified<? extends GridTemplate> columns) {}

    /**
     * Parses {@code [<line-names>? <string> <track-size>? <line-names>?]+ [/ <explicit-tracks>]?}.
     * Line names after a row and before the next one belong to the same line and are merged.
     * Returns null if the value is invalid.
     */
    public static @Nullable AreasAndTracks areasAndTracks(ValueReader in) {
        List<List<String>> cells = new ArrayList<>();
        List<Specified<? extends GridTemplate.Component>> rows = new ArrayList<>();
        List<String> names = new ArrayList<>();
        // Rows. "names" collects the names of the line before the next row.
        while (true) {
            GridTemplate.LineNames before = GridParsers.lineNames(in);
            if (before != null) {
                names.addAll(before.names());
            }
            String text = in.takeString();
            if (text == null) {
                if (before != null) {
                    return null;
                }
                break;
            }
            cells.add(GridAreaNames.row(text));
            if (!names.isEmpty()) {
                rows.add(Specified.of(new GridTemplate.LineNames(names)));
                names.clear();
            }
            Specified<? extends TrackSize> size = GridParsers.trackSize(in);
            rows.add(
                    size != null
                            ? size.map(GridTemplate.Track::new)
                            : Specified.of(new GridTemplate.Track(TrackBreadth.Intrinsic.AUTO)));
            GridTemplate.LineNames after = GridParsers.lineNames(in);
            if (after != null) {
                names.addAll(after.names());
            }
        }
        if (!names.isEmpty()) {
            rows.add(Specified.of(new GridTemplate.LineNames(names)));
        }
        GridAreas areas = GridAreaNames.areas(cells);
        if (areas == null) {
            return null;
        }
        Specified<? extends GridTemplate> columns =
                in.takeSlash() ? GridParsers.explicitTracks(in) : Specified.of(GridTemplate.NONE);
        return columns == null
                ? null
                : new AreasAndTracks(
                        areas,
                        Specified.<GridTemplate.Component>listOf(rows)
                                .map(GridTemplate.Tracks::new),
                        columns);
    }
}
