package browsy.layout.grid;

import browsy.css.value.TrackSize;
import browsy.css.value.grid.GridAreas;
import browsy.css.value.grid.GridTemplate;
import browsy.layout.context.GridTracks;
import browsy.layout.grid.GridAxis.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Builds one axis of the explicit grid from {@code grid-template-columns} or {@code
 * grid-template-rows}, {@code grid-template-areas} and {@code grid-auto-*}. Repetitions are
 * expanded, and named areas add their implicitly-assigned line names.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#explicit-grids">css-grid-2</a>
 */
final class AxisDefinition {
    private final List<TrackSize> tracks = new ArrayList<>();
    private final List<List<String>> names = new ArrayList<>();
    private final int maxTracks;
    private GridSpan autoFit = new GridSpan(0, 0);

    private AxisDefinition(int maxTracks) {
        this.maxTracks = maxTracks;
    }

    /**
     * Builds an axis that is not subgridded.
     *
     * @param repetitions the number of automatic repetitions
     * @param implicitTracks the sizes of {@code grid-auto-*}, repeated as a pattern; not empty
     * @param maxTracks the limit of explicit tracks
     */
    static GridAxis standalone(
            GridTemplate template,
            int repetitions,
            GridAreas areas,
            GridDirection direction,
            List<TrackSize> implicitTracks,
            int maxTracks) {
        AxisDefinition axis = new AxisDefinition(maxTracks);
        boolean hasNoParentGrid = template instanceof GridTemplate.Subgrid;
        if (template instanceof GridTemplate.Tracks list) {
            axis.append(list.components(), repetitions);
        }
        int listed = axis.tracks.size();
        int areaTracks = areaCount(areas, direction);
        for (int i = listed; i < Math.min(areaTracks, maxTracks); i++) {
            // Tracks that only named areas create are explicit, but have the sizes of implicit
            // ones.
            axis.tracks.add(implicitTracks.get((i - listed) % implicitTracks.size()));
        }
        axis.nameAreas(areas, direction, axis.tracks.size());
        return new GridAxis(
                axis.tracks,
                listed,
                new LineNames(axis.names),
                implicitTracks,
                axis.autoFit,
                hasNoParentGrid ? Role.LONE_SUBGRID : Role.STANDALONE);
    }

    /**
     * Builds a subgridded axis. It has the tracks and line names of the parent grid, plus the line
     * names that the subgrid declares itself.
     *
     * @param inherited the tracks that the subgrid spans in its parent
     */
    static GridAxis subgridded(
            GridTracks inherited,
            List<GridTemplate.Component> ownNames,
            GridAreas areas,
            GridDirection direction,
            List<TrackSize> implicitTracks) {
        int count = inherited.count();
        AxisDefinition axis = new AxisDefinition(count);
        axis.nameLines(ownNames, count);
        for (int line = 0; line <= count && line < inherited.lineNames().size(); line++) {
            List<String> inheritedNames = inherited.lineNames().get(line);
            if (!inheritedNames.isEmpty()) {
                axis.namesAt(line).addAll(inheritedNames);
            }
        }
        axis.nameAreas(areas, direction, count);
        TrackSize any = implicitTracks.get(0);
        return new GridAxis(
                Collections.nCopies(count, any),
                count,
                new LineNames(axis.names),
                implicitTracks,
                new GridSpan(0, 0),
                Role.SUBGRID);
    }

    private List<String> namesAt(int line) {
        while (names.size() <= line) {
            names.add(new ArrayList<>());
        }
        return names.get(line);
    }

    private void append(List<GridTemplate.Component> components, int repetitions) {
        for (GridTemplate.Component component : components) {
            if (component instanceof GridTemplate.LineNames line) {
                namesAt(tracks.size()).addAll(line.names());
            } else if (component instanceof GridTemplate.Track track) {
                if (tracks.size() < maxTracks) {
                    tracks.add(track.size());
                }
            } else if (component instanceof GridTemplate.Repeat repeat) {
                boolean auto = repeat.kind() != GridTemplate.Repeat.Count.FIXED;
                int from = tracks.size();
                int times = auto ? repetitions : repeat.count();
                for (int i = 0; i < times && tracks.size() < maxTracks; i++) {
                    append(repeat.components(), 0);
                }
                if (repeat.kind() == GridTemplate.Repeat.Count.AUTO_FIT) {
                    autoFit = new GridSpan(from, tracks.size());
                }
            }
        }
    }

