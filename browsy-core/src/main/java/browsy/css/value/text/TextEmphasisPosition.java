package browsy.css.value.text;

import browsy.css.value.CssText;
import browsy.css.value.writing.WritingMode;

/**
 * A computed {@code text-emphasis-position}.
 *
 * @param over whether marks are over horizontal text; otherwise under it
 * @param right whether marks are to the right of vertical text; otherwise to the left
 * @see <a
 *     href="https://drafts.csswg.org/css-text-decor-4/#text-emphasis-position-property">css-text-decor-4</a>
 */
public record TextEmphasisPosition(boolean over, boolean right) implements CssText {
    public static final TextEmphasisPosition OVER_RIGHT = new TextEmphasisPosition(true, true);

    /** Whether marks are on the line-over side in a writing mode. */
    public boolean isOver(WritingMode mode) {
        return switch (mode) {
            case HORIZONTAL_TB -> over;
            case SIDEWAYS_LR -> !right;
            default -> right;
        };
    }

    @Override
    public String css() {
        return (over ? "over" : "under") + (right ? "" : " left");
    }
}
