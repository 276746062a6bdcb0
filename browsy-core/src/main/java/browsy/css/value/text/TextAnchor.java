package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-anchor}.
 *
 * @see <a href="https://svgwg.org/svg2-draft/text.html#TextAnchoringProperties">SVG 2</a>
 */
public enum TextAnchor implements Keyword {
    START,
    MIDDLE,
    END
}
