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
    public static final Property<GridTemplate> GRID_TEMPLATE_ROWS =
            Property.reset("grid-template-rows", GridTemplate.NONE, GridParsers::template);
    public static final Property<GridTemplate> GRID_TEMPLATE_COLUMNS =
            Property.reset("grid-template-columns", GridTemplate.NONE, GridParsers::template);
    public static final Property<GridAreas> GRID_TEMPLATE_AREAS =
            Property.reset("grid-template-areas", GridAreas.NONE, GridAreaNames::parse);
    public static final Property<List<TrackSize>> GRID_AUTO_ROWS =
            Property.reset(
                    "grid-auto-rows",
                    List.of(TrackBreadth.Intrinsic.AUTO),
                    GridParsers::autoTracks);
    public static final Property<List<TrackSize>> GRID_AUTO_COLUMNS =
            Property.reset(
                    "grid-auto-columns",
                    List.of(TrackBreadth.Intrinsic.AUTO),
                    GridParsers::autoTracks);
    public static final Property<GridAutoFlow> GRID_AUTO_FLOW =
            Property.reset("grid-auto-flow", GridAutoFlow.ROW, GridParsers::autoFlow);
    public static final Property<GridLine> GRID_ROW_START =
            Property.reset("grid-row-start", GridLine.AUTO, GridParsers::line);
    public static final Property<GridLine> GRID_ROW_END =
            Property.reset("grid-row-end", GridLine.AUTO, GridParsers::line);
    public static final Property<GridLine> GRID_COLUMN_START =
            Property.reset("grid-column-start", GridLine.AUTO, GridParsers::line);
    public static final Property<GridLine> GRID_COLUMN_END =
            Property.reset("grid-column-end", GridLine.AUTO, GridParsers::line);

    private GridProperties() {}
}
