package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * The current state of an element. A nullable component is null if the state does not apply to the
 * element, so that "not expanded" differs from "not expandable".
 *
 * @param disabled whether the element cannot be operated
 * @param checked the state of a check box, radio button, switch or similar
 * @param expanded whether an expandable element is expanded
 * @param selected whether an option, tab, row or similar is selected
 * @param pressed the state of a toggle button
 * @param current the kind of set in which the element is the current item
 * @param invalid whether the value is marked as invalid
 * @param readOnly whether the value cannot be edited
 * @param required whether the form requires a value
 * @param popup the kind of popup that the element declares to open
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

    /** No state applies. */
    public static final ElementState NONE =
            new ElementState(false, null, null, null, null, null, false, false, false, null);

    /** Whether no state applies. */
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

    /** Whether the element is fully checked; false for a mixed state. */
    public boolean isChecked() {
        return checked == CheckedState.TRUE;
    }

    /** Returns a copy with another value of {@link #disabled}. */
    public ElementState withDisabled(boolean value) {
        return new ElementState(
                value, checked, expanded, selected, pressed, current, invalid, readOnly, required,
                popup);
    }

    /** Returns a copy with another value of {@link #checked}. */
    public ElementState withChecked(@Nullable CheckedState value) {
        return new ElementState(
                disabled, value, expanded, selected, pressed, current, invalid, readOnly, required,
                popup);
    }

    /** Returns a copy with another value of {@link #expanded}. */
    public ElementState withExpanded(@Nullable Boolean value) {
        return new ElementState(
                disabled, checked, value, selected, pressed, current, invalid, readOnly, required,
                popup);
    }

    /** Returns a copy with another value of {@link #selected}. */
    public ElementState withSelected(@Nullable Boolean value) {
        return new ElementState(
                disabled, checked, expanded, value, pressed, current, invalid, readOnly, required,
                popup);
    }

    /** Returns a copy with another value of {@link #pressed}. */
    public ElementState withPressed(@Nullable CheckedState value) {
        return new ElementState(
                disabled, checked, expanded, selected, value, current, invalid, readOnly, required,
                popup);
    }

    /** Returns a copy with another value of {@link #current}. */
    public ElementState withCurrent(@Nullable CurrentKind value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, value, invalid, readOnly, required,
                popup);
    }

    /** Returns a copy with another value of {@link #invalid}. */
    public ElementState withInvalid(boolean value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, current, value, readOnly, required,
                popup);
    }

    /** Returns a copy with another value of {@link #readOnly}. */
    public ElementState withReadOnly(boolean value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, current, invalid, value, required,
                popup);
    }

    /** Returns a copy with another value of {@link #required}. */
    public ElementState withRequired(boolean value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, current, invalid, readOnly, value,
                popup);
    }

    /** Returns a copy with another value of {@link #popup}. */
    public ElementState withPopup(@Nullable PopupKind value) {
        return new ElementState(
                disabled, checked, expanded, selected, pressed, current, invalid, readOnly,
                required, value);
    }
}
