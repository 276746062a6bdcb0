package browsy.style.property;

import static browsy.style.property.FlexProperties.FLEX_BASIS;
import static browsy.style.property.FlexProperties.FLEX_GROW;
import static browsy.style.property.FlexProperties.FLEX_SHRINK;

import browsy.css.parse.NumberParsers;
import browsy.css.parse.Range;
import browsy.css.parse.SizeParsers;
import browsy.css.parse.ValueReader;
import browsy.css.value.Percentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.Specified;
import java.util.List;

/**
 * The shorthands {@code flex}, {@code flex-flow} and {@code columns}.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-property">css-flexbox-1</a>
 */
final class FlexShorthands {

    private FlexShorthands() {}

    static void addTo(Shorthands shorthands) {
        shorthands.add("flex", List.of(FLEX_GROW, FLEX_SHRINK, FLEX_BASIS), ShorthandGrammar.FLEX);
        shorthands.anyOrder("flex-flow", "flex-direction", "flex-wrap");
        List<Longhand> columns =
                shorthands.named("column-width", "column-count", "column-height", "column-wrap");
        shorthands.add("columns", columns, ShorthandGrammar.COLUMNS);
    }

    /** Parses {@code none | [ <'flex-grow'> <'flex-shrink'>? || <'flex-basis'> ]}. */
    static boolean flex(ValueReader in, Shorthand.Output out) {
        if (in.takeIdent("none")) {
            return set(out, Specified.of(0.0), Specified.of(0.0), Specified.of(SizeKeyword.AUTO));
        }
        Specified<Double> grow = null;
        Specified<Double> shrink = null;
        Specified<? extends Size> basis = null;
        while (!in.atEnd()) {
            if (grow == null) {
                grow = NumberParsers.number(in, Range.NON_NEGATIVE);
                if (grow != null) {
                    shrink = NumberParsers.number(in, Range.NON_NEGATIVE);
                    continue;
                }
            }
            if (basis != null) {
                return false;
            }
            basis = SizeParsers.FLEX_BASIS.parse(in);
            if (basis == null) {
                return false;
            }
        }
        if (grow == null && basis == null) {
            return false;
        }
        // The specification gives an omitted flex-basis as 0px. Browsers use 0%, which behaves as
        // content in a container of indefinite size.
        return set(
                out,
                grow == null ? Specified.of(1.0) : grow,
                shrink == null ? Specified.of(1.0) : shrink,
                basis == null ? Specified.of(new Percentage(0)) : basis);
    }

    private static boolean set(
            Shorthand.Output out,
            Specified<Double> grow,
            Specified<Double> shrink,
            Specified<? extends Size> basis) {
        out.set(FLEX_GROW, grow);
        out.set(FLEX_SHRINK, shrink);
        out.set(FLEX_BASIS, basis);
        return true;
    }

    /**
     * Parses {@code <'column-width'> || <'column-count'> [/ <'column-height'>]?}, where {@code
     * auto} is a value of either of the first two.
     *
     * @see <a href="https://drafts.csswg.org/css-multicol-2/#columns">css-multicol-2</a>
     */
    static boolean columns(ValueReader in, Shorthand.Output out) {
        int autos = in.takeIdent("auto") ? 1 : 0;
        boolean any = autos > 0;
        Specified<?> count = null;
        Specified<?> width = null;
        boolean slash = false;
        while (!in.atEnd()) {
            if (in.takeSlash()) {
                slash = true;
                break;
            }
            if (autos < 2 && in.takeIdent("auto")) {
                autos++;
            } else {
                int start = in.position();
                Specified<?> number =
                        count == null ? ColumnProperties.COLUMN_COUNT.parser().parse(in) : null;
                if (number != null) {
                    count = number;
                } else {
                    in.reset(start);
                    if (width != null) {
                        return false;
                    }
                    width = ColumnProperties.COLUMN_WIDTH.parser().parse(in);
                    if (width == null) {
                        return false;
                    }
                }
            }
            any = true;
        }
        if (slash && !ShorthandGrammar.one(in, out, ColumnProperties.COLUMN_HEIGHT)) {
            return false;
        }
        if (count != null) {
            out.set(ColumnProperties.COLUMN_COUNT, count);
        }
        if (width != null) {
            out.set(ColumnProperties.COLUMN_WIDTH, width);
        }
        // Each auto takes the place of the count or the width.
        return any && autos + (count == null ? 0 : 1) + (width == null ? 0 : 1) <= 2;
    }
}
