package browsy.css.value.writing;

import browsy.css.value.Keyword;

/**
 * Values of {@code writing-mode}.
 *
 * @see <a href="https://drafts.csswg.org/css-writing-modes-4/#block-flow">css-writing-modes-4</a>
 */
public enum WritingMode implements Keyword {
    HORIZONTAL_TB,
    VERTICAL_RL,
    VERTICAL_LR,
    SIDEWAYS_RL,
    SIDEWAYS_LR
}
