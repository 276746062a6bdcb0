package browsy.layout.fragmentation;

import browsy.layout.box.Box;
import browsy.layout.fragmentation.Piece.Ending;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a step comes to in one fragmentainer.
 *
 * @param size the block size of all of it
 * @param rest where it goes on; null where nothing is left
 * @param ending why it stopped
 * @param spanner the spanner that stopped it; null for other endings
 * @param appeal how good the break inside is
 */
record StepOutcome(
        List<PartPiece> pieces,
        double size,
        @Nullable BreakToken rest,
        Ending ending,
        @Nullable Box spanner,
        BreakAppeal appeal) {
    StepOutcome {
        pieces = List.copyOf(pieces);
    }

    /**
     * A piece of a part.
     *
     * @param piece null for a line, which is never broken
     * @param offset from the start of the step
     */
    record PartPiece(Part part, @Nullable Piece piece, double offset) {}

    /** The outcome for content that takes less room than it has. */
    StepOutcome shortenedBy(double length) {
        return new StepOutcome(pieces, size - length, rest, ending, spanner, appeal);
    }

    /** Whether what follows has to wait for the next fragmentainer. */
    boolean isUnfinished() {
        return rest != null && !rest.isEnded();
    }
}
