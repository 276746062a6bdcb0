package browsy.css.value;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
    EM,
    EX,
    CH,
    CAP,
    IC,
    LH,
    REM,
    REX,
    RCH,
    RCAP,
    RIC,
    RLH,
    VW,
    VH,
    VI,
    VB,
    VMIN,
    VMAX,
    CQW,
    CQH,
    CQI,
    CQB,
    CQMIN,
    CQMAX;

    private static final Map<String, LengthUnit> BY_NAME = byName();

    private final double px;

    LengthUnit() {
        this(Double.NaN);
    }

    LengthUnit(double px) {
        this.px = px;
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
    public double px(ComputeContext c) {
        return switch (this) {
            case PX, CM, MM, Q, IN, PT, PC -> px * c.zoom();
            case EM -> c.font().em();
            case EX -> c.font().ex();
            case CH -> c.font().ch();
            case CAP -> c.font().cap();
            case IC -> c.font().ic();
            case LH -> c.font().lh();
            case REM -> c.rootFont().em();
            case REX -> c.rootFont().ex();
            case RCH -> c.rootFont().ch();
            case RCAP -> c.rootFont().cap();
            case RIC -> c.rootFont().ic();
            case RLH -> c.rootFont().lh();
            case VW -> c.zoom() * c.viewportWidth() / 100;
            case VH -> c.zoom() * c.viewportHeight() / 100;
            case VI -> c.zoom() * (c.isVertical() ? c.viewportHeight() : c.viewportWidth()) / 100;
            case VB -> c.zoom() * (c.isVertical() ? c.viewportWidth() : c.viewportHeight()) / 100;
            case VMIN -> c.zoom() * StrictMath.min(c.viewportWidth(), c.viewportHeight()) / 100;
            case VMAX -> c.zoom() * StrictMath.max(c.viewportWidth(), c.viewportHeight()) / 100;
            case CQW -> c.containerWidth() / 100;
            case CQH -> c.containerHeight() / 100;
            case CQI -> (c.isVertical() ? c.containerHeight() : c.containerWidth()) / 100;
            case CQB -> (c.isVertical() ? c.containerWidth() : c.containerHeight()) / 100;
            case CQMIN -> StrictMath.min(c.containerWidth(), c.containerHeight()) / 100;
            case CQMAX -> StrictMath.max(c.containerWidth(), c.containerHeight()) / 100;
        };
    }

    /**
     * The units by name. Viewport units have the same size in their small, large and dynamic
     * variants, because there is no retractable browser interface.
     */
    private static Map<String, LengthUnit> byName() {
        Map<String, LengthUnit> units = new HashMap<>();
        for (LengthUnit unit : values()) {
            String name = unit.name().toLowerCase(Locale.ROOT);
            units.put(name, unit);
            if (unit.compareTo(VW) >= 0 && unit.compareTo(VMAX) <= 0) {
                for (String variant : List.of("s", "l", "d")) {
                    units.put(variant + name, unit);
                }
            }
        }
        return units;
    }
}
