package browsy.style.computed;

import browsy.css.calc.CalcText;
import browsy.css.value.CalcSize;
import browsy.css.value.CalculatedLength;
import browsy.css.value.Color;
import browsy.css.value.CssNumber;
import browsy.css.value.CssText;
import browsy.css.value.FitContent;
import browsy.css.value.Keyword;
import browsy.css.value.Length;
import browsy.css.value.Percentage;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.Gap;
import browsy.css.value.align.OverflowPosition;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.css.value.box.AspectRatio;
import browsy.css.value.box.CornerRadius;
import browsy.css.value.box.ZIndex;
import browsy.css.value.content.ListStyleType;
import browsy.css.value.font.FontFamily;
import browsy.css.value.grid.GridAutoFlow;
import browsy.css.value.grid.GridLine;
import browsy.css.value.interaction.Cursor;
import browsy.css.value.table.BorderSpacing;
import browsy.css.value.text.TabSize;
import browsy.css.value.text.TextIndent;
import browsy.css.value.text.TextTransform;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Serializes values by their type. */
final class ValueText {

    private static final Pattern IDENTIFIER = Pattern.compile("-?[A-Za-z_][-\\w]*");

    private ValueText() {}

    /**
     * Serializes a value.
     *
     * @param value a computed value
     * @param zoom the effective zoom, which is undone in lengths
     * @return null for types that cannot be serialized
     */
    static @Nullable String of(Object value, double zoom) {
        if (value == Cursor.OTHER) {
            return null; // the keyword is not kept
        }
        if (value instanceof CssText text) {
            return text.css();
        }
        if (value instanceof Number number) {
            return CssNumber.text(number.doubleValue());
        }
        if (value instanceof Length length) {
            return CssNumber.px(length.px() / zoom);
        }
        if (value instanceof Percentage percentage) {
            return CssNumber.text(percentage.value()) + "%";
        }
        if (value instanceof CalculatedLength calculated) {
            return CalcText.of(calculated.expression());
        }
        if (value instanceof FitContent fit) {
            return "fit-content(" + of(fit.limit(), zoom) + ")";
        }
        if (value instanceof CalcSize size) {
            return "calc-size(" + basis(size, zoom) + ", " + size.calculation().css() + ")";
        }
        if (value instanceof ContentAlignment alignment) {
            return overflow(alignment.overflow()) + baseline(alignment.value());
        }
        if (value instanceof SelfAlignment alignment) {
            return self(alignment);
        }
        if (value instanceof ZIndex z) {
            return z.auto() ? "auto" : String.valueOf(z.level());
        }
        if (value instanceof Color color) {
            return color(color);
        }
        if (value instanceof List<?> list) {
            return list(list, zoom);
        }
        return other(value, zoom);
    }

    private static @Nullable String basis(CalcSize size, double zoom) {
        if (size.basis() instanceof CalculatedLength calculated) {
            return CalcText.bare(calculated.expression());
        }
        return size.basis() == null ? "any" : of(size.basis(), zoom);
    }

    /** Serializes less common types; null for types that cannot be serialized. */
    private static @Nullable String other(Object value, double zoom) {
        if (value instanceof Gap gap) {
            return gap.length() == null ? "normal" : of(gap.length(), zoom);
        }
        if (value instanceof BorderSpacing spacing) {
            String horizontal = CssNumber.px(spacing.horizontal() / zoom);
            String vertical = CssNumber.px(spacing.vertical() / zoom);
            return horizontal.equals(vertical) ? horizontal : horizontal + " " + vertical;
        }
        if (value instanceof TabSize tab) {
            return tab.isLength() ? CssNumber.px(tab.value() / zoom) : CssNumber.text(tab.value());
        }
        if (value instanceof TextIndent indent) {
            return of(indent.amount(), zoom)
                    + (indent.hanging() ? " hanging" : "")
                    + (indent.eachLine() ? " each-line" : "");
        }
        if (value instanceof TextTransform transform) {
            return transform(transform);
        }
        if (value instanceof AspectRatio ratio) {
            return ratio.ratio() == 0
                    ? "auto"
                    : (ratio.auto() ? "auto " : "") + CssNumber.text(ratio.ratio()) + " / 1";
        }
        if (value instanceof ListStyleType type) {
            return listStyle(type);
        }
        if (value instanceof GridAutoFlow flow) {
            String axis = flow.column() ? "column" : "row";
            return !flow.dense() ? axis : flow.column() ? "column dense" : "dense";
        }
        if (value instanceof CornerRadius radius) {
            String x = of(radius.x(), zoom);
            String y = of(radius.y(), zoom);
            return Objects.equals(x, y) ? x : x + " " + y;
        }
        return value instanceof GridLine line ? line(line) : null;
    }

