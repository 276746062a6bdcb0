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
 * The size of an initial letter, and its position beside the first lines.
 *
 * @param box the letter box with the font size of the initial letter
 * @param raise distance from the top of the letter down to the first line, in CSS px
 * @param top start of the drawn glyph, from the top of the first line after raising
 * @param baseline of the letter, from the same edge
 * @param bottom end of the drawn glyph, from the same edge
 * @param sinks whether it starts below the first line; it then ends with the last line beside which
 *     it sinks
 * @see <a href="https://drafts.csswg.org/css-inline-3/#initial-letter-styling">css-inline-3</a>
 */
public record InitialLetterBox(
        BlockContainer box,
        double raise,
        double top,
        double baseline,
        double bottom,
        boolean sinks) {
    /** Characters that extend below the baseline. */
    private static final String DESCENDERS = "gjpqyQ,;()[]{}|@$\u00E7\u00C7";

    /**
     * The part of the em box that Ahem fills below the baseline. The drawn glyph decides where a
     * letter ends, but only the metrics of fonts are known, not their outlines. All glyphs of the
     * test font Ahem are squares, so its extent is known; for other fonts it is estimated.
     */
    private static final double AHEM_DESCENT = 0.2;

    /** The estimated part of the font's descent that a descender fills. */
    private static final double DESCENDER = 0.95;

    /** Whether a box is an initial letter. */
    static boolean is(Box box) {
        return box.pseudo() == PseudoElement.FIRST_LETTER
                && box instanceof BlockContainer
                && !box.isOutOfFlow()
                && !box.style().get(INITIAL_LETTER).isNormal();
    }

    /**
     * Computes size and position of an initial letter. Its cap height spans {@code size} lines:
     * from the cap height of the first line to the baseline of the last one.
     *
     * @param letter the {@code ::first-letter} box
     * @param paragraph the block container of the lines
     */
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
     * Returns the end of the letter with its border and padding, from the top of the first line
     * after raising.
     *
     * @param edge its block-end border and padding
     */
    public double end(double edge) {
        return sinks ? bottom : bottom + edge;
    }

    /** Returns the sink: the number of lines that the letter sinks. */
    private static int sink(InitialLetter initial) {
        return switch (initial.kind()) {
            case RAISE -> 1;
            case LINES -> initial.sink();
            case DROP, OMITTED -> Math.max(1, (int) Math.ceil(initial.size()));
        };
    }

    /** Returns a copy of the letter box with another font size. */
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

    /** Returns the extent of the drawn glyph below the baseline. */
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
