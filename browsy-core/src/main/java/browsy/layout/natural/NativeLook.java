package browsy.layout.natural;

import static browsy.style.property.BoxProperties.APPEARANCE;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;

import browsy.css.value.Color;
import browsy.css.value.box.BorderStyle;
import browsy.css.value.interaction.Appearance;
import browsy.style.computed.ComputedStyle;

/**
 * Whether a page left the look of a control to the browser, which then also fixes its font.
 *
 * @see <a href="https://drafts.csswg.org/css-ui-4/#appearance-switching">css-ui-4</a>
 */
public final class NativeLook {
    /** The system colour ButtonFace. */
    private static final Color BUTTON_FACE = new Color(239, 239, 239, 1);

    private NativeLook() {}

    /**
     * For push buttons. NB: in Chromium the lines of one that is told in so many words to look like
     * a button are as high as the page says.
     */
    public static boolean isButton(ComputedStyle style) {
        Appearance appearance = style.get(APPEARANCE);
        return appearance != Appearance.NONE
                && appearance != Appearance.BUTTON
                && style.get(BORDER_TOP_STYLE) == BorderStyle.OUTSET
                && !style.get(BACKGROUND_IMAGE)
                && style.get(BACKGROUND_COLOR).equals(BUTTON_FACE);
    }
}
