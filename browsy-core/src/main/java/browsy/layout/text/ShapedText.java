package browsy.layout.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Advances of a shaped text. Immutable.
 *
 * <p>Indices are UTF-16 code units of the shaped text. An index inside a grapheme cluster counts as
 * the cluster's end; the advance of a ligature is divided evenly among its clusters.
 */
public final class ShapedText {

    private final TextShaper shaper;
    private final String text;
    private final TextStyle style;
    private final double[] positions;
    private final double @Nullable [] kernings;
    private final @Nullable BitSet insideLigature;
    private final List<FontRun> runs;

    /**
     * @param positions distance of each index from the start, CSS px
     * @param kernings at an index what is kerned between its neighbours; null where nothing is
     * @param insideLigature the cluster boundaries that ligatures cover; null where there is none
     */
    ShapedText(
            TextShaper shaper,
            String text,
            TextStyle style,
            double[] positions,
            double @Nullable [] kernings,
            @Nullable BitSet insideLigature,
            List<FontRun> runs) {
        this.shaper = shaper;
        this.text = text;
        this.style = style;
        this.positions = positions;
        this.kernings = kernings;
        this.insideLigature = insideLigature;
        this.runs = List.copyOf(runs);
    }

    /** A stretch of text, to the start of the next one, whose glyphs come from one font. */
    record FontRun(int start, Font font) {}

    /** The text that was shaped. */
    public String text() {
        return text;
    }

    /** Distance from the start of the text to an index, in CSS px. */
    public double position(int index) {
        return positions[index];
    }

    /** Width of the whole text, in CSS px. */
    public double width() {
        return positions[text.length()];
    }

    /**
     * Width of a part as it stands in the whole text, in CSS px: kerned with its neighbours. Right
     * for an inline element whose text goes on in the next element.
     */
    public double width(int from, int to) {
        return positions[to] - positions[from];
    }

    /**
     * Width of a part that has a line to itself, in CSS px: nothing is kerned or ligated across its
     * ends. Where spaces hang at the end of the line, this is the width with them; without them it
     * is {@link #width(int, int)} up to the first one, with which the character before it stays
     * kerned.
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
     * The last index up to which the text from a given one on is not wider than some room, in CSS
     * px; the given index itself where spacing draws characters over one another, since widths do
     * not only grow then.
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

    /** The fonts that glyphs of a part come from, in order of appearance. */
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

    /** Whether all glyphs come from one font. */
    public boolean isWhollyIn(Font font) {
        return runs.size() == 1 && runs.get(0).font().equals(font);
    }

    /** The run that an index is in: each line of a long text asks for its own few runs only. */
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
