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
 * One attempt to fill one fragmentainer. It remembers the best place to break that has been passed:
 * where only worse ones are left in the end, the attempt is given up, and the next one breaks
 * there.
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

    /** A place to break: before a step of a box. */
    private record EarlyBreak(BoxFragment box, int step, BreakAppeal appeal) {}

    /**
     * Where something came to lie.
     *
     * @param from its block offset in the unbroken flow
     * @param to its block offset in the fragmentainer
     */
    public record Placement(double from, double to) {}

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

    /** Which ends of the fragmentainer are trimmed to the edges of text. */
    TextTrim trim() {
        return trim;
    }

    WritingFlow flow() {
        return flow;
    }

    BoxContent content(BoxFragment box) {
        return contents.apply(box);
    }

    /** What the content of a box says of breaks before and after the box. */
    BreakValues.Inner breaksOf(BoxFragment box) {
        return BreakRules.isMonolithic(box.box(), flow)
                ? BreakValues.Inner.NONE
                : content(box).breaks(this);
    }

    /** How much higher the fragmentainer must be for the next thing to fit; infinite if all did. */
    public double shortage() {
        return shortage;
    }

    /** The block size of the largest thing that cannot be broken. */
    public double tallestUnbreakable() {
        return tallestUnbreakable;
    }

    /** Where the content came to lie, in the order it was met. */
    public List<Placement> placements() {
        return placements;
    }

    /** Where the lowest thing ends that came to lie in the fragmentainer; 0 if there is none. */
    public double reach() {
        double reach = positionedEnd;
        for (Placement placement : placements) {
            reach = Math.max(reach, placement.to);
        }
        return reach;
    }

    /** Notes where a positioned box ends. */
    void notePositioned(double end) {
        positionedEnd = Math.max(positionedEnd, end);
    }

    /** Notes that something did not fit by this much. */
    public void noteShortage(double px) {
        if (px > 0) {
            shortage = Math.min(shortage, px);
        }
    }

    /** Notes something that cannot be broken. */
    public void noteUnbreakable(double px) {
        tallestUnbreakable = Math.max(tallestUnbreakable, px);
    }

    /** Notes that something goes on in the next fragmentainer beside the flow. */
    void noteOpenFlow() {
        openFlows = true;
    }

    /** Whether something that has been laid out goes on in the next fragmentainer. */
    boolean hasOpenFlows() {
        return openFlows;
    }

    void notePlacement(double from, double to) {
        placements.add(new Placement(from, to));
    }

    /** The piece of a box that lies in this fragmentainer, and nothing else in it. */
    Piece fill(BoxFragment root, @Nullable BreakToken token, BreakSpace space) {
        return box(root, token, space);
    }

    /** The piece of a box. */
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
            // A spanner parts what cannot be broken.
            boolean isParted = token != null || piece.ending() == Piece.Ending.SPANNER;
            noteUnbreakable(isParted ? piece.blockSize() : size);
        }
        return avoiding(avoids, piece);
    }

    private static Piece avoiding(boolean avoids, Piece piece) {
        boolean isBroken = piece.rest() != null && piece.ending() != Piece.Ending.SPANNER;
        boolean violates = avoids && isBroken;
        return violates ? piece.withAppealAtMost(BreakAppeal.VIOLATES_AVOID) : piece;
    }

    /** The piece of a box; a second attempt breaks where the first one passed the best place. */
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
     * The piece of a box beside the flow around it, whose break points are its own.
     *
     * @param space as if the box were alone in a fragmentainer
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

    /** Whether the attempt is given up; whatever it still gives does not count. */
    boolean isAbandoned() {
        return abandoned;
    }

    /** Whether an earlier attempt chose to break here. */
    boolean isDecided(BoxFragment box, int step) {
        return decided != null && decided.box == box && decided.step == step;
    }

    /** Forgets the break points in the box before; there are none in a line. */
    void forgetInner() {
        inner = null;
    }

    /**
     * Notes break points that were passed: the best one in the child that was just laid out, and
     * the one before it, unless it is none.
     *
     * @param before the appeal of breaking before the child; null where no break is possible
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
        EarlyBreak known = best;
        return known == null || appeal.isAtLeast(known.appeal);
    }

    /** Whether no break point that was passed is better. */
    boolean isBest(BreakAppeal appeal) {
        EarlyBreak known = best;
        return known == null || appeal.atMost(ceiling).isAtLeast(known.appeal);
    }

    /**
     * Gives the attempt up to break before an earlier step.
     *
     * @return false where it is the last attempt
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
     * Breaks at a point that has been reached, unless a better one was passed: then the attempt is
     * given up.
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
