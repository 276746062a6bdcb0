package browsy.layout.flow.inline.items;

import static browsy.style.property.TextProperties.UNICODE_BIDI;

import browsy.css.value.Direction;
import browsy.css.value.writing.UnicodeBidi;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.text.BidiRuns;
import browsy.layout.text.BidiRuns.ParagraphDirection;
import browsy.layout.text.BidiRuns.Run;
import browsy.style.computed.ComputedStyle;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Bidi embedding levels of the processed text, by character index.
 *
 * @see <a href="https://www.unicode.org/reports/tr9/">UAX #9</a>
 */
public final class BidiLevels {
    /** The first character that can be right-to-left: the start of the Hebrew block. */
    private static final char FIRST_RIGHT_TO_LEFT = '\u0590';

    private static final BidiLevels LEFT_TO_RIGHT =
            new BidiLevels(new byte[0], false, 0, Collections.emptyNavigableMap());

    private final byte[] levels;
    private final boolean bidi;

    /** The embedding level of the block container; also the level at the end of the text. */
    private final int base;

    /**
     * By start index, the directions of the paragraphs of {@code unicode-bidi: plaintext}; else
     * empty.
     */
    private final NavigableMap<Integer, Direction> paragraphs;

    private BidiLevels(
            byte[] levels, boolean bidi, int base, NavigableMap<Integer, Direction> paragraphs) {
        this.levels = levels;
        this.bidi = bidi;
        this.base = base;
        this.paragraphs = paragraphs;
    }

    /**
     * Resolves the levels of a text, paragraph by paragraph (UAX #9, P1). Text that needs no
     * reordering gets a shared empty instance.
     *
     * @param text the processed text
     * @param style of the block container
     * @param flow of the block container
     * @param hasControls whether bidi control characters stand for {@code unicode-bidi} in the text
     */
    static BidiLevels of(String text, ComputedStyle style, WritingFlow flow, boolean hasControls) {
        int base = flow.direction() == Direction.RTL ? 1 : 0;
        if (base == 0 && !hasControls && !requiresBidi(text)) {
            return LEFT_TO_RIGHT;
        }
        byte[] levels = new byte[text.length()];
        NavigableMap<Integer, Direction> paragraphs = new TreeMap<>();
        boolean isPlain = style.get(UNICODE_BIDI) == UnicodeBidi.PLAINTEXT;
        ParagraphDirection direction =
                isPlain
                        ? ParagraphDirection.FIRST_STRONG
                        : base == 1
                                ? ParagraphDirection.RIGHT_TO_LEFT
                                : ParagraphDirection.LEFT_TO_RIGHT;
        int start = 0;
        while (start < text.length()) {
            int feed = text.indexOf('\n', start);
            int end = feed < 0 ? text.length() : feed + 1;
            BidiRuns runs = BidiRuns.of(text.substring(start, end), direction);
            if (isPlain) {
                paragraphs.put(start, runs.baseLevel() == 1 ? Direction.RTL : Direction.LTR);
            }
            for (Run run : runs.logicalRuns()) {
                Arrays.fill(levels, start + run.start(), start + run.end(), (byte) run.level());
            }
            start = end;
        }
        return new BidiLevels(levels, true, base, paragraphs);
    }

    /**
     * Returns the direction of the bidi paragraph that contains a character.
     *
     * @param block the direction of the block container
     */
    public Direction direction(int index, Direction block) {
        Map.Entry<Integer, Direction> paragraph = paragraphs.floorEntry(index);
        return paragraph == null ? block : paragraph.getValue();
    }

    /** Returns the embedding level of the bidi paragraph that contains a character. */
    public int base(int index) {
        Map.Entry<Integer, Direction> paragraph = paragraphs.floorEntry(index);
        if (paragraph == null) {
            return base;
        }
        return paragraph.getValue() == Direction.RTL ? 1 : 0;
    }

    /** Whether a text has characters that may require reordering. */
    private static boolean requiresBidi(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= FIRST_RIGHT_TO_LEFT && !isLeftToRight(c)) {
                String rest = text.substring(i);
                return rest.chars().anyMatch(BidiLevels::isIsolateControl)
                        || Bidi.requiresBidi(rest.toCharArray(), 0, rest.length());
            }
        }
        return false;
    }

    /**
     * Whether a character after the Arabic blocks never requires reordering. This excludes the
     * right-to-left mark, embeddings, overrides and isolates, the surrogates, and the Hebrew and
     * Arabic presentation forms. Characters for private use, such as those of icon fonts, are
     * left-to-right; the replacement characters of inline boxes are neutral.
     */
    private static boolean isLeftToRight(char c) {
        return (c >= '\u0900' && c < '\u200F')
                || (c > '\u200F' && c < '\u202A')
                || (c > '\u202E' && c < '\u2066')
                || (c > '\u2069' && c < Character.MIN_SURROGATE)
                || (c > Character.MAX_SURROGATE && c < '\uFB1D')
                || c >= '\uFF00';
    }

    /** Whether a character is an isolate control, which {@link Bidi#requiresBidi} ignores. */
    private static boolean isIsolateControl(int c) {
        return c >= '\u2066' && c <= '\u2069';
    }

    /** Whether lines need reordering. */
    boolean isBidi() {
        return bidi;
    }

    /** Whether a character opens or closes an embedding, override or isolate. */
    public static boolean isControl(char c) {
        return (c >= '\u202A' && c <= '\u202E') || isIsolateControl(c);
    }

    /** Returns the level of a character. */
    int at(int index) {
        return index < levels.length ? levels[index] : base;
    }

    /**
     * Returns the lowest level in a range of the text; {@link Integer#MAX_VALUE} for an empty
     * range.
     */
    public int lowest(int from, int to) {
        int lowest = Integer.MAX_VALUE;
        for (int i = from; i < to; i++) {
            lowest = Math.min(lowest, at(i));
        }
        return lowest;
    }

    /** Splits text items where the level changes, and sets the levels of all items. */
    List<InlineItem> split(List<InlineItem> items) {
        if (!bidi) {
            return items;
        }
        List<InlineItem> result = new ArrayList<>(items.size());
        for (InlineItem item : items) {
            int start = item.start();
            for (int i = start + 1; i < item.end(); i++) {
                if (levels[i] != levels[i - 1]) {
                    result.add(part(item, start, i));
                    start = i;
                }
            }
            result.add(part(item, start, item.end()));
        }
        return result;
    }

    /** Returns the part of an item between two indices, with its level. */
    private InlineItem part(InlineItem item, int start, int end) {
        return new InlineItem(
                item.kind(),
                item.box(),
                start,
                end,
                item.wraps(),
                start == item.start() ? item.breakBefore() : item.wraps(),
                item.kind() == Kind.POSITIONED ? atNeutral(start) : at(start),
                null,
                0,
                null,
                item.startsLine());
    }

    /**
     * Returns the level of an item without characters between two characters: the lower of their
     * levels.
     */
    private int atNeutral(int index) {
        return Math.min(index == 0 ? base : at(index - 1), at(index));
    }
}
