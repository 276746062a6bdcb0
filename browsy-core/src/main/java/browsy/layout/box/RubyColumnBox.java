package browsy.layout.box;

import browsy.style.computed.ComputedStyle;
import java.util.List;

/**
 * A ruby column: a segment of a ruby base with its annotation over or under it. Line layout treats
 * it as an atomic inline.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-layout">css-ruby-1</a>
 */
public final class RubyColumnBox extends Box {
    private final BlockContainer base;
    private final BlockContainer annotation;

    /**
     * @param style the style of the ruby container
     * @param base the annotated text
     * @param annotation the annotation
     */
    public RubyColumnBox(ComputedStyle style, BlockContainer base, BlockContainer annotation) {
        super(style, null, null);
        this.base = base;
        this.annotation = annotation;
    }

    /** The annotated text, which is laid out on one line. */
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
