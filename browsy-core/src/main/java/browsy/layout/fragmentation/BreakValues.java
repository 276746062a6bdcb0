package browsy.layout.fragmentation;

import browsy.css.value.fragmentation.BreakBetween;
import browsy.layout.fragment.BoxFragment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The break values before and after a box, including those that propagate from its first and last
 * descendants.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#break-propagation">css-break-4</a>
 */
final class BreakValues {
    private BreakValues() {}

    /**
     * The combined value at the break point between two adjacent steps.
     *
     * @param before the step before; null if there is none
     */
    static BreakBetween between(@Nullable Step before, Step after, FragmentainerPass pass) {
        return BreakRules.join(
                before == null ? BreakBetween.AUTO : after(before, pass), before(after, pass));
    }

    private static BreakBetween before(Step step, FragmentainerPass pass) {
        BreakBetween value = BreakBetween.AUTO;
        for (Part part : step.parts()) {
            BoxFragment box = part.box();
            value = box == null ? value : BreakRules.join(value, before(box, pass));
        }
        return value;
    }

    private static BreakBetween after(Step step, FragmentainerPass pass) {
        BreakBetween value = BreakBetween.AUTO;
        for (Part part : step.ending()) {
            BoxFragment box = part.box();
            value = box == null ? value : BreakRules.join(value, after(box, pass));
        }
        return value;
    }

    private static BreakBetween before(BoxFragment box, FragmentainerPass pass) {
        BreakBetween own = BreakRules.before(box.box());
        return BreakRules.join(own, pass.breaksOf(box).before());
    }

    private static BreakBetween after(BoxFragment box, FragmentainerPass pass) {
        BreakBetween own = BreakRules.after(box.box());
        return BreakRules.join(own, pass.breaksOf(box).after());
    }

    /**
     * The values that propagate from the content of a box.
     *
     * @param before the value of its first content
     * @param after the value of its last content
     */
    record Inner(BreakBetween before, BreakBetween after) {
        /** The values of a box without break points inside. */
        static final Inner NONE = new Inner(BreakBetween.AUTO, BreakBetween.AUTO);
    }

    static Inner inside(List<Step> steps, FragmentainerPass pass) {
        Step first = null;
        Step last = null;
        for (Step step : steps) {
            if (step.isInFlow()) {
                first = first == null ? step : first;
                last = step;
            }
        }
        return first == null || last == null
                ? Inner.NONE
                : new Inner(before(first, pass), after(last, pass));
    }
}
