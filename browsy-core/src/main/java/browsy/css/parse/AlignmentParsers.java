package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.OverflowPosition;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the box alignment properties.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/">css-align-3</a>
 */
public final class AlignmentParsers {
    private static final Set<String> PLAIN_POSITIONS =
            Set.of("start", "end", "center", "flex-start", "flex-end");
    private static final Set<String> SELF_POSITIONS =
            Set.of(
                    "start",
                    "end",
                    "center",
                    "flex-start",
                    "flex-end",
                    "self-start",
                    "self-end",
                    "anchor-center");
    private static final Set<String> SIDES = Set.of("left", "right");
    private static final Set<String> DISTRIBUTIONS =
            Set.of("space-between", "space-around", "space-evenly", "stretch");

    public static final ValueParser<ContentAlignment> ALIGN_CONTENT = new Content(false);
    public static final ValueParser<ContentAlignment> JUSTIFY_CONTENT = new Content(true);
    public static final ValueParser<SelfAlignment> ALIGN_ITEMS = new Items(false);
    public static final ValueParser<SelfAlignment> JUSTIFY_ITEMS = new Items(true);
    public static final ValueParser<SelfAlignment> ALIGN_SELF = new Self(false);
    public static final ValueParser<SelfAlignment> JUSTIFY_SELF = new Self(true);

    private AlignmentParsers() {}

    /** Parses {@code align-content} or {@code justify-content}. */
    private record Content(boolean justify) implements ValueParser<ContentAlignment> {
        @Override
        public @Nullable Specified<ContentAlignment> parse(ValueReader in) {
            return content(in, justify);
        }
    }

    /** Parses {@code align-items} or {@code justify-items}. */
    private record Items(boolean justify) implements ValueParser<SelfAlignment> {
        @Override
        public @Nullable Specified<SelfAlignment> parse(ValueReader in) {
            return isAtAnchorCenter(in) ? null : self(in, justify, justify);
        }
    }

    /** Parses {@code align-self} or {@code justify-self}. */
    private record Self(boolean justify) implements ValueParser<SelfAlignment> {
        @Override
        public @Nullable Specified<SelfAlignment> parse(ValueReader in) {
            return in.takeIdent("auto")
                    ? Specified.of(SelfAlignment.AUTO)
                    : self(in, justify, false);
        }
    }

    /**
     * Whether the value is {@code anchor-center}, after an optional overflow position. Like
     * browsers, {@code align-items} and {@code justify-items} reject it. The reader does not move.
     */
    private static boolean isAtAnchorCenter(ValueReader in) {
        int start = in.position();
        overflow(in);
        boolean found = "anchor-center".equals(in.peekIdent());
        in.reset(start);
        return found;
    }

    /**
     * Parses {@code normal | <baseline-position> | <content-distribution> | <overflow-position>?
     * <content-position>}.
     *
     * @param justify whether the property is {@code justify-content}, which takes {@code left} and
     *     {@code right}, but no baseline position
     */
    private static @Nullable Specified<ContentAlignment> content(ValueReader in, boolean justify) {
        if (in.takeIdent("normal")) {
            return Specified.of(ContentAlignment.NORMAL);
        }
        if (!justify) {
            boolean first = in.takeIdent("first");
            if (in.takeIdent("baseline")) {
                return content(ContentDistribution.BASELINE, OverflowPosition.DEFAULT);
            }
            if (first) {
                return null;
            }
        }
        String next = in.peekIdent();
        if (next != null && DISTRIBUTIONS.contains(next)) {
            in.next();
            return content(constant(ContentDistribution.class, next), OverflowPosition.DEFAULT);
        }
        OverflowPosition overflow = overflow(in);
        String position = in.peekIdent();
        if (position == null
                || !PLAIN_POSITIONS.contains(position) && !(justify && SIDES.contains(position))) {
            return null;
        }
        in.next();
        return content(constant(ContentDistribution.class, position), overflow);
    }

    private static Specified<ContentAlignment> content(
            ContentDistribution value, OverflowPosition overflow) {
        return Specified.of(new ContentAlignment(value, overflow));
    }

    /**
     * Parses {@code normal | stretch | <baseline-position> | <overflow-position>? <self-position>}.
     *
     * @param justify whether {@code left} and {@code right} are valid
     * @param items whether {@code legacy} is valid, alone or with {@code left}, {@code right} or
     *     {@code center} before or after it
     */
    private static @Nullable Specified<SelfAlignment> self(
            ValueReader in, boolean justify, boolean items) {
        // legacy, optionally followed by a position
        if (items && in.takeIdent("legacy")) {
            String side = in.peekIdent();
            if (side == null || !side.equals("center") && !SIDES.contains(side)) {
                return Specified.of(
                        new SelfAlignment(SelfPosition.NORMAL, OverflowPosition.DEFAULT, true));
            }
            in.next();
            return legacy(side);
        }
        if (in.takeIdent("normal")) {
            return Specified.of(SelfAlignment.NORMAL);
        }
        if (in.takeIdent("stretch")) {
            return Specified.of(SelfAlignment.of(SelfPosition.STRETCH));
        }
        // [first | last]? baseline
        boolean last = in.takeIdent("last");
        boolean first = !last && in.takeIdent("first");
        if (in.takeIdent("baseline")) {
            return Specified.of(
                    SelfAlignment.of(last ? SelfPosition.LAST_BASELINE : SelfPosition.BASELINE));
        }
        if (first || last) {
            return null;
        }
        // <overflow-position>? <self-position>, optionally followed by legacy
        OverflowPosition overflow = overflow(in);
        String position = in.peekIdent();
        if (position == null
                || !SELF_POSITIONS.contains(position) && !(justify && SIDES.contains(position))) {
            return null;
        }
        in.next();
        if (items && overflow == OverflowPosition.DEFAULT && in.takeIdent("legacy")) {
            return position.equals("center") || SIDES.contains(position) ? legacy(position) : null;
        }
        return Specified.of(
                new SelfAlignment(constant(SelfPosition.class, position), overflow, false));
    }

    private static Specified<SelfAlignment> legacy(String position) {
        return Specified.of(
                new SelfAlignment(
                        constant(SelfPosition.class, position), OverflowPosition.DEFAULT, true));
    }

    /** Takes an optional {@code safe} or {@code unsafe}. */
    private static OverflowPosition overflow(ValueReader in) {
        if (in.takeIdent("safe")) {
            return OverflowPosition.SAFE;
        }
        return in.takeIdent("unsafe") ? OverflowPosition.UNSAFE : OverflowPosition.DEFAULT;
    }

    /** The enum constant with the name of a CSS keyword in lower case. */
    private static <E extends Enum<E>> E constant(Class<E> type, String keyword) {
        return Enum.valueOf(type, keyword.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
