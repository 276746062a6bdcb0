package browsy.style.property;

import static browsy.style.property.GridProperties.GRID_AUTO_COLUMNS;
import static browsy.style.property.GridProperties.GRID_AUTO_FLOW;
import static browsy.style.property.GridProperties.GRID_AUTO_ROWS;
import static browsy.style.property.GridProperties.GRID_COLUMN_END;
import static browsy.style.property.GridProperties.GRID_COLUMN_START;
import static browsy.style.property.GridProperties.GRID_ROW_END;
import static browsy.style.property.GridProperties.GRID_ROW_START;
import static browsy.style.property.GridProperties.GRID_TEMPLATE_AREAS;
import static browsy.style.property.GridProperties.GRID_TEMPLATE_COLUMNS;
import static browsy.style.property.GridProperties.GRID_TEMPLATE_ROWS;

import browsy.css.parse.GridParsers;
import browsy.css.parse.GridTemplates;
import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import browsy.css.value.TrackSize;
import browsy.css.value.grid.GridAutoFlow;
import browsy.css.value.grid.GridLine;
import browsy.css.value.grid.GridTemplate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The shorthands of grid layout.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#grid-shorthand">css-grid-2</a>
 */
final class GridShorthands {
    private static final List<Property<?>> TEMPLATE =
            List.of(GRID_TEMPLATE_ROWS, GRID_TEMPLATE_COLUMNS, GRID_TEMPLATE_AREAS);

    private GridShorthands() {}

    static void addTo(Shorthands shorthands) {
        ShorthandGrammar lines = ShorthandGrammar.GRID_LINES;
        shorthands.add("grid-row", List.of(GRID_ROW_START, GRID_ROW_END), lines);
        shorthands.add("grid-column", List.of(GRID_COLUMN_START, GRID_COLUMN_END), lines);
        shorthands.add(
                "grid-area",
                List.of(GRID_ROW_START, GRID_COLUMN_START, GRID_ROW_END, GRID_COLUMN_END),
                lines);
        shorthands.add("grid-template", TEMPLATE, ShorthandGrammar.GRID_TEMPLATE);
        List<Property<?>> everything = new ArrayList<>(TEMPLATE);
        everything.addAll(List.of(GRID_AUTO_ROWS, GRID_AUTO_COLUMNS, GRID_AUTO_FLOW));
        shorthands.add("grid", everything, ShorthandGrammar.GRID);
    }

    /**
     * Parses slash-separated grid lines. An omitted line repeats the opposite one if that is a
     * name, else it is {@code auto}.
     */
    static boolean lines(ValueReader in, Shorthand.Output out, List<? extends Longhand> members) {
        List<Specified<? extends GridLine>> lines = new ArrayList<>();
        do {
            Specified<? extends GridLine> line = GridParsers.line(in);
            if (line == null || lines.size() == members.size()) {
                return false;
            }
            lines.add(line);
        } while (in.takeSlash());
        for (int i = 0; i < members.size(); i++) {
            if (i == lines.size()) {
                int opposite = i < 2 ? 0 : i - 2;
                lines.add(nameOf(lines.get(opposite)));
            }
            out.set(members.get(i), lines.get(i));
        }
        return true;
    }

    /** The line itself if it is only a name, else {@code auto}. */
    private static Specified<? extends GridLine> nameOf(Specified<? extends GridLine> line) {
        boolean name =
                line instanceof Specified.Constant<? extends GridLine> constant
                        && !constant.value().span()
                        && constant.value().number() == 0;
        return name ? line : Specified.of(GridLine.AUTO);
    }

    /** Parses {@code grid-template}: {@code none}, areas with tracks, or rows and columns. */
    static boolean template(ValueReader in, Shorthand.Output out) {
        int start = in.position();
        if (in.takeIdent("none") && in.atEnd()) {
            return true;
        }
        in.reset(start);
        GridTemplates.AreasAndTracks template = GridTemplates.areasAndTracks(in);
        if (template != null) {
            out.set(GRID_TEMPLATE_AREAS, Specified.of(template.areas()));
            out.set(GRID_TEMPLATE_ROWS, template.rows());
            out.set(GRID_TEMPLATE_COLUMNS, template.columns());
            return true;
        }
        in.reset(start);
        return ShorthandGrammar.one(in, out, GRID_TEMPLATE_ROWS)
                && in.takeSlash()
                && ShorthandGrammar.one(in, out, GRID_TEMPLATE_COLUMNS);
    }

    /**
     * Parses {@code grid}: automatic rows with explicit columns, explicit rows with automatic
     * columns, or a {@code grid-template}.
     */
    static boolean grid(ValueReader in, Shorthand.Output out) {
        int start = in.position();
        GridAutoFlow flow = autoFlow(in, false);
        if (flow != null) {
            return autoTracks(in, out, GRID_AUTO_ROWS)
                    && in.takeSlash()
                    && ShorthandGrammar.one(in, out, GRID_TEMPLATE_COLUMNS)
                    && setFlow(out, flow);
        }
        in.reset(start);
        Specified<? extends GridTemplate> rows = GridParsers.template(in);
        GridAutoFlow columnFlow = rows != null && in.takeSlash() ? autoFlow(in, true) : null;
        if (rows != null && columnFlow != null) {
            out.set(GRID_TEMPLATE_ROWS, rows);
            return autoTracks(in, out, GRID_AUTO_COLUMNS) && setFlow(out, columnFlow);
        }
        in.reset(start);
        return template(in, out);
    }

    /** Parses {@code auto-flow && dense?}; null if it does not match. */
    private static @Nullable GridAutoFlow autoFlow(ValueReader in, boolean column) {
        boolean dense = in.takeIdent("dense");
        if (!in.takeIdent("auto-flow")) {
            return null;
        }
        return new GridAutoFlow(column, dense || in.takeIdent("dense"));
    }

    /** Parses optional track sizes; always true. */
    private static boolean autoTracks(
            ValueReader in, Shorthand.Output out, Property<List<TrackSize>> property) {
        int start = in.position();
        if (!in.atEnd() && ShorthandGrammar.one(in, out, property)) {
            return true;
        }
        in.reset(start);
        return true;
    }

    private static boolean setFlow(Shorthand.Output out, GridAutoFlow flow) {
        out.set(GRID_AUTO_FLOW, Specified.of(flow));
        return true;
    }
}
