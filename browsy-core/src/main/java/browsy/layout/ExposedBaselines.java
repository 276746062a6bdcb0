package browsy.layout;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;

import browsy.css.value.box.ContentVisibility;
import browsy.layout.context.LayoutResult;
import browsy.layout.fragment.BoxFragment;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/** The baselines that a box exports to the formatting context around it. */
final class ExposedBaselines {
    private ExposedBaselines() {}

    /**
     * Returns the result with the exported baselines. Those of a scroll container are clamped to
     * its border box, and a box with layout containment has none.
     *
     * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3 9.1</a>
     * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-layout">css-contain-2</a>
     */
    static LayoutResult of(LayoutResult result) {
        BoxFragment fragment = result.fragment();
        Double first = fragment.firstBaseline();
        Double last = fragment.lastBaseline();
        if (first == null && last == null) {
            return result;
        }
        ComputedStyle style = fragment.box().style();
        if (isContained(style)) {
            return with(result, null, null, null);
        }
        if (!style.get(OVERFLOW_X).scrolls() && !style.get(OVERFLOW_Y).scrolls()) {
            return result;
        }
        double size = fragment.box().flow().toLogical(fragment.size()).block();
        Double clampedFirst = clamp(first, size);
        Double clampedLast = clamp(last, size);
        boolean same = equal(first, clampedFirst) && equal(last, clampedLast);
        return same
                ? result
                : with(result, clampedFirst, clampedLast, clamp(fragment.lineBaseline(), size));
    }

    private static boolean isContained(ComputedStyle style) {
        return style.get(CONTAIN).layout()
                || style.get(CONTENT_VISIBILITY) != ContentVisibility.VISIBLE;
    }

    private static @Nullable Double clamp(@Nullable Double baseline, double size) {
        return baseline == null ? null : Double.valueOf(Math.max(0, Math.min(size, baseline)));
    }

    private static boolean equal(@Nullable Double one, @Nullable Double other) {
        return one == null ? other == null : one.equals(other);
    }

    private static LayoutResult with(
            LayoutResult result,
            @Nullable Double first,
            @Nullable Double last,
            @Nullable Double onLine) {
        return new LayoutResult(
                result.fragment().withBaselines(first, last, onLine), result.pending());
    }
}
