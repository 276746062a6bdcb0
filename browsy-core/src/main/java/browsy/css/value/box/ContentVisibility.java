package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code content-visibility}.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#content-visibility">css-contain-2</a>
 */
public enum ContentVisibility implements Keyword {
    VISIBLE,
    AUTO,
    HIDDEN;

    /**
     * Whether a box with this value skips its contents. Boxes that size containment does not apply
     * to never do.
     *
     * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-size">css-contain-2</a>
     */
    public boolean skipsContents(Display display) {
        return this == HIDDEN && canBeContained(display);
    }

    private static boolean canBeContained(Display display) {
        return switch (display) {
            case INLINE, CONTENTS, RUBY, TABLE, INLINE_TABLE -> false;
            default -> display == Display.TABLE_CAPTION || !display.isTablePart();
        };
    }
}
