package browsy.css.parse;

/**
 * Numbers in attributes of SVG.
 *
 * @see <a href="https://svgwg.org/svg2-draft/types.html#syntax">SVG 2</a>
 */
public final class SvgNumber {

    /** A regular expression for a number, without groups. */
    public static final String PATTERN = "[+-]?(?:\\d++(?:\\.\\d*+)?|\\.\\d++)(?:[eE][+-]?\\d++)?";

    private SvgNumber() {}
}
