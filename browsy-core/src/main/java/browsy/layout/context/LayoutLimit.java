package browsy.layout.context;

/** What can make the outcome of layout coarser than the page asks for. */
public enum LayoutLimit {
    /** A box was laid out for another size of what is around it than it has. */
    LAYOUTS("layout was cut short: boxes in boxes whose sizes depend on one another"),

    /** A grid has as many tracks as it may have, and may want more. */
    GRID_TRACKS("grids were cut off: too many tracks"),

    /** Free places in a grid are no longer looked for. */
    GRID_PLACES("items of grids overlap: their places take too long to find"),

    /** The shapes of floats asked for too much work: the rest of them count as their boxes. */
    SHAPES("lines go around the boxes of floats: their shapes ask for too much work"),

    /** Anchor functions asked for too much work: the rest of them have no answer. */
    ANCHORS("boxes are placed without anchors: their anchor functions ask for too much work"),

    /** What {@code content} generates is long: the rest of it is left out. */
    GENERATED_CONTENT("generated content was cut off: too much text"),

    /** Inline boxes go on over many lines at many depths: outer ones end on one of the first. */
    OPEN_BOXES("inline boxes end before their last line: too many of them in one another"),

    /** There are more lines than memory for them: what is behind the last one has no place. */
    LINES("lines were cut off: they would take too much memory"),

    /** Inline boxes have blocks in them at many depths: outer ones end around these. */
    INLINE_PARTS("inline boxes are not split around all blocks in them: too many parts"),

    /** Yoga has no native library for this platform: flex containers are laid out in Java. */
    NO_YOGA("flex was laid out without Yoga: its native library cannot be loaded on this platform");

    private final String warning;

    LayoutLimit(String warning) {
        this.warning = warning;
    }

    /** What users are told. */
    public String warning() {
        return warning;
    }
}
