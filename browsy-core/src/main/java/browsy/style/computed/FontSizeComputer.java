package browsy.style.computed;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.InternalProperties.FONT_SIZE_ORIGIN;

import browsy.css.parse.FontSize;
import browsy.css.value.Specified;
import browsy.style.property.FontSizeOrigin;
import org.jspecify.annotations.Nullable;

/**
 * Computes {@code font-size}. The default sizes of {@code monospace} and other families differ
 * (13px and 16px). A size that does not come from an absolute length is therefore adjusted when the
 * family changes between the two, even if the size is inherited.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/#font-size-prop">css-fonts-4</a>
 */
final class FontSizeComputer {
    private static final double MONOSPACE_RATIO = 13.0 / 16;

    /** The minimum font size of browsers in CSS px. */
    private static final double SMALLEST = 6;

    /** The maximum font size of browsers in CSS px. */
    private static final double LARGEST = 10_000;

    private FontSizeComputer() {}

    /**
     * Sets the font size and its origin in these steps: the size is inherited with zoom, or
     * computed from the declared value; it is adjusted if the generic family changes; the minimum
     * size is enforced.
     */
    static void compute(StyleBuilder builder, ElementContext context, CascadedValues cascaded) {
        ComputedStyle parent = context.parent();
        FontSizeOrigin parentOrigin = parent.get(FONT_SIZE_ORIGIN);
        double zoom = context.zoom();
        double scale = zoom / parent.get(EFFECTIVE_ZOOM);
        // The inherited size, with a change of zoom applied.
        double size = parentOrigin.specified() * scale;
        int step = parentOrigin.step();
        boolean absolute = parentOrigin.absolute();
        FontSize specified = specified(cascaded);
        boolean wasMonospace = ElementContext.isMonospace(parent.get(FONT_FAMILY));
        boolean changesDefault = wasMonospace != context.isMonospace();
        if (specified == null && scale == 1 && !changesDefault) {
            // The inherited value stays.
            return;
        }
        if (specified instanceof FontSize.Keyword keyword) {
            size = keyword.compute(context);
            step = keyword.step();
            absolute = false;
        } else if (specified != null) {
            boolean relative = !(specified instanceof FontSize.Measured m && m.absolute());
            size = specified.compute(context);
            step = -1;
            absolute |= !relative;
        }
        // The default size changes with the generic family, and relative sizes with it.
        size = StrictMath.min(size, LARGEST);
        if (!absolute && changesDefault) {
            if (step >= 0) {
                size = new FontSize.Keyword(step).compute(context);
            } else {
                size = wasMonospace ? size / MONOSPACE_RATIO : size * MONOSPACE_RATIO;
            }
        }
        builder.set(FONT_SIZE, absolute ? size : legible(size, zoom));
        builder.set(FONT_SIZE_ORIGIN, new FontSizeOrigin(step, absolute, size));
    }

    /**
     * Enforces the minimum font size on a size that is not an absolute length. As in Chromium, it
     * limits the size without zoom.
     */
    private static double legible(double size, double zoom) {
        double smallest = SMALLEST * zoom;
        return size > 0 && size < smallest ? smallest : size;
    }

    /** The specified value; null if the size is inherited. */
    private static @Nullable FontSize specified(CascadedValues cascaded) {
        Specified<? extends Double> declared = cascaded.declared(FONT_SIZE);
        if (declared instanceof FontSize size) {
            return size;
        }
        boolean initial = declared != null || cascaded.isInitial(FONT_SIZE);
        return initial ? FontSize.Keyword.MEDIUM : null;
    }
}
