package browsy.css.parse;

import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.FitContent;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;
import browsy.css.value.grid.GridAutoFlow;
import browsy.css.value.grid.GridLine;
import browsy.css.value.grid.GridTemplate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of track lists and grid lines.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#track-sizing">css-grid-2</a>
 */
public final class GridParsers {

    /** The maximum number of repetitions. Like browsers, larger counts are clamped to it. */
    private static final int MAX_REPETITIONS = 10_000_000;

    private static final KeywordParser<TrackBreadth.Intrinsic> INTRINSIC =
            KeywordParser.of(TrackBreadth.Intrinsic.class);

    private GridParsers() {}

    /** Parses {@code grid-template-rows}, {@code grid-template-columns}. */
    public static @Nullable Specified<GridTemplate> template(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(GridTemplate.NONE);
        }
        if (in.takeIdent("subgrid")) {
            List<Specified<? extends GridTemplate.Component>> names = lineNameList(in);
            return names == null ? null : Specified.listOf(names).map(GridTemplate.Subgrid::new);
        }
        TrackListParser tracks = new TrackListParser(in);
        List<Specified<? extends GridTemplate.Component>> components = tracks.parse(false);
        return components == null || !tracks.isValid()
                ? null
                : Specified.listOf(components).map(GridTemplate.Tracks::new);
    }

    /**
     * Parses {@code <explicit-track-list>}: tracks without {@code repeat()}, for the {@code
     * grid-template} shorthand.
     */
    static @Nullable Specified<GridTemplate> explicitTracks(ValueReader in) {
        List<Specified<? extends GridTemplate.Component>> components =
                new TrackListParser(in).parse(true);
        return components == null
                ? null
                : Specified.listOf(components).map(GridTemplate.Tracks::new);
    }

    /** Parses {@code <line-name-list>} of a subgrid. Null if it is invalid. */
    private static @Nullable List<Specified<? extends GridTemplate.Component>> lineNameList(
            ValueReader in) {
        List<Specified<? extends GridTemplate.Component>> lists = new ArrayList<>();
        boolean autoFill = false;
        while (true) {
            GridTemplate.LineNames names = lineNames(in);
            if (names != null) {
                lists.add(Specified.of(names));
                continue;
            }
            CssFunction repeat = in.takeFunction("repeat");
            if (repeat == null) {
                return lists;
            }
            GridTemplate.Repeat repeated = repeatedNames(in.inside(repeat));
            boolean fills =
                    repeated != null && repeated.kind() == GridTemplate.Repeat.Count.AUTO_FILL;
            if (repeated == null || fills && autoFill) {
                return null;
            }
            autoFill |= fills;
            lists.add(Specified.of(repeated));
        }
    }

    /** The arguments of {@code repeat()} in a line name list: {@code auto-fill} or a count. */
    private static GridTemplate.@Nullable Repeat repeatedNames(ValueReader in) {
        GridTemplate.Repeat.Count kind = GridTemplate.Repeat.Count.FIXED;
        int count = 0;
        if (in.takeIdent("auto-fill")) {
            kind = GridTemplate.Repeat.Count.AUTO_FILL;
        } else {
            count = repetitions(in);
            if (count < 1) {
                return null;
            }
        }
        if (!in.takeComma()) {
            return null;
        }
        List<GridTemplate.Component> names = new ArrayList<>();
        GridTemplate.LineNames next;
        while ((next = lineNames(in)) != null) {
            names.add(next);
        }
        return names.isEmpty() || !in.atEnd() ? null : new GridTemplate.Repeat(kind, count, names);
    }

    /**
     * Parses a repeat count. Returns 0 if it is invalid; a count above {@link #MAX_REPETITIONS} is
     * clamped.
     */
    static int repetitions(ValueReader in) {
        Specified<Integer> count = NumberParsers.integer(in, 1);
        return count instanceof Specified.Constant<Integer> constant
                ? StrictMath.min(constant.value(), MAX_REPETITIONS)
                : 0;
    }

    /** Parses {@code <line-names>}: {@code [name ...]}. */
    static GridTemplate.@Nullable LineNames lineNames(ValueReader in) {
        SimpleBlock block = in.takeBlock('[');
        if (block == null) {
            return null;
        }
        ValueReader inner = in.inside(block);
        List<String> names = new ArrayList<>();
        String name;
        while ((name = inner.takeCustomIdent("span", "auto")) != null) {
            names.add(name);
        }
        return inner.atEnd() ? new GridTemplate.LineNames(names) : null;
    }

    /** Parses {@code grid-auto-rows}, {@code grid-auto-columns}. */
    public static @Nullable Specified<List<TrackSize>> autoTracks(ValueReader in) {
        List<Specified<? extends TrackSize>> sizes = new ArrayList<>();
        Specified<? extends TrackSize> size;
        while ((size = trackSize(in)) != null) {
            sizes.add(size);
        }
        return sizes.isEmpty() ? null : Specified.listOf(sizes);
    }

    /** Parses {@code <track-size>}. */
    static @Nullable Specified<? extends TrackSize> trackSize(ValueReader in) {
        if (in.peek() instanceof CssFunction function) {
            if (function.name().equals("minmax")) {
                in.next();
                return minMax(in.inside(function));
            }
            if (function.name().equals("fit-content")) {
                in.next();
                ValueReader inner = in.inside(function);
                Specified<? extends LengthPercentage> limit =
                        LengthParsers.lengthPercentage(inner, Range.NON_NEGATIVE);
                return limit == null || !inner.atEnd() ? null : limit.map(FitContent::new);
            }
        }
        return breadth(in, true);
    }

    private static @Nullable Specified<TrackSize> minMax(ValueReader in) {
        Specified<? extends TrackBreadth> min = breadth(in, false);
        if (min == null || !in.takeComma()) {
            return null;
        }
        Specified<? extends TrackBreadth> max = breadth(in, true);
        return max == null || !in.atEnd()
                ? null
                : context -> new TrackSize.MinMax(min.compute(context), max.compute(context));
    }

    /** Parses {@code <track-breadth>}; with {@code flexible} false, without {@code fr} units. */
    private static @Nullable Specified<? extends TrackBreadth> breadth(
            ValueReader in, boolean flexible) {
        Specified<TrackBreadth.Intrinsic> keyword = INTRINSIC.parse(in);
        if (keyword != null) {
            return keyword;
        }
        if (in.peek() instanceof Token token
                && token.is(TokenType.DIMENSION)
                && token.unit().equals("fr")) {
            if (!flexible || token.number() < 0) {
                return null;
            }
            in.next();
            return Specified.of(new TrackBreadth.Flex(token.number()));
        }
        return LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE);
    }

    /** Parses {@code grid-auto-flow}. */
    public static @Nullable Specified<GridAutoFlow> autoFlow(ValueReader in) {
        boolean dense = in.takeIdent("dense");
        boolean column = in.takeIdent("column");
        boolean row = !column && in.takeIdent("row");
        boolean denseAfter = !dense && in.takeIdent("dense");
        return dense || column || row || denseAfter
                ? Specified.of(new GridAutoFlow(column, dense || denseAfter))
                : null;
    }

    /**
     * Parses {@code grid-row-start} and the other line properties: {@code <grid-line>}. {@code
     * span}, the integer and the name may be in any order.
     */
    public static @Nullable Specified<GridLine> line(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(GridLine.AUTO);
        }
        boolean span = false;
        Specified<Integer> number = null;
        String name = null;
        while (true) {
            if (!span && in.takeIdent("span")) {
                span = true;
                if (number != null || name != null) {
                    // After the integer or the name, "span" is the last component.
                    break;
                }
                continue;
            }
            if (number == null) {
                number = NumberParsers.integer(in, Integer.MIN_VALUE);
                if (number != null) {
                    continue;
                }
            }
            String ident = name == null ? in.takeCustomIdent("span", "auto") : null;
            if (ident == null) {
                break;
            }
            name = ident;
        }
        if (number == null && name == null) {
            return null;
        }
        return number == null
                ? Specified.of(new GridLine(span, 0, name == null ? "" : name))
                : numbered(span, number, name == null ? "" : name);
    }

    /** A grid line with an integer. Invalid literals give null; calculations are clamped. */
    private static @Nullable Specified<GridLine> numbered(
            boolean span, Specified<Integer> number, String name) {
        if (number instanceof Specified.Constant<Integer> constant) {
            boolean valid = span ? constant.value() > 0 : constant.value() != 0;
            return valid ? Specified.of(new GridLine(span, constant.value(), name)) : null;
        }
        return number.map(
                n -> new GridLine(span, span ? StrictMath.max(1, n) : n == 0 ? 1 : n, name));
    }
}
