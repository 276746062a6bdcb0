package browsy.style.property;

import browsy.css.parse.ColumnParsers;
import browsy.css.parse.KeywordParser;
import browsy.css.parse.NumberParsers;
import browsy.css.value.fragmentation.BreakBetween;
import browsy.css.value.fragmentation.BreakInside;
import browsy.css.value.fragmentation.ColumnFill;
import browsy.css.value.fragmentation.ColumnSpan;
import browsy.css.value.fragmentation.ColumnWrap;

/**
 * Properties of multi-column layout and fragmentation.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/">css-multicol-1</a>
 */
public final class ColumnProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    /** 0 means {@code auto}. */
    public static final Property<Integer> COLUMN_COUNT =
            GROUP.reset("column-count", 0, ColumnParsers.COUNT);

    /** In CSS px; negative means {@code auto}. */
    public static final Property<Double> COLUMN_WIDTH =
            GROUP.reset("column-width", -1.0, ColumnParsers.SIZE);

    /** In CSS px; negative means {@code auto}. */
    public static final Property<Double> COLUMN_HEIGHT =
            GROUP.reset("column-height", -1.0, ColumnParsers.SIZE);

    public static final Property<ColumnWrap> COLUMN_WRAP =
            GROUP.reset("column-wrap", ColumnWrap.AUTO, KeywordParser.of(ColumnWrap.class));
    public static final Property<ColumnFill> COLUMN_FILL =
            GROUP.reset("column-fill", ColumnFill.BALANCE, KeywordParser.of(ColumnFill.class));
    public static final Property<ColumnSpan> COLUMN_SPAN =
            GROUP.reset("column-span", ColumnSpan.NONE, KeywordParser.of(ColumnSpan.class));
    public static final Property<BreakBetween> BREAK_BEFORE =
            GROUP.reset("break-before", BreakBetween.AUTO, KeywordParser.of(BreakBetween.class));
    public static final Property<BreakBetween> BREAK_AFTER =
            GROUP.reset("break-after", BreakBetween.AUTO, KeywordParser.of(BreakBetween.class));
    public static final Property<BreakInside> BREAK_INSIDE =
            GROUP.reset("break-inside", BreakInside.AUTO, KeywordParser.of(BreakInside.class));
    public static final Property<Integer> ORPHANS =
            GROUP.inherited("orphans", 2, NumberParsers.POSITIVE_INTEGER);
    public static final Property<Integer> WIDOWS =
            GROUP.inherited("widows", 2, NumberParsers.POSITIVE_INTEGER);

    private ColumnProperties() {}
}
