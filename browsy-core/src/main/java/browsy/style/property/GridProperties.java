package browsy.style.property;

import browsy.css.parse.GridAreaNames;
import browsy.css.parse.GridParsers;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;
import browsy.css.value.grid.GridAreas;
import browsy.css.value.grid.GridAutoFlow;
import browsy.css.value.grid.GridLine;
import browsy.css.value.grid.GridTemplate;
import java.util.List;

/**
 * Properties of grid layout.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/">css-grid-2</a>
 */
public final class GridProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<GridTemplate> GRID_TEMPLATE_ROWS = template("grid-template-rows");
    public static final Property<GridTemplate> GRID_TEMPLATE_COLUMNS =
            template("grid-template-columns");
    public static final Property<GridAreas> GRID_TEMPLATE_AREAS =
            GROUP.reset("grid-template-areas", GridAreas.NONE, GridAreaNames::parse);
    public static final Property<List<TrackSize>> GRID_AUTO_ROWS = autoTracks("grid-auto-rows");
    public static final Property<List<TrackSize>> GRID_AUTO_COLUMNS =
            autoTracks("grid-auto-columns");
    public static final Property<GridAutoFlow> GRID_AUTO_FLOW =
            GROUP.reset("grid-auto-flow", GridAutoFlow.ROW, GridParsers::autoFlow);
    public static final Property<GridLine> GRID_ROW_START = line("grid-row-start");
    public static final Property<GridLine> GRID_ROW_END = line("grid-row-end");
    public static final Property<GridLine> GRID_COLUMN_START = line("grid-column-start");
    public static final Property<GridLine> GRID_COLUMN_END = line("grid-column-end");

    private GridProperties() {}

    private static Property<GridTemplate> template(String name) {
        return GROUP.reset(name, GridTemplate.NONE, GridParsers::template);
    }

    private static Property<List<TrackSize>> autoTracks(String name) {
        return GROUP.reset(name, List.of(TrackBreadth.Intrinsic.AUTO), GridParsers::autoTracks);
    }

    private static Property<GridLine> line(String name) {
        return GROUP.reset(name, GridLine.AUTO, GridParsers::line);
    }
}
