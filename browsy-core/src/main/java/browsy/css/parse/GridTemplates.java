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
 * The form of {@code grid-template} that draws the areas as strings with the rows beside them.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#explicit-grid-shorthand">css-grid-2</a>
 */
public final class GridTemplates {

    private GridTemplates() {}

    /** What it sets. */
    public record AreasAndTracks(
            GridAreas areas,
            Specified<? extends GridTemplate> rows,
            Specified<? extends GridTemplate> columns) {}

    /** {@code [<line-names>? <string> <track-size>? <line-names>?]+ [/ <explicit-tracks>]?}. */
    public static @Nullable AreasAndTracks areasAndTracks(ValueReader in) {
        List<List<String>> cells = new ArrayList<>();
        List<Specified<? extends GridTemplate.Component>> rows = new ArrayList<>();
        List<String> names = new ArrayList<>();
        while (true) {
            GridTemplate.LineNames before = Grids.lineNames(in);
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
            Specified<? extends TrackSize> size = Grids.trackSize(in);
            rows.add(
                    size != null
                            ? size.map(GridTemplate.Track::new)
                            : Specified.of(new GridTemplate.Track(TrackBreadth.Intrinsic.AUTO)));
            GridTemplate.LineNames after = Grids.lineNames(in);
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
                in.takeSlash() ? Grids.explicitTracks(in) : Specified.of(GridTemplate.NONE);
        return columns == null
                ? null
                : new AreasAndTracks(
                        areas,
                        Grids.<GridTemplate.Component>list(rows).map(GridTemplate.Tracks::new),
                        columns);
    }
}
