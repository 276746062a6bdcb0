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
 * Native appearance of controls: whether a page leaves their look, and with it their font, to the
 * browser.
 *
 * @see <a href="https://drafts.csswg.org/css-ui-4/#appearance-switching">css-ui-4</a>
 */
public final class NativeLook {
    /** The system colour ButtonFace. */
    private static final Color BUTTON_FACE = new Color(239, 239, 239, 1);

    private NativeLook() {}

    /**
     * Whether a push button has native appearance. In Chromium a button with {@code appearance:
     * button} has the line height of the page, so it does not count.
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