    private static @Nullable String list(List<?> list, double zoom) {
        if (list.isEmpty()) {
            return "none";
        }
        StringJoiner text = new StringJoiner(" ");
        for (Object item : list) {
            String one = item instanceof String name ? name : of(item, zoom);
            if (one == null) {
                return null;
            }
            text.add(one);
        }
        return text.toString();
    }

    /** A list of font families; names that are not a single identifier are quoted. */
    static String families(List<FontFamily> families) {
        return families.stream()
                .map(FontFamily::name)
                .map(name -> IDENTIFIER.matcher(name).matches() ? name : '"' + name + '"')
                .collect(Collectors.joining(", "));
    }

    private static String line(GridLine line) {
        if (line.isAuto()) {
            return "auto";
        }
        String number = line.number() == 0 ? "" : String.valueOf(line.number());
        String space = number.isEmpty() || line.name().isEmpty() ? "" : " ";
        return (line.span() ? "span " : "") + number + space + line.name();
    }

    private static String self(SelfAlignment alignment) {
        if (alignment.legacy()) {
            return alignment.value() == SelfPosition.NORMAL
                    ? "legacy"
                    : "legacy " + alignment.value().css();
        }
        return overflow(alignment.overflow()) + baseline(alignment.value());
    }

    private static String overflow(OverflowPosition overflow) {
        return overflow == OverflowPosition.DEFAULT ? "" : overflow.css() + " ";
    }

    private static String baseline(Keyword value) {
        return value.name().equals("LAST_BASELINE") ? "last baseline" : value.css();
    }

    private static String transform(TextTransform transform) {
        if (transform.equals(TextTransform.NONE)) {
            return "none";
        }
        String letters =
                transform.letterCase() == TextTransform.Case.NONE
                        ? ""
                        : transform.letterCase().css();
        return (letters
                        + (transform.fullWidth() ? " full-width" : "")
                        + (transform.fullSizeKana() ? " full-size-kana" : ""))
                .strip();
    }

    private static String listStyle(ListStyleType type) {
        if (type instanceof ListStyleType.Text text) {
            return '"' + text.text() + '"';
        }
        return type instanceof ListStyleType.CounterStyle style ? style.name() : "none";
    }

    private static String color(Color color) {
        String channels =
                String.format(Locale.ROOT, "%d, %d, %d", color.red(), color.green(), color.blue());
        return color.alpha() == 1
                ? "rgb(" + channels + ")"
                : "rgba(" + channels + ", " + CssNumber.text(alpha(color.alpha())) + ")";
    }

    /**
     * Rounds an alpha value as CSSOM specifies: to two digits if they determine the 8-bit value,
     * else to three.
     *
     * @see <a href="https://drafts.csswg.org/cssom-1/#serializing-css-values">cssom-1</a>
     */
    private static double alpha(double alpha) {
        double eighth = StrictMath.rint(alpha * 255);
        double two = StrictMath.rint(alpha * 100) / 100;
        return StrictMath.rint(two * 255) == eighth
                ? two
                : StrictMath.rint(eighth * 1000 / 255) / 1000;
    }
}
