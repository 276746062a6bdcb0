package browsy.layout.grid;

import browsy.css.value.Direction;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.OverflowPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * Computes the positions of tracks on their axis, as {@code justify-content} or {@code
 * align-content} specify.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#grid-align">css-grid-2 11.5</a>
 */
final class TrackAlignment {
    private TrackAlignment() {}

    /** Positions tracks from 0 on, separated by their gutters only. */
    static AxisTracks packed(List<Track> tracks, Gutters gutters) {
        return at(tracks.stream().map(track -> track.base).toList(), gutters, 0, 0);
    }

    /**
     * Aligns or distributes tracks in a container of a definite size. Distributed alignment ({@code
     * space-*}) falls back to the start if the free space is negative.
     *
     * @param size the inner size, CSS px
     */
    static AxisTracks aligned(
            AxisTracks packed,
            Gutters gutters,
            double size,
            ContentAlignment alignment,
            GridDirection axis,
            Direction direction) {
        double free = size - packed.extent();
        int count = gutters.trackCount();
        ContentDistribution value = alignment.value();
        if (alignment.overflow() == OverflowPosition.SAFE && free < 0) {
            return packed;
        }
        boolean rightToLeft = axis == GridDirection.COLUMNS && direction == Direction.RTL;
        return switch (value) {
            case SPACE_BETWEEN ->
                    count < 2 || free < 0
                            ? packed
                            : at(packed.sizes(), gutters, 0, free / (count - 1));
            case SPACE_AROUND -> {
                if (free < 0) {
                    yield packed;
                }
                double each = count == 0 ? free : free / count;
                yield at(packed.sizes(), gutters, each / 2, each);
            }
            case SPACE_EVENLY ->
                    free < 0
                            ? packed
                            : at(packed.sizes(), gutters, free / (count + 1), free / (count + 1));
            case CENTER -> at(packed.sizes(), gutters, free / 2, 0);
            case END, FLEX_END -> at(packed.sizes(), gutters, free, 0);
            case LEFT -> at(packed.sizes(), gutters, rightToLeft ? free : 0, 0);
            case RIGHT ->
                    at(
                            packed.sizes(),
                            gutters,
                            rightToLeft || axis == GridDirection.ROWS ? 0 : free,
                            0);
            case NORMAL, STRETCH, START, FLEX_START, BASELINE, LAST_BASELINE -> packed;
        };
    }

    /**
     * Positions tracks.
     *
     * @param offset the position of the first track
     * @param between the space added to each gutter
     */
    private static AxisTracks at(
            List<Double> sizes, Gutters gutters, double offset, double between) {
        List<Double> starts = new ArrayList<>(sizes.size());
        double position = offset;
        boolean any = false;
        for (int i = 0; i < sizes.size(); i++) {
            if (gutters.isCollapsed(i)) {
                starts.add(position);
                continue;
            }
            if (any) {
                position += gutters.size() + between;
            }
            any = true;
            starts.add(position);
            position += sizes.get(i);
        }
        return new AxisTracks(starts, sizes);
    }
}
