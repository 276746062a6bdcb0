package browsy.layout.flow.inline.items;

import static browsy.style.property.TextProperties.TEXT_EMPHASIS_POSITION;
import static browsy.style.property.TextProperties.TEXT_EMPHASIS_STYLE;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.layout.text.FontRequest;
import browsy.style.computed.ComputedStyle;

/**
 * The space that emphasis marks need over and under their text, in CSS px.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-text-decor-4/#text-emphasis-position-property">css-text-decor-4</a>
 */
public record EmphasisMarkRoom(double over, double under) {
    private static final EmphasisMarkRoom NONE = new EmphasisMarkRoom(0, 0);

    /**
     * Returns the space for the marks of a style. Marks have half the font size, and need one em of
     * it for any character.
     */
    static EmphasisMarkRoom of(ComputedStyle style, FontRequest font) {
        if (!style.get(TEXT_EMPHASIS_STYLE).isDrawn()) {
            return NONE;
        }
        double height = font.size() / 2;
        return style.get(TEXT_EMPHASIS_POSITION).isOver(style.get(WRITING_MODE))
                ? new EmphasisMarkRoom(height, 0)
                : new EmphasisMarkRoom(0, height);
    }

    public boolean isNone() {
        return this == NONE;
    }
}
