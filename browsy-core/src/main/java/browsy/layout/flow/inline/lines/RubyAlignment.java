package browsy.layout.flow.inline.lines;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.TextProperties.RUBY_ALIGN;

import browsy.css.value.text.RubyAlign;
import browsy.layout.geometry.LayoutUnit;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.RubyPart;

/**
 * {@code ruby-align}: distribution of the free space of a ruby base or annotation that is narrower
 * than its column. Text at an edge includes the space at this edge.
 *
 * @param start space before the content
 * @param between space for the justification opportunities
 * @param end space after the content
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-align-property">css-ruby-1</a>
 */
public record RubyAlignment(double start, double between, double end) {
    /** The limit on the sum of start and end of an annotation, in em. */
    private static final int MAX_INSET = 2;

    /**
     * Returns the distribution of free space.
     *
     * @param opportunities the number of justification opportunities of the content
     */
    public static RubyAlignment of(
            ComputedStyle style, RubyPart part, double free, int opportunities) {
        RubyAlign align = style.get(RUBY_ALIGN);
        if (align == RubyAlign.START) {
            return new RubyAlignment(0, 0, free);
        }
        if (align == RubyAlign.CENTER || opportunities == 0) {
            double half = LayoutUnit.truncate(free / 2);
            return new RubyAlignment(half, 0, half);
        }
        if (align == RubyAlign.SPACE_BETWEEN) {
            return new RubyAlignment(0, free, 0);
        }
        double inset = LayoutUnit.truncate(free / (opportunities + 1));
        if (part == RubyPart.ANNOTATION) {
            inset = Math.min(MAX_INSET * style.get(FONT_SIZE), inset);
        }
        double half = LayoutUnit.truncate(inset / 2);
        return new RubyAlignment(half, free - inset, half);
    }
}
