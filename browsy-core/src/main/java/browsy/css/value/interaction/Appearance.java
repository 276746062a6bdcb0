package browsy.css.value.interaction;

import browsy.css.value.Keyword;

/**
 * Values of {@code appearance}.
 *
 * @see <a href="https://drafts.csswg.org/css-ui-4/#appearance-switching">css-ui-4</a>
 */
public enum Appearance implements Keyword {
    NONE,
    AUTO,
    MENULIST_BUTTON,
    TEXTFIELD,
    BUTTON,
    CHECKBOX,
    RADIO,
    MENULIST,
    TEXTAREA,
    SEARCHFIELD,
    LISTBOX,
    METER,
    PROGRESS_BAR,
    BASE_SELECT
}
