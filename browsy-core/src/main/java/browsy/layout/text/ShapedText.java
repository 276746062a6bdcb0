package browsy.layout.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A shaped text: the position of each character. Immutable.
 *
 * <p>Indices are UTF-16 code units of the shaped text. An index inside a grapheme cluster has the
 * position of the cluster's end. Where a line must end, the advance of a ligature is divided evenly
 * among its clusters.
 */
public final class ShapedText {

    private final TextShaper shaper;
    private final String text;
    private final TextStyle style;
    private final double[] positions;
    private final double @Nullable [] kernings;
    private final @Nullable BitSet insideLigature;
    private final @Nullable PunctuationWidths punctuation;
    private final List<FontRun> runs;

    /**
     * Creates the result of shaping.
     *
     * @param positions the distance of each index from the start, CSS px
     * @param kernings the kerning at each index between its neighbours, CSS px; null if there is
     *     none
     * @param insideLigature the cluster boundaries inside ligatures; null if there are none
     * @param punctuation punctuation whose width depends on the line; null if there is none
     */
    ShapedText(
            TextShaper shaper,
            String text,
            TextStyle style,
            double[] positions,
            double @Nullable [] kernings,
            @Nullable BitSet insideLigature,
            @Nullable PunctuationWidths punctuation,
            List<FontRun> runs) {
        this.shaper = shaper;
        this.text = text;
        this.style = style;
        this.positions = positions;
        this.kernings = kernings;
        this.insideLigature = insideLigature;
        this.punctuation = punctuation;
        this.runs = List.copyOf(runs);
    }

    /** A range of text whose glyphs come from one font; it ends where the next one starts. */
    record FontRun(int start, Font font) {}

    /** Returns the text that was shaped. */
    public String text() {
        return text;
    }

    /** Returns the distance from the start of the text to an index, in CSS px. */
    public double position(int index) {
        return positions[index];
    }

    /** Returns the width of the whole text, in CSS px. */
    public double width() {
        return positions[text.length()];
    }

    /**
     * Returns the width of a range within the text, in CSS px, with kerning at its ends. It is the
     * width of an inline element whose text continues in the next element. A ligature across an end
     * belongs to the range in which it starts.
     */
    public double width(int from, int to) {
        return edge(to) - edge(from);
    }

    /** Returns the position of an index, that of the end of a ligature inside the ligature. */
    private double edge(int index) {
        return positions[insideLigature == null ? index : insideLigature.nextClearBit(index)];
    }

    /**
     * Returns the width of a range on a line of its own, in CSS px: without kerning and ligatures
     * across its ends. If spaces hang at the end of the line, this width includes them; the width
     * without them is {@link #width(int, int)} up to the first space, because the preceding
     * character is kerned with the space.
     */
    public double widthAlone(int from, int to) {
        if (insideLigature != null && (insideLigature.get(from) || insideLigature.get(to))) {
            return shaper.shape(text.substring(from, to), style).width();
        }
        if (from == to) {
            return 0;
        }
        double width = positions[to] - positions[from];
        return kernings == null ? width : width - kernings[to];
    }

    /**
     * Returns the space that an opening mark at an index has lost because of the character before
     * it, in CSS px. It has that space at the start of a line.
     */
    public double narrowedStart(int index) {
        return punctuation == null ? 0 : punctuation.narrowedStarts()[index];
    }

    /**
     * Returns the space that a closing mark before an index can lose at the end of a line that is
     * too short for it, in CSS px.
     */
    public double narrowableEnd(int index) {
        return punctuation == null ? 0 : punctuation.narrowableEnds()[index];
    }

    /**
     * Returns the last index such that the text from {@code from} up to it is not wider than the
     * room in CSS px. With negative spacing, widths are not monotonic, and the method returns
     * {@code from}.
     */
    public int endWithin(int from, double room) {
        if (style.letterSpacing() < 0 || style.wordSpacing() < 0) {
            return from;
        }
        double limit = positions[from] + room;
        int low = from;
        int high = text.length();
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (positions[middle] <= limit) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Returns the fonts of the glyphs in a range, in order of appearance. */
    public List<Font> fonts(int from, int to) {
        if (runs.size() == 1) {
            return List.of(runs.get(0).font());
        }
        List<Font> fonts = new ArrayList<>();
        for (int i = runAt(from); i < runs.size() && runs.get(i).start() < to; i++) {
            Font font = runs.get(i).font();
            if (!fonts.contains(font)) {
                fonts.add(font);
            }
        }
        return fonts;
    }

    /** Tests whether all glyphs come from the given font. */
    public boolean isWhollyIn(Font font) {
        return runs.size() == 1 && runs.get(0).font().equals(font);
    }

    /** Returns the run that contains an index, by binary search. */
    private int runAt(int index) {
        int low = 0;
        int high = runs.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (runs.get(middle).start() <= index) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
