package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * How an element stands at the moment. A nullable component is null where the element has no such
 * state, so that "not expanded" and "nothing to expand" differ.
 *
 * @param disabled whether it cannot be operated
 * @param checked of check boxes, radio buttons, switches and the like
 * @param expanded of elements that open and close something
 * @param selected of options, tabs, rows and the like
 * @param pressed of toggle buttons
 * @param current the sense in which it is the current one of a set
 * @param invalid whether its value is marked as wrong
 * @param readOnly whether its value can be seen but not changed
 * @param required whether the form needs a value
 * @param popup what it says it opens
 */
public record ElementState(
        boolean disabled,
        @Nullable CheckedState checked,
        @Nullable Boolean expanded,
        @Nullable Boolean selected,
        @Nullable CheckedState pressed,
        @Nullable CurrentKind current,
        boolean invalid,
        boolean readOnly,
        boolean required,
        @Nullable PopupKind popup) {

    /** No state at all. */
    public static final ElementState NONE =
            new ElementState(false, null, null, null, null, null, false, false, false, null);

    /** Whether there is no state at all. */
    public boolean isNone() {
        return this == NONE
                || (!disabled
                        && checked == null
                        && expanded == null
                        && selected == null
                        && pressed == null
                        && current == null
                        && !invalid
                        && !readOnly
                        && !required
                        && popup == null);
    }

    /** Whether it is checked; a mixed state is not. */
    public boolean isChecked() {
        return checked == CheckedState.TRUE;
    }

    public ElementState withDisabled(boolean value) {
        return new ElementState(
                value, checked, expanded, selected, pressed, current, invalid, readOnly, required,
                popup);
    }

    public ElementState withChecked(@Nullable CheckedState value) {
        return new ElementState(
                disabled, value, expanded, selected, pressed, current, invalid, readOnly, required,
                popup);
    }

    public ElementState withExpanded(@Nullable Boolean value) {
        return new ElementState(
                disabled, checked, value, selected, pressed, current, invalid, readOnly, required,
                popup);
    }

    public ElementState withSelected(@Nullable Boolean value) {
        return new ElementState(
                disabled, checked, expanded, value, pressed, current, invalid, readOnly, required,
                popup);
    }

    public ElementState withPressed(@Nullable CheckedState value) {
        return new ElementState(
                disabled, checked, expanded, selected, value, current, invalid, readOnly, required,
                popup);
    }

    public ElementState withCurrent(@Nullable CurrentKind value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, value, invalid, readOnly, required,
                popup);
    }

    public ElementState withInvalid(boolean value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, current, value, readOnly, required,
                popup);
    }

    public ElementState withReadOnly(boolean value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, current, invalid, value, required,
                popup);
    }

    public ElementState withRequired(boolean value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, current, invalid, readOnly, value,
                popup);
    }

    public ElementState withPopup(@Nullable PopupKind value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, current, invalid, readOnly,
                required, value);
    }
}
