package browsy.layout.box;

import browsy.style.computed.ComputedStyle;
import java.util.List;

/**
 * A part of a ruby base with its annotation over or under it: stands on a line like a word.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-layout">css-ruby-1</a>
 */
public final class RubyColumnBox extends Box {
    private final BlockContainer base;
    private final BlockContainer annotation;

    /**
     * @param style that of the ruby container
     */
    public RubyColumnBox(ComputedStyle style, BlockContainer base, BlockContainer annotation) {
        super(style, null, null);
        this.base = base;
        this.annotation = annotation;
    }

    /** What is annotated, on one line. */
    public BlockContainer base() {
        return base;
    }

    public BlockContainer annotation() {
        return annotation;
    }

    @Override
    public List<Box> children() {
        return List.of(base, annotation);
    }
}
