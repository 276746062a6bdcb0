package browsy.style.hint;

import static browsy.style.property.BoxProperties.BORDER_BOTTOM_STYLE;
import static browsy.style.property.BoxProperties.BORDER_BOTTOM_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_LEFT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_LEFT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.BoxProperties.BORDER_TOP_WIDTH;

import browsy.css.parse.BoxParsers;
import browsy.css.parse.LengthParsers;
import browsy.css.value.ComputeContext;
import browsy.css.value.Specified;
import browsy.css.value.box.BorderStyle;
import browsy.style.property.Property;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets border properties as presentational hints. */
final class BorderHints {
    static final List<Property<Double>> WIDTHS =
            List.of(BORDER_TOP_WIDTH, BORDER_RIGHT_WIDTH, BORDER_BOTTOM_WIDTH, BORDER_LEFT_WIDTH);
    static final List<Property<BorderStyle>> STYLES =
            List.of(BORDER_TOP_STYLE, BORDER_RIGHT_STYLE, BORDER_BOTTOM_STYLE, BORDER_LEFT_STYLE);

    static final int TOP = 0;
    static final int RIGHT = 1;
    static final int BOTTOM = 2;
    static final int LEFT = 3;

    private BorderHints() {}

    /** A width in CSS px before zoom. Widths are compared to share styles. */
    private record Width(int px) implements Specified<Double> {
        @Override
        public Double compute(ComputeContext context) {
            return BoxParsers.snapped(LengthParsers.absolute(px).compute(context).px());
        }

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Width that && px == that.px;
        }

        @Override
        public int hashCode() {
            return px;
        }
    }

    /** Sets all four sides; {@code width} in CSS px. */
    static void all(HintCollector hints, int width, BorderStyle style) {
        width(hints, width);
        style(hints, style);
    }

    static void width(HintCollector hints, int width) {
        for (int side = TOP; side <= LEFT; side++) {
            width(hints, side, width);
        }
    }

    static void style(HintCollector hints, BorderStyle style) {
        for (int side = TOP; side <= LEFT; side++) {
            hints.set(STYLES.get(side), style);
        }
    }

    static void width(HintCollector hints, int side, int width) {
        hints.setSpecified(WIDTHS.get(side), new Width(width));
    }

    static void side(HintCollector hints, int side, int width, BorderStyle style) {
        width(hints, side, width);
        hints.set(STYLES.get(side), style);
    }
}
