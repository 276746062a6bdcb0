package browsy.css.value;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The length units.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#lengths">css-values-4</a>
 */
public enum LengthUnit {
    PX(1),
    CM(96 / 2.54),
    MM(96 / 25.4),
    Q(96 / 101.6),
    IN(96),
    PT(96 / 72.0),
    PC(16),
    EM(c -> c.font().em()),
    EX(c -> c.font().ex()),
    CH(c -> c.font().ch()),
    CAP(c -> c.font().cap()),
    IC(c -> c.font().ic()),
    LH(c -> c.font().lh()),
    REM(c -> c.rootFont().em()),
    REX(c -> c.rootFont().ex()),
    RCH(c -> c.rootFont().ch()),
    RCAP(c -> c.rootFont().cap()),
    RIC(c -> c.rootFont().ic()),
    RLH(c -> c.rootFont().lh()),
    VW(c -> c.zoom() * c.viewportWidth() / 100),
    VH(c -> c.zoom() * c.viewportHeight() / 100),
    VI(c -> c.zoom() * (c.isVertical() ? c.viewportHeight() : c.viewportWidth()) / 100),
    VB(c -> c.zoom() * (c.isVertical() ? c.viewportWidth() : c.viewportHeight()) / 100),
    VMIN(c -> c.zoom() * StrictMath.min(c.viewportWidth(), c.viewportHeight()) / 100),
    VMAX(c -> c.zoom() * StrictMath.max(c.viewportWidth(), c.viewportHeight()) / 100),
    CQW(c -> c.containerWidth() / 100),
    CQH(c -> c.containerHeight() / 100),
    CQI(c -> (c.isVertical() ? c.containerHeight() : c.containerWidth()) / 100),
    CQB(c -> (c.isVertical() ? c.containerWidth() : c.containerHeight()) / 100),
    CQMIN(c -> StrictMath.min(c.containerWidth(), c.containerHeight()) / 100),
    CQMAX(c -> StrictMath.max(c.containerWidth(), c.containerHeight()) / 100);

    private static final Map<String, LengthUnit> BY_NAME =
            Stream.of(values())
                    .flatMap(LengthUnit::spellings)
                    .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private final double px;
    private final Function<ComputeContext, Double> size;

    LengthUnit(double px) {
        this.px = px;
        this.size = c -> px * c.zoom();
    }

    LengthUnit(Function<ComputeContext, Double> size) {
        this.px = Double.NaN;
        this.size = size;
    }

    /** Returns the unit with a name in lower case; null if it is unknown. */
    public static @Nullable LengthUnit named(String name) {
        return BY_NAME.get(name);
    }

    /** Whether the unit is absolute, so that it does not depend on the element. */
    public boolean isAbsolute() {
        return !Double.isNaN(px);
    }

    /** The size of an absolute unit in CSS px; NaN for relative units. */
    public double px() {
        return px;
    }

    /** The size of the unit on an element in CSS px, including zoom. */
    public double px(ComputeContext context) {
        return size.apply(context);
    }

    /**
     * The names of a unit. Viewport units have the same size in their small, large and dynamic
     * variants, because there is no retractable browser interface.
     */
    private static Stream<Map.Entry<String, LengthUnit>> spellings(LengthUnit unit) {
        String name = unit.name().toLowerCase(Locale.ROOT);
        return unit.ordinal() >= VW.ordinal() && unit.ordinal() <= VMAX.ordinal()
                ? Stream.of("", "s", "l", "d").map(size -> Map.entry(size + name, unit))
                : Stream.of(Map.entry(name, unit));
    }
}
