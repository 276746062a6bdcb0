package browsy.css.parse;

import java.util.Set;

/**
 * Skips the parts of one background layer that only affect painting: position, size, repeat style,
 * attachment and boxes. Checks their syntax and how often each may occur. An instance serves one
 * layer.
 *
 * @see <a href="https://drafts.csswg.org/css-backgrounds-3/#typedef-bg-layer">css-backgrounds-3</a>
 */
public final class BackgroundParsers {
    private static final Set<String> BOXES =
            Set.of("border-box", "padding-box", "content-box", "text", "border-area");
    private static final Set<String> REPEATS = Set.of("repeat", "no-repeat", "space", "round");
    private static final Set<String> ATTACHMENTS = Set.of("scroll", "fixed", "local");

    private boolean position;
    private boolean repeat;
    private boolean attachment;
    private int boxes;

    /**
     * Takes one of these parts. Returns false if none starts at the reader, or if the part has
     * already occurred as often as it may.
     */
    public boolean take(ValueReader in) {
        String keyword = in.peekIdent();
        if (keyword != null && boxes < 2 && BOXES.contains(keyword)) {
            in.takeIdent();
            boxes++;
            return true;
        }
        if (keyword != null && !attachment && ATTACHMENTS.contains(keyword)) {
            in.takeIdent();
            attachment = true;
            return true;
        }
        if (keyword != null && !repeat && takeRepeat(in, keyword)) {
            repeat = true;
            return true;
        }
        int start = in.position();
        if (position || PositionParsers.position(in) == null) {
            in.reset(start);
            return false;
        }
        position = true;
        return !in.takeSlash() || takeSize(in);
    }

    private static boolean takeRepeat(ValueReader in, String keyword) {
        if (keyword.equals("repeat-x") || keyword.equals("repeat-y")) {
            in.takeIdent();
            return true;
        }
        if (!REPEATS.contains(keyword)) {
            return false;
        }
        in.takeIdent();
        String second = in.peekIdent();
        if (second != null && REPEATS.contains(second)) {
            in.takeIdent();
        }
        return true;
    }

    private static boolean takeSize(ValueReader in) {
        if (in.takeIdent("cover") || in.takeIdent("contain")) {
            return true;
        }
        if (!in.takeIdent("auto")
                && LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE) == null) {
            return false;
        }
        if (!in.takeIdent("auto")) {
            LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE);
        }
        return true;
    }
}
