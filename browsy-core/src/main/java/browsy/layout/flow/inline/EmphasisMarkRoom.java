package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.TEXT_EMPHASIS_POSITION;
import static browsy.style.property.TextProperties.TEXT_EMPHASIS_STYLE;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.WritingMode;
import browsy.layout.text.FontRequest;
import browsy.style.computed.ComputedStyle;

/**
 * The room that emphasis marks ask for over and under their text, CSS px.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-text-decor-4/#text-emphasis-position-property">css-text-decor-4</a>
 */
record EmphasisMarkRoom(double over, double under) {
    private static final EmphasisMarkRoom NONE = new EmphasisMarkRoom(0, 0);

    /** Marks are half as large as the text, and take an em of their own. */
    static EmphasisMarkRoom of(ComputedStyle style, FontRequest font) {
        WritingMode mode = style.get(WRITING_MODE);
        String mark = style.get(TEXT_EMPHASIS_STYLE).mark(mode == WritingMode.HORIZONTAL_TB);
        if (mark.isEmpty()) {
            return NONE;
        }
        double height = font.size() / 2;
        return style.get(TEXT_EMPHASIS_POSITION).isOver(mode)
                ? new EmphasisMarkRoom(height, 0)
                : new EmphasisMarkRoom(0, height);
    }

    boolean isNone() {
        return this == NONE;
    }
}
