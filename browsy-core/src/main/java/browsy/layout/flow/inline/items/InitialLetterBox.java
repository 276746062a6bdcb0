package browsy.layout.flow.inline.items;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.TextProperties.INITIAL_LETTER;
import static browsy.style.property.TextProperties.TEXT_INDENT;

import browsy.css.value.inline.InitialLetter;
import browsy.css.value.inline.LineHeight;
import browsy.css.value.text.TextIndent;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.text.Font;
import browsy.layout.text.FontMetrics;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;

/**
 * The size of an initial letter, and where it stands beside the first lines.
 *
 * @param box the letter in its font
 * @param raise how far the first line lies below the letter's top, CSS px
 * @param top where what is drawn of it starts, from the top of the raised first line
 * @param baseline where its baseline lies, from there
 * @param bottom where what is drawn of it ends, from there
 * @param sinks whether it starts below the first line; then it ends with the last line it sinks
 *     over
 * @see <a href="https://drafts.csswg.org/css-inline-3/#initial-letter-styling">css-inline-3</a>
 */
public record InitialLetterBox(
        BlockContainer box,
        double raise,
        double top,
        double baseline,
        double bottom,
        boolean sinks) {
    /** Letters that reach below the baseline. */
    private static final String DESCENDERS = "gjpqyQ,;()[]{}|@$\u00E7\u00C7";

    /**
     * Share of the em box that Ahem fills below the baseline, in whole px. What is drawn of a
     * letter decides where it ends, but fonts are known by their metrics only, without outlines.
     * All letters of Ahem are squares, so for this font of tests it is known where they end; for
     * others it is estimated.
     */
    private static final double AHEM_DESCENT = 0.2;

    /** Share of the descent that descenders fill. */
    private static final double DESCENDER = 0.95;

    /** Whether a box is an initial letter. */
    static boolean is(Box box) {
        return box.pseudo() == PseudoElement.FIRST_LETTER
                && box instanceof BlockContainer
                && !box.isOutOfFlow()
                && !box.style().get(INITIAL_LETTER).isNormal();
    }

    public static InitialLetterBox of(BlockContainer letter, BlockContainer paragraph) {
        InitialLetter initial = letter.style().get(INITIAL_LETTER);
        FontMetrics lines = TextStyles.metrics(paragraph.style());
        FontMetrics own = TextStyles.metrics(letter.style());
        double lineHeight = FontHeight.lineHeight(paragraph.style(), lines);
        double capHeight = lineHeight * (initial.size() - 1) + lines.capHeight();
        double fontSize =
                own.capHeight() > 0
                        ? capHeight * letter.style().get(FONT_SIZE) / own.capHeight()
                        : letter.style().get(FONT_SIZE);
        BlockContainer sized = sized(letter, fontSize);
        Font drawn = TextStyles.of(sized.style()).primaryFont();
        FontHeight line = FontHeight.of(lines, false).withLineHeight(lineHeight);
        int sink = sink(initial);

        double whole = InlineQuirks.alignedLines(initial.size());
        double raise = Math.max(0, whole - sink) * lineHeight;
        double top = line.ascent() - lines.capHeight() + (sink - whole) * lineHeight;
        double baseline = top + capHeight;
        boolean sinks = sink > whole;
        double bottom = sinks ? sink * lineHeight : baseline + descent(sized, drawn, fontSize);
        return new InitialLetterBox(sized, raise, top, baseline, bottom, sinks);
    }

    /**
     * Where the letter ends with its border and padding, from the top of the raised first line.
     *
     * @param edge its border and padding at the end
     */
    public double end(double edge) {
        return sinks ? bottom : bottom + edge;
    }

    private static int sink(InitialLetter initial) {
        return switch (initial.kind()) {
            case RAISE -> 1;
            case LINES -> initial.sink();
            case DROP, OMITTED -> Math.max(1, (int) Math.ceil(initial.size()));
        };
    }

    private static BlockContainer sized(BlockContainer letter, double fontSize) {
        ComputedStyle style = inFont(letter.style(), fontSize);
        return new BlockContainer(
                style,
                letter.source(),
                letter.pseudo(),
                letter.children().stream().map(child -> inFont(child, style)).toList(),
                true);
    }

    private static Box inFont(Box child, ComputedStyle style) {
        return child instanceof TextBox text
                ? new TextBox(style, text.source(), text.pseudo(), text.text())
                : child;
    }

    private static ComputedStyle inFont(ComputedStyle style, double fontSize) {
        ComputedStyle result = OverriddenStyle.with(style, FONT_SIZE, fontSize);
        result = OverriddenStyle.with(result, LINE_HEIGHT, LineHeight.Normal.NORMAL);
        return OverriddenStyle.with(result, TEXT_INDENT, TextIndent.ZERO);
    }

    /** How far below its baseline it is drawn. */
    private static double descent(BlockContainer letter, Font font, double fontSize) {
        if (font.fillsEm()) {
            return Math.ceil(fontSize * AHEM_DESCENT - LayoutUnit.EPSILON);
        }
        for (Box child : letter.children()) {
            if (child instanceof TextBox text
                    && text.text().chars().anyMatch(c -> DESCENDERS.indexOf(c) >= 0)) {
                return font.metrics().descent() * DESCENDER;
            }
        }
        return 0;
    }
}
