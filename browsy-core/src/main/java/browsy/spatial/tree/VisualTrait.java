package browsy.spatial.tree;

/** A property of a computed style that affects whether or how an element is seen. */
public enum VisualTrait {
    /** {@code display: none}. */
    NOT_DISPLAYED,
    /** {@code visibility} is not {@code visible}. */
    INVISIBLE,
    /** {@code opacity: 0}. */
    TRANSPARENT,
    /** {@code content-visibility: hidden}. */
    CONTENT_HIDDEN,
    /** The font is too small to read. */
    ILLEGIBLE,
    /** {@code overflow} is not {@code visible} in at least one axis. */
    OVERFLOW,
    /** {@code clip-path} is a shape. */
    CLIP_PATH_SET,
    /** {@code position} is not {@code static}. */
    POSITIONED,
    /** {@code transform}, {@code scale} or {@code rotate} is set. */
    TRANSFORMED,
    /** {@code cursor: pointer} on an element that receives pointer events. */
    POINTER,
    /** Block-level, or a part of a table: text before and after the box is apart from it. */
    OWN_BOX,
    /** Absolutely positioned or floating. */
    OUT_OF_FLOW,
    /** Inline, {@code ruby} or {@code contents}. */
    INLINE,
    /** Not {@link #INLINE}: an accessible name has spaces around the text of the element. */
    APART,
    /** {@code display: contents}. */
    BOXLESS,
    /** A background image or a background colour that is not fully transparent. */
    BACKGROUND,
    /** {@code pointer-events: none}. */
    CLICK_THROUGH,
    /** Not positioned, but a containing block of absolutely positioned descendants. */
    CONTAINING,
    /** {@code backface-visibility: hidden}. */
    ONE_SIDED,
    /** {@code interactivity: inert}. */
    INERT
}
