package browsy.layout.flow.inline.lines;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.TextProperties.RUBY_ALIGN;

import browsy.css.value.text.RubyAlign;
import browsy.layout.geometry.LayoutUnit;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.RubyPart;

/**
 * How the content of a ruby base or annotation is spread where the other part of the column is
 * wider. Text at an edge takes what is left there for its own.
 *
 * @param start what is left before the content
 * @param between what its justification opportunities get
 * @param end what is left behind it
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-align-property">css-ruby-1</a>
 */
public record RubyAlignment(double start, double between, double end) {
    /** How many of its own characters an annotation may be away from the edges, both together. */
    private static final int MAX_INSET = 2;

    /**
     * The alignment of content that leaves room.
     *
     * @param opportunities how many places there are to justify the content
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
