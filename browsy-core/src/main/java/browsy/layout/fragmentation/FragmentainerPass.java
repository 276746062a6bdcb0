package browsy.layout.fragmentation;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockContainer.ColumnRole;
import browsy.layout.box.Box;
import browsy.layout.context.TextTrim;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One attempt to fill one fragmentainer. It records the best break point that has been passed. If
 * only worse ones are left where a break is needed, the attempt is abandoned, and a second one
 * breaks at the recorded point. It also collects measurements for column balancing.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#best-break">css-break-4</a>
 */
public final class FragmentainerPass {
    private final WritingFlow flow;
    private final Function<BoxFragment, BoxContent> contents;
    private final ColumnBreaker columns;
    private final TextTrim trim;
    private final boolean mayRetry;
    private final List<Placement> placements = new ArrayList<>();
    private double shortage = Double.POSITIVE_INFINITY;
    private double tallestUnbreakable;
    private double positionedEnd;
    private @Nullable EarlyBreak best;
    private @Nullable EarlyBreak inner;
    private @Nullable EarlyBreak decided;
    private boolean abandoned;
    private boolean openFlows;
    private BreakAppeal ceiling = BreakAppeal.PERFECT;

    /** A break point before a step of a box. */
    private record EarlyBreak(BoxFragment box, int step, BreakAppeal appeal) {}

    /**
     * The position of an edge of some content.
     *
     * @param from its block offset in the unbroken flow, in CSS px
     * @param to its block offset in the fragmentainer, in CSS px
     */
    public record Placement(double from, double to) {}

    /**
     * @param flow the writing mode of the fragmentation context
     * @param contents returns the content of an unbroken box
     * @param columns breaks multi-column containers in the content
     * @param trim the ends of the fragmentainer that are trimmed to text edges
     * @param mayRetry whether the attempt may be abandoned for a second one
     */
    FragmentainerPass(
            WritingFlow flow,
            Function<BoxFragment, BoxContent> contents,
            ColumnBreaker columns,
            TextTrim trim,
            boolean mayRetry) {
        this.flow = flow;
        this.contents = contents;
        this.columns = columns;
        this.trim = trim;
        this.mayRetry = mayRetry;
    }

    /** The ends of the fragmentainer that are trimmed to text edges. */
    TextTrim trim() {
        return trim;
    }

    WritingFlow flow() {
        return flow;
    }

    BoxContent content(BoxFragment box) {
        return contents.apply(box);
    }

    /** The break values that propagate from the content of a box. */
    BreakValues.Inner breaksOf(BoxFragment box) {
        return BreakRules.isMonolithic(box.box(), flow)
                ? BreakValues.Inner.NONE
                : content(box).breaks(this);
    }

    /**
     * The least block size by which the fragmentainer must grow for the next content to fit, in CSS
     * px; infinite if all content fits.
     */
    public double shortage() {
        return shortage;
    }

    /** The block size of the tallest unbreakable content, in CSS px. */
    public double tallestUnbreakable() {
        return tallestUnbreakable;
    }

    /** The positions of the content, in layout order. */
    public List<Placement> placements() {
        return placements;
    }

    /** The end of the lowest content in the fragmentainer, in CSS px; 0 if there is none. */
    public double reach() {
        double reach = positionedEnd;
        for (Placement placement : placements) {
            reach = Math.max(reach, placement.to);
        }
        return reach;
    }

    /** Records the end of a positioned box. */
    void notePositioned(double end) {
        positionedEnd = Math.max(positionedEnd, end);
    }

    /**
     * Records that some content exceeds the fragmentainer by {@code px}; ignored if not positive.
     */
    public void noteShortage(double px) {
        if (px > 0) {
            shortage = Math.min(shortage, px);
        }
    }

    /** Records the block size of unbreakable content, in CSS px. */
    public void noteUnbreakable(double px) {
        tallestUnbreakable = Math.max(tallestUnbreakable, px);
    }

    /** Records that a parallel flow continues in the next fragmentainer. */
    void noteOpenFlow() {
        openFlows = true;
    }

    /** Whether content that has been laid out continues in the next fragmentainer. */
    boolean hasOpenFlows() {
        return openFlows;
    }

    void notePlacement(double from, double to) {
        placements.add(new Placement(from, to));
    }

    /** Returns the piece of the root of the fragmentation context. */
    Piece fill(BoxFragment root, @Nullable BreakToken token, BreakSpace space) {
        return box(root, token, space);
    }

