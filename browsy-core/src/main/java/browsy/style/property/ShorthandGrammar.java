package browsy.style.property;

import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.OverflowPosition;
import browsy.css.value.fragmentation.BreakBetween;
import browsy.style.property.Shorthand.Output;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The grammars of the {@link Shorthands}. */
enum ShorthandGrammar {
    /** No values except CSS-wide keywords. */
    WIDE_KEYWORD,
    /** One to four values for the four sides. */
    SIDES,
    /** One value for both members or one value for each. */
    PAIR,
    /** The members in any order, each at most once, at least one of them. */
    ANY_ORDER,
    /** The first member, and optionally the second after a slash. */
    CONTAINER,
    BORDER,
    CORNERS,
    OLD_CORNERS,
    PLACE_CONTENT,
    POSITION_TRY,
    FLEX,
    COLUMNS,
    GRID_LINES,
    GRID_TEMPLATE,
    GRID,
    FONT,
    FONT_VARIANT,
    WHITE_SPACE,
    LIST_STYLE,
    TEXT_BOX,
    TEXT_EMPHASIS,
    PAGE_BREAK,
    COLUMN_BREAK,
    BREAK_INSIDE,
    BACKGROUND,
    OFFSET,
    ANIMATION;

    /**
     * Sets the longhands that a value specifies; false if the value is invalid.
     *
     * @param members the longhands of the shorthand, in the order of the table
     */
    boolean parse(ValueReader in, Output out, List<? extends Longhand> members) {
        return switch (this) {
            case WIDE_KEYWORD -> false;
            case SIDES -> sides(in, out, members);
            case PAIR -> pair(in, out, members);
            case ANY_ORDER -> anyOrder(in, out, members);
            case CONTAINER ->
                    one(in, out, members.get(0))
                            && (!in.takeSlash() || one(in, out, members.get(1)));
            case BORDER -> Borders.parse(in, out, members);
            case CORNERS -> Borders.corners(in, out, members);
            case OLD_CORNERS -> Borders.oldCorners(in, out, members);
            case PLACE_CONTENT -> placeContent(in, out, members);
            case POSITION_TRY -> {
                one(in, out, members.get(0));
                yield one(in, out, members.get(1));
            }
            case FLEX -> FlexShorthands.flex(in, out);
            case COLUMNS -> FlexShorthands.columns(in, out);
            case GRID_LINES -> GridShorthands.lines(in, out, members);
            case GRID_TEMPLATE -> GridShorthands.template(in, out);
            case GRID -> GridShorthands.grid(in, out);
            case FONT -> FontShorthand.parse(in, out);
            case FONT_VARIANT -> TextShorthands.fontVariant(in, out);
            case WHITE_SPACE -> TextShorthands.whiteSpace(in, out);
            case LIST_STYLE -> TextShorthands.listStyle(in, out);
            case TEXT_BOX -> TextShorthands.textBox(in, out);
            case TEXT_EMPHASIS -> TextShorthands.textEmphasis(in, out);
            case PAGE_BREAK ->
                    TextShorthands.legacyBreak(in, out, members.get(0), BreakBetween.PAGE);
            case COLUMN_BREAK ->
                    TextShorthands.legacyBreak(in, out, members.get(0), BreakBetween.COLUMN);
            case BREAK_INSIDE -> TextShorthands.legacyBreakInside(in, out);
            case BACKGROUND -> BackgroundShorthand.parse(in, out);
            case OFFSET -> MotionProperties.offset(in, out);
            case ANIMATION -> AnimationShorthand.parse(in, out);
        };
    }

    private static boolean sides(ValueReader in, Output out, List<? extends Longhand> members) {
        List<Specified<?>> values = new ArrayList<>();
        while (!in.atEnd() && values.size() < 4) {
            Specified<?> value = members.get(values.size()).parser().parse(in);
            if (value == null) {
                return false;
            }
            values.add(value);
        }
        int n = values.size();
        if (n == 0) {
            return false;
        }
        out.set(members.get(0), values.get(0));
        out.set(members.get(1), values.get(n > 1 ? 1 : 0));
        out.set(members.get(2), values.get(n > 2 ? 2 : 0));
        out.set(members.get(3), values.get(n > 3 ? 3 : n > 1 ? 1 : 0));
        return true;
    }

    private static boolean pair(ValueReader in, Output out, List<? extends Longhand> members) {
        int start = in.position();
        if (!one(in, out, members.get(0))) {
            return false;
        }
        if (in.atEnd()) {
            in.reset(start);
        }
        return one(in, out, members.get(1));
    }

    private static boolean placeContent(
            ValueReader in, Output out, List<? extends Longhand> members) {
        int start = in.position();
        if (!one(in, out, members.get(0))) {
            return false;
        }
        if (!in.atEnd()) {
            return one(in, out, members.get(1));
        }
        // A single value applies to both, except that baselines are not valid for
        // justify-content, which is then start.
        in.reset(start);
        if (in.takeIdent("baseline") || in.takeIdent("first") || in.takeIdent("last")) {
            in.takeIdent("baseline");
            out.set(
                    members.get(1),
                    Specified.of(
                            new ContentAlignment(
                                    ContentDistribution.START, OverflowPosition.DEFAULT)));
            return true;
        }
        return one(in, out, members.get(1));
    }

    static boolean anyOrder(ValueReader in, Output out, List<? extends Longhand> members) {
        Set<Longhand> left = new HashSet<>(members);
        while (!in.atEnd()) {
            Longhand found = null;
            for (Longhand member : members) {
                int start = in.position();
                if (left.contains(member) && one(in, out, member)) {
                    found = member;
                    break;
                }
                in.reset(start);
            }
            if (found == null) {
                return false;
            }
            left.remove(found);
        }
        return left.size() < members.size();
    }

    /** Parses the value of one member. */
    static boolean one(ValueReader in, Output out, Longhand member) {
        Specified<?> value = member.parser().parse(in);
        if (value != null) {
            out.set(member, value);
        }
        return value != null;
    }
}
