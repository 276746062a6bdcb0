package browsy.layout.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.css.value.Length;
import browsy.css.value.TrackBreadth;
import browsy.css.value.grid.GridAutoFlow;
import browsy.css.value.grid.GridLine;
import browsy.layout.grid.ItemPlacement.Placement;
import browsy.layout.grid.ItemPlacement.Unplaced;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of line resolution and of the auto-placement algorithm. */
class ItemPlacementTest {
    private static final GridLine AUTO = GridLine.AUTO;

    private final GridAxis columns =
            axis(
                    3,
                    List.of(
                            List.of("a"),
                            List.of("main-start"),
                            List.of("main-end"),
                            List.of("a")));
    private final GridAxis rows = axis(2, List.of());

    @Test
    void automaticItemsFillRowByRow() {
        assertEquals(
                "[0,0] [1,0] [2,0] [0,1]",
                areas(
                        place(
                                item(AUTO, AUTO),
                                item(AUTO, AUTO),
                                item(AUTO, AUTO),
                                item(AUTO, AUTO))));
    }

    @Test
    void sparsePlacementLeavesHolesThatDenseFills() {
        Unplaced wide = new Unplaced(LinePlacement.automatic(2), LinePlacement.automatic(1));
        Unplaced[] items = {wide, wide, item(AUTO, AUTO)};
        assertEquals("[0-2,0] [0-2,1] [2,1]", areas(place(items)));
        assertEquals("[0-2,0] [0-2,1] [2,0]", areas(place(new GridAutoFlow(false, true), items)));
    }

    @Test
    void columnFlowExchangesTheAxes() {
        assertEquals(
                "[0,0] [0,1] [1,0]",
                areas(
                        place(
                                new GridAutoFlow(true, false),
                                item(AUTO, AUTO),
                                item(AUTO, AUTO),
                                item(AUTO, AUTO))));
    }

    @Test
    void itemsLockedToARowComeBeforeAutomaticOnes() {
        Unplaced second = new Unplaced(LinePlacement.automatic(1), LinePlacement.at(0, 1));
        assertEquals("[1,0] [0,0]", areas(place(item(AUTO, AUTO), second)));
    }

    @Test
    void linesBeforeTheExplicitGridShiftEverything() {
        Placement placement =
                place(
                        new Unplaced(LinePlacement.at(-1, 0), LinePlacement.at(0, 1)),
                        item(AUTO, AUTO));
        assertEquals(1, placement.columnsBefore());
        assertEquals(4, placement.columns());
        assertEquals("[0,0] [1,0]", areas(placement));
    }

    @Test
    void resolvesNumbersNamesAndSpans() {
        LineResolver resolver = new LineResolver(columns, 100);
        assertEquals(LinePlacement.at(2, 3), resolver.resolve(line(-2), AUTO));
        assertEquals(LinePlacement.at(0, 3), resolver.resolve(line(4), line(1)));
        assertEquals(LinePlacement.at(1, 2), resolver.resolve(named("main"), named("main")));
        assertEquals(LinePlacement.at(0, 3), resolver.resolve(named("a"), named("a", 2)));
        assertEquals(LinePlacement.at(1, 3), resolver.resolve(line(2), span(2)));
        assertEquals(LinePlacement.at(-2, 1), resolver.resolve(span(3), line(2)));
        assertEquals(LinePlacement.automatic(2), resolver.resolve(span(2), span(3)));
        // A name without a line resolves to the first implicit line.
        assertEquals(LinePlacement.at(4, 5), resolver.resolve(named("nowhere"), AUTO));
        assertEquals(LinePlacement.at(1, 2), resolver.resolve(line(2), line(2)));
    }

    @Test
    void farLinesAreCutToTheLimit() {
        LineResolver resolver = new LineResolver(columns, 100);
        assertEquals(LinePlacement.at(99, 100), resolver.resolve(line(1_000_000_000), AUTO));
        LinePlacement span = resolver.resolve(line(1), span(Integer.MAX_VALUE));
        assertEquals(LinePlacement.at(0, 100), span);
    }

    @Test
    void manyLargeSpansAreBounded() {
        Unplaced huge = new Unplaced(LinePlacement.automatic(3000), LinePlacement.automatic(3000));
        List<Unplaced> items = new ArrayList<>(Collections.nCopies(3000, huge));
        Placement placement =
                ItemPlacement.place(
                        items,
                        new GridDefinition(columns, rows),
                        new GridAutoFlow(false, true),
                        10_000);
        assertEquals(3000, placement.areas().size());
        assertTrue(placement.rows() <= 10_002, "rows " + placement.rows());
    }

    @Test
    void densePlacementOfEqualItemsResumesAtTheLastOne() {
        Unplaced wide = new Unplaced(LinePlacement.automatic(2), LinePlacement.automatic(1));
        List<Unplaced> items = new ArrayList<>(Collections.nCopies(9000, wide));
        items.add(new Unplaced(LinePlacement.automatic(1), LinePlacement.automatic(1)));
        Placement placement =
                ItemPlacement.place(
                        items,
                        new GridDefinition(columns, rows),
                        new GridAutoFlow(false, true),
                        10_000);
        assertFalse(placement.cutOff());
        assertEquals(9000, placement.rows());
        assertEquals(new GridSpan(2, 3), placement.areas().get(9000).columns());
        assertEquals(new GridSpan(0, 1), placement.areas().get(9000).rows());
    }

    private Placement place(Unplaced... items) {
        return place(GridAutoFlow.ROW, items);
    }

    private Placement place(GridAutoFlow flow, Unplaced... items) {
        return ItemPlacement.place(
                Arrays.asList(items), new GridDefinition(columns, rows), flow, 100);
    }

    private Unplaced item(GridLine column, GridLine row) {
        return new Unplaced(
                new LineResolver(columns, 100).resolve(column, AUTO),
                new LineResolver(rows, 100).resolve(row, AUTO));
    }

    private static GridAxis axis(int count, List<List<String>> names) {
        return new GridAxis(
                Collections.nCopies(count, Length.px(10)),
                count,
                new LineNames(names),
                List.of(TrackBreadth.Intrinsic.AUTO),
                new GridSpan(0, 0),
                GridAxis.Role.STANDALONE);
    }

    private static GridLine line(int number) {
        return new GridLine(false, number, "");
    }

    private static GridLine named(String name) {
        return new GridLine(false, 0, name);
    }

    private static GridLine named(String name, int number) {
        return new GridLine(false, number, name);
    }

    private static GridLine span(int number) {
        return new GridLine(true, number, "");
    }

    private static String areas(Placement placement) {
        return placement.areas().stream()
                .map(area -> "[" + span(area.columns()) + "," + span(area.rows()) + "]")
                .reduce((a, b) -> a + " " + b)
                .orElse("");
    }

    private static String span(GridSpan span) {
        return span.size() == 1 ? String.valueOf(span.start()) : span.start() + "-" + span.end();
    }
}
