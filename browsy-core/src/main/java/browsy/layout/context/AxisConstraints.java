package browsy.layout.context;

import browsy.layout.context.LayoutInput.AutoSize;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The constraints of a layout along one axis of the box's own writing mode.
 *
 * @param available the space for the margin box; {@code auto} and {@code stretch} fill it
 * @param percentageBasis the size that percentages of size properties refer to
 * @param imposed the size that the parent imposes; null if the box determines its own size
 * @param auto the behavior of an automatic size
 */
public record AxisConstraints(
        AvailableSize available,
        AvailableSize percentageBasis,
        @Nullable ImposedSize imposed,
        AutoSize auto) {

    /** No space and no percentage basis: the axis of a measurement of the content alone. */
    private static final AxisConstraints INDEFINITE =
            new AxisConstraints(
                    AvailableSize.INDEFINITE, AvailableSize.INDEFINITE, null, AutoSize.FIT_CONTENT);

    /** Constraints without an imposed size. */
    public static AxisConstraints of(
            AvailableSize available, AvailableSize percentageBasis, AutoSize auto) {
        return new AxisConstraints(available, percentageBasis, null, auto);
    }

    /** An automatic size fits the content; percentages refer to {@code percentageBasis}. */
    public static AxisConstraints fitContent(
            AvailableSize available, AvailableSize percentageBasis) {
        return of(available, percentageBasis, AutoSize.FIT_CONTENT);
    }

    /** Constraints of an axis on which only the content determines an automatic size. */
    public static AxisConstraints indefinite() {
        return INDEFINITE;
    }

    public boolean isImposed() {
        return imposed != null;
    }

    /** The imposed border-box size in CSS px; null if there is none. */
    public @Nullable Double imposedBorderBox() {
        return imposed == null ? null : Double.valueOf(imposed.borderBox());
    }

    AxisConstraints withAvailable(AvailableSize size) {
        return new AxisConstraints(size, percentageBasis, imposed, auto);
    }

    AxisConstraints withPercentageBasis(AvailableSize basis) {
        return new AxisConstraints(available, basis, imposed, auto);
    }

    AxisConstraints withImposed(@Nullable ImposedSize size) {
        return new AxisConstraints(available, percentageBasis, size, auto);
    }

    AxisConstraints withAuto(AutoSize behavior) {
        return new AxisConstraints(available, percentageBasis, imposed, behavior);
    }

    // Explicit implementations: inputs are compared for each box, and the generated ones are slow
    // until they are compiled.

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o instanceof AxisConstraints that
                        && auto == that.auto
                        && Objects.equals(imposed, that.imposed)
                        && available.equals(that.available)
                        && percentageBasis.equals(that.percentageBasis);
    }

    @Override
    public int hashCode() {
        int hash = available.hashCode() * 31 + percentageBasis.hashCode();
        return hash * 31 + (imposed == null ? 0 : imposed.hashCode());
    }
}