    /**
     * Returns the piece of a box: the whole box if it is monolithic. A box with {@code
     * break-inside: avoid} limits the appeal of breaks in it.
     */
    Piece box(BoxFragment whole, @Nullable BreakToken token, BreakSpace space) {
        Box box = whole.box();
        double size = flow.toLogical(whole.size()).block();
        if (BreakRules.isMonolithic(box, flow)) {
            noteUnbreakable(size);
            return Piece.whole(whole, size);
        }
        boolean avoids = BreakRules.avoidsInside(box);
        if (box instanceof BlockContainer block && block.columnRole() == ColumnRole.CONTAINER) {
            if (avoids) {
                noteUnbreakable(size);
            }
            return avoiding(avoids, columns.breakContainer(whole, token, space, this));
        }
        BreakAppeal outside = ceiling;
        if (avoids) {
            ceiling = ceiling.atMost(BreakAppeal.VIOLATES_AVOID);
        }
        Piece piece = flow(whole, token, space);
        ceiling = outside;
        if (avoids) {
            // A spanner splits a box that is otherwise unbreakable.
            boolean isSplit = token != null || piece.ending() == Piece.Ending.SPANNER;
            noteUnbreakable(isSplit ? piece.blockSize() : size);
        }
        return avoiding(avoids, piece);
    }

    private static Piece avoiding(boolean avoids, Piece piece) {
        boolean isBroken = piece.rest() != null && piece.ending() != Piece.Ending.SPANNER;
        boolean violates = avoids && isBroken;
        return violates ? piece.withAppealAtMost(BreakAppeal.VIOLATES_AVOID) : piece;
    }

    /**
     * Returns the piece of a box. If the first attempt is abandoned, a second one breaks at the
     * best break point that the first passed.
     */
    private Piece flow(BoxFragment whole, @Nullable BreakToken token, BreakSpace space) {
        EarlyBreak outerBest = best;
        best = null;
        int placed = placements.size();
        Piece piece = new BoxBreaker(this, whole, token, space).run();
        if (abandoned) {
            EarlyBreak outerDecided = decided;
            decided = best;
            best = null;
            abandoned = false;
            placements.subList(placed, placements.size()).clear();
            piece = new BoxBreaker(this, whole, token, space).run();
            decided = outerDecided;
        }
        inner = best;
        best = outerBest;
        return piece;
    }

    /**
     * Returns the piece of a box in a parallel flow, whose break points do not compete with those
     * of the flow around it.
     *
     * @param space the space of the piece, as if the box were alone in the fragmentainer
     */
    public Piece beside(BoxFragment whole, @Nullable BreakToken token, BreakSpace space) {
        EarlyBreak outerBest = best;
        EarlyBreak outerDecided = decided;
        BreakAppeal outerCeiling = ceiling;
        best = null;
        decided = null;
        ceiling = BreakAppeal.PERFECT;
        Piece piece = box(whole, token, space);
        best = outerBest;
        inner = null;
        decided = outerDecided;
        ceiling = outerCeiling;
        return piece;
    }

    /** Whether the attempt is abandoned. Its results are then discarded. */
    boolean isAbandoned() {
        return abandoned;
    }

    /** Whether an earlier attempt chose this break point. */
    boolean isDecided(BoxFragment box, int step) {
        return decided != null && decided.box == box && decided.step == step;
    }

    /** Forgets the best break point inside the child laid out before. Lines have none inside. */
    void forgetInner() {
        inner = null;
    }

    /**
     * Records passed break points as the best so far if they are: the best one inside the child
     * just laid out, and the one before it.
     *
     * @param before the appeal of a break before the child; null if no break is possible there
     */
    void notePassed(BoxFragment box, int step, @Nullable BreakAppeal before) {
        EarlyBreak found = inner;
        if (found != null && isAtLeastBest(found.appeal)) {
            best = found;
        }
        BreakAppeal limited = before == null ? null : before.atMost(ceiling);
        boolean isBetterThanInner =
                limited != null && (found == null || limited.compareTo(found.appeal) > 0);
        if (limited != null && isBetterThanInner && isAtLeastBest(limited)) {
            best = new EarlyBreak(box, step, limited);
        }
    }

    private boolean isAtLeastBest(BreakAppeal appeal) {
        EarlyBreak recorded = best;
        return recorded == null || appeal.isAtLeast(recorded.appeal);
    }

    /** Whether no better break point has been passed. */
    boolean isBest(BreakAppeal appeal) {
        EarlyBreak recorded = best;
        return recorded == null || appeal.atMost(ceiling).isAtLeast(recorded.appeal);
    }

    /**
     * Abandons the attempt, in order to break before an earlier step.
     *
     * @return false if this is the last attempt, which is not abandoned
     */
    boolean breaksEarlier(BoxFragment box, int step) {
        if (decided != null || !mayRetry) {
            return false;
        }
        best = new EarlyBreak(box, step, BreakAppeal.PERFECT);
        abandoned = true;
        return true;
    }

    /**
     * Decides on a break at the current break point. If a better one has been passed, the attempt
     * is abandoned instead.
     *
     * @return whether to break here
     */
    boolean breaksAt(BreakAppeal appeal) {
        if (decided != null || !mayRetry || isBest(appeal)) {
            return true;
        }
        abandoned = true;
        return false;
    }
}
