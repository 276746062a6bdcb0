package browsy.layout.fragmentation;

import browsy.layout.box.Box;
import browsy.layout.fragmentation.Piece.Ending;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a step in one fragmentainer.
 *
 * @param pieces the pieces of its parts
 * @param size the block size of the step here, in CSS px
 * @param rest the token from which it continues; null if it is complete
 * @param ending the reason why it stopped
 * @param spanner the column spanner that stopped it; null for other reasons
 * @param appeal the worst appeal of the breaks inside
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
     * @param part the part
     * @param piece the piece; null for a line, which is never broken
     * @param offset the offset from the start of the step, in CSS px
     */
    record PartPiece(Part part, @Nullable Piece piece, double offset) {}

    /** Returns the outcome with a block size reduced by a length, in CSS px. */
    StepOutcome shortenedBy(double length) {
        return new StepOutcome(pieces, size - length, rest, ending, spanner, appeal);
    }

    /** Whether the content after the step waits for the next fragmentainer. */
    boolean isUnfinished() {
        return rest != null && !rest.isEnded();
    }
}
