package browsy.layout.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.css.value.FitContent;
import browsy.css.value.Length;
import browsy.css.value.Percentage;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;
import browsy.layout.context.AvailableSize;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of the track sizing algorithm on tracks without boxes. */
class TrackSizingTest {
    private static final TrackBreadth AUTO = TrackBreadth.Intrinsic.AUTO;
    private static final TrackBreadth MIN_CONTENT = TrackBreadth.Intrinsic.MIN_CONTENT;
    private static final TrackBreadth MAX_CONTENT = TrackBreadth.Intrinsic.MAX_CONTENT;

    @Test
    void fixedAndPercentageTracksAreTheirSize() {
        assertEquals(List.of(30.0, 50.0), size(200, List.of(px(30), new Percentage(25)), 0));
    }

    @Test
    void percentagesOfAnIndefiniteSizeAreAuto() {
        assertEquals(
                List.of(40.0),
                size(
                        AvailableSize.INDEFINITE,
                        List.of(new Percentage(50)),
                        0,
                        new Item(0, 1, 10, 20, 40)));
    }

    @Test
    void flexibleTracksShareWhatIsLeft() {
        assertEquals(List.of(50.0, 40.0, 80.0), size(190, List.of(px(50), fr(1), fr(2)), 10));
    }

    @Test
    void flexFactorsBelowOneLeaveSpace() {
        assertEquals(List.of(25.0, 25.0), size(100, List.of(fr(0.25), fr(0.25)), 0));
    }

    @Test
    void aFlexibleTrackIsNoSmallerThanItsContent() {
        assertEquals(
                List.of(80.0, 20.0),
                size(100, List.of(fr(1), fr(1)), 0, new Item(0, 1, 80, 80, 80)));
    }

    @Test
    void flexibleTracksOfAnIndefiniteSizeFollowTheLargestShare() {
        assertEquals(
                List.of(30.0, 60.0),
                size(
                        AvailableSize.INDEFINITE,
                        List.of(fr(1), fr(2)),
                        0,
                        new Item(0, 1, 10, 10, 30)));
    }

    @Test
    void contentKeywordsTakeContributions() {
        assertEquals(
                List.of(20.0, 40.0),
                size(
                        100,
                        List.of(MIN_CONTENT, MAX_CONTENT),
                        0,
                        new Item(0, 1, 20, 20, 40),
                        new Item(1, 2, 20, 20, 40)));
    }

    @Test
    void autoTracksGrowToMaxContentWithinTheSpace() {
        assertEquals(
                List.of(35.0, 25.0),
                size(
                        60,
                        List.of(AUTO, AUTO),
                        0,
                        new Item(0, 1, 20, 20, 80),
                        new Item(1, 2, 10, 10, 80)));
    }

    @Test
    void fitContentStopsAtItsArgument() {
        assertEquals(
                List.of(50.0),
                size(200, List.of(new FitContent(px(50))), 0, new Item(0, 1, 20, 20, 80)));
    }

    @Test
    void spanningItemsGrowIntrinsicTracksEqually() {
        assertEquals(
                List.of(45.0, 45.0),
                size(
                        AvailableSize.INDEFINITE,
                        List.of(AUTO, AUTO),
                        10,
                        new Item(0, 2, 100, 100, 100)));
    }

    @Test
    void spanningItemsLeaveFixedTracksAlone() {
        assertEquals(
                List.of(30.0, 70.0),
                size(
                        AvailableSize.INDEFINITE,
                        List.of(px(30), AUTO),
                        0,
                        new Item(0, 2, 100, 100, 100)));
    }

    @Test
    void minmaxGrowsFromMinimumToMaximum() {
        assertEquals(
                List.of(60.0, 40.0),
                size(100, List.of(minmax(px(20), px(60)), minmax(px(40), px(40))), 0));
    }

    @Test
    void autoTracksStretch() {
        List<Track> tracks = tracks(List.of(AUTO, px(20), AUTO), AvailableSize.definite(100));
        TrackSizing.size(
                tracks,
                gutters(3, 0),
                new TrackSizing.Bounds(AvailableSize.definite(100), 0, 0, true),
                List.of());
        assertEquals(List.of(40.0, 20.0, 40.0), tracks.stream().map(t -> t.base).toList());
    }

    @Test
    void guttersOfCollapsedTracksCollapse() {
        Gutters gutters = new Gutters(10, List.of(false, true, false));
        assertEquals(10, gutters.total());
        assertEquals(10, gutters.within(new GridSpan(0, 3)));
        assertEquals(0, gutters.within(new GridSpan(0, 2)));
    }

    private static List<Double> size(
            double available, List<? extends TrackSize> sizes, double gap, Item... items) {
        return size(AvailableSize.definite(available), sizes, gap, items);
    }

    private static List<Double> size(
            AvailableSize available, List<? extends TrackSize> sizes, double gap, Item... items) {
        List<Track> tracks = tracks(sizes, available);
        TrackSizing.size(
                tracks,
                gutters(sizes.size(), gap),
                new TrackSizing.Bounds(available, 0, Double.POSITIVE_INFINITY, false),
                List.of(items));
        return tracks.stream().map(track -> track.base).toList();
    }

    private static List<Track> tracks(List<? extends TrackSize> sizes, AvailableSize basis) {
        return sizes.stream().map(size -> Track.initial(size, basis)).toList();
    }

    private static Gutters gutters(int count, double gap) {
        return new Gutters(gap, Collections.nCopies(count, false));
    }

    private static Length px(double px) {
        return Length.px(px);
    }

    private static TrackBreadth fr(double fr) {
        return new TrackBreadth.Flex(fr);
    }

    private static TrackSize minmax(TrackBreadth min, TrackBreadth max) {
        return new TrackSize.MinMax(min, max);
    }

    private record Item(int start, int end, double minimum, double minContent, double maxContent)
            implements SizingItem {
        @Override
        public GridSpan span() {
            return new GridSpan(start, end);
        }
    }
}