    /**
     * Assigns the names of a subgrid's {@code <line-name-list>} to its lines. An auto-fill repeats
     * as often as the lines suffice.
     */
    private void nameLines(List<GridTemplate.Component> components, int count) {
        int fixed = 0;
        int repeated = 0;
        for (GridTemplate.Component component : components) {
            if (component instanceof GridTemplate.Repeat repeat
                    && repeat.kind() != GridTemplate.Repeat.Count.FIXED) {
                repeated += repeat.components().size();
            } else {
                fixed +=
                        component instanceof GridTemplate.Repeat repeat
                                ? repeat.count() * repeat.components().size()
                                : 1;
            }
        }
        int times = repeated == 0 ? 0 : Math.max(0, (count + 1 - fixed) / repeated);
        int line = 0;
        for (GridTemplate.Component component : components) {
            line = nameLine(component, line, times, count);
        }
    }

    /**
     * Assigns the names of one component to lines, starting at {@code line}.
     *
     * @param times the number of repetitions of an auto-fill
     * @param count the number of tracks; names of lines after the last one are ignored
     * @return the line after the last one that the component names
     */
    private int nameLine(GridTemplate.Component component, int line, int times, int count) {
        if (line > count) {
            return line;
        }
        if (component instanceof GridTemplate.LineNames list) {
            namesAt(line).addAll(list.names());
            return line + 1;
        }
        int next = line;
        if (component instanceof GridTemplate.Repeat repeat) {
            int repetitions =
                    repeat.kind() == GridTemplate.Repeat.Count.FIXED ? repeat.count() : times;
            for (int i = 0; i < repetitions && next <= count; i++) {
                for (GridTemplate.Component member : repeat.components()) {
                    next = nameLine(member, next, 0, count);
                }
            }
        }
        return next;
    }

    private static int areaCount(GridAreas areas, GridDirection direction) {
        if (areas.rows().isEmpty()) {
            return 0;
        }
        return direction == GridDirection.ROWS ? areas.rows().size() : areas.rows().get(0).size();
    }

    /**
     * Adds the line names {@code <area>-start} and {@code <area>-end} that named areas imply. Each
     * area is handled in the first row (or column) in which it occurs across the axis.
     */
    private void nameAreas(GridAreas areas, GridDirection direction, int count) {
        List<List<String>> rows = areas.rows();
        for (int row = 0; row < rows.size(); row++) {
            List<String> cells = rows.get(row);
            for (int column = 0; column < cells.size(); column++) {
                String name = cells.get(column);
                if (name.equals(".")) {
                    continue;
                }
                boolean columns = direction == GridDirection.COLUMNS;
                boolean isFirstAcross =
                        columns
                                ? row == 0 || !name.equals(cell(rows, row - 1, column))
                                : column == 0 || !name.equals(cells.get(column - 1));
                if (!isFirstAcross) {
                    continue;
                }
                String before = columns ? cell(rows, row, column - 1) : cell(rows, row - 1, column);
                String after = columns ? cell(rows, row, column + 1) : cell(rows, row + 1, column);
                int line = columns ? column : row;
                if (!name.equals(before) && line <= count) {
                    namesAt(line).add(name + "-start");
                }
                if (!name.equals(after) && line + 1 <= count) {
                    namesAt(line + 1).add(name + "-end");
                }
            }
        }
    }

    private static String cell(List<List<String>> rows, int row, int column) {
        if (row < 0 || row >= rows.size()) {
            return ".";
        }
        List<String> cells = rows.get(row);
        return column < 0 || column >= cells.size() ? "." : cells.get(column);
    }
}
