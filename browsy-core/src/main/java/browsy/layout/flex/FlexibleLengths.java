package browsy.layout.flex;

import java.util.ArrayList;
import java.util.List;

/**
 * Resolves the flexible lengths of one line by the algorithm of the specification, including
 * minimum and maximum sizes.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths">css-flexbox-1
 *     9.7</a>
 */
final class FlexibleLengths {
    private final List<FlexItem> items;
    private final double[] target;
    private final boolean[] frozen;
    private final double room;
    private final boolean isGrowing;

    private FlexibleLengths(List<FlexItem> items, double room) {
        this.items = items;
        this.room = room;
        this.target = new double[items.size()];
        this.frozen = new boolean[items.size()];
        double hypothetical = 0;
        for (FlexItem item : items) {
            hypothetical += item.hypotheticalSize() + item.extra();
        }
        this.isGrowing = hypothetical < room;
    }

    /**
     * The used main sizes of the items of a line.
     *
     * @param size the inner main size of the container, in CSS px
     * @param gaps the sum of the gaps of the line, in CSS px
     */
    static List<Double> resolve(List<FlexItem> items, double size, double gaps) {
        return new FlexibleLengths(items, size - gaps).run();
    }

    /** The steps of the algorithm after the choice between growing and shrinking. */
    private List<Double> run() {
        // 2. Size inflexible items.
        for (int i = 0; i < target.length; i++) {
            FlexItem item = items.get(i);
            double hypothetical = item.hypotheticalSize();
            if (factor(item) == 0
                    || (isGrowing
                            ? item.baseSize() > hypothetical
                            : item.baseSize() < hypothetical)) {
                freeze(i, hypothetical);
            }
        }
        // 3. Calculate initial free space.
        double initialFreeSpace = freeSpace();
        // 4. Loop; each iteration freezes at least one item.
        while (hasUnfrozen()) {
            distribute(initialFreeSpace);
            freezeViolations();
        }
        List<Double> sizes = new ArrayList<>(target.length);
        for (double size : target) {
            sizes.add(size);
        }
        return sizes;
    }

    private double factor(FlexItem item) {
        return isGrowing ? item.grow() : item.shrink();
    }

    private void freeze(int i, double size) {
        target[i] = size;
        frozen[i] = true;
    }

    private boolean hasUnfrozen() {
        for (boolean done : frozen) {
            if (!done) {
                return true;
            }
        }
        return false;
    }

    private double freeSpace() {
        double free = room;
        for (int i = 0; i < target.length; i++) {
            FlexItem item = items.get(i);
            free -= item.extra() + (frozen[i] ? target[i] : item.baseSize());
        }
        return free;
    }

    /**
     * Steps 4b and 4c: distributes the free space to the unfrozen items by their flex factors. If
     * the factors sum to less than 1, only that share of the initial free space is distributed.
     */
    private void distribute(double initialFreeSpace) {
        double factors = 0;
        double scaledFactors = 0;
        for (int i = 0; i < target.length; i++) {
            if (!frozen[i]) {
                FlexItem item = items.get(i);
                factors += factor(item);
                scaledFactors += item.shrink() * item.baseSize();
            }
        }
        double free = freeSpace();
        if (factors < 1 && Math.abs(initialFreeSpace * factors) < Math.abs(free)) {
            free = initialFreeSpace * factors;
        }
        for (int i = 0; i < target.length; i++) {
            if (frozen[i]) {
                continue;
            }
            FlexItem item = items.get(i);
            double share = 0;
            if (isGrowing) {
                share = factors > 0 ? item.grow() / factors : 0;
            } else if (scaledFactors > 0) {
                share = item.shrink() * item.baseSize() / scaledFactors;
            }
            target[i] = item.baseSize() + (free == 0 ? 0 : free * share);
        }
    }

    /**
     * Steps 4d and 4e: clamps the unfrozen items. Freezes all of them if the violations add up to
     * zero, else those that violate their minimum (positive sum) or maximum (negative sum).
     */
    private void freezeViolations() {
        double violation = 0;
        double[] clamped = new double[target.length];
        for (int i = 0; i < target.length; i++) {
            if (!frozen[i]) {
                clamped[i] = Math.max(0, items.get(i).clamp(target[i]));
                violation += clamped[i] - target[i];
            }
        }
        for (int i = 0; i < target.length; i++) {
            if (frozen[i]) {
                continue;
            }
            if (violation == 0
                    || (violation > 0 ? clamped[i] > target[i] : clamped[i] < target[i])) {
                freeze(i, clamped[i]);
            }
        }
    }
}
