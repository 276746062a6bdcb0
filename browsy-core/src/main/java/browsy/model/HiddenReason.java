package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * A reason why an element is not visible.
 *
 * @param kind the kind of reason
 * @param by the id of the element that causes it (itself or an ancestor); null if that is not
 *     listed
 * @param rule the responsible rule or markup, such as {@code .menu ul { display: none }}; null if
 *     there is nothing to add to the kind
 * @param revealedBy the id of the element whose activation would show this one; null if none is
 *     known
 */
public record HiddenReason(
        Kind kind, @Nullable Integer by, @Nullable String rule, @Nullable Integer revealedBy) {

    /** The kind of reason. */
    public enum Kind implements Named {
        /** {@code display: none}. */
        DISPLAY_NONE("display_none"),
        /** {@code visibility: hidden} or {@code collapse}. */
        VISIBILITY("visibility"),
        /** {@code aria-hidden="true"}: visible, but hidden from assistive technology. */
        ARIA_HIDDEN("aria_hidden"),
        /** The {@code hidden} attribute. */
        HIDDEN_ATTRIBUTE("hidden_attribute"),
        /** The {@code inert} attribute. */
        INERT("inert"),
        /** In a closed details element. */
        CLOSED_DETAILS("closed_details"),
        /** In a closed dialog. */
        CLOSED_DIALOG("closed_dialog"),
        /** In a popover that is not shown. */
        CLOSED_POPOVER("closed_popover"),
        /** Skipped by {@code content-visibility}. */
        CONTENT_VISIBILITY("content_visibility"),
        /** Outside the area that scrolling can reach. */
        OFF_SCREEN("off_screen"),
        /** Clipped by {@code clip}, {@code clip-path} or overflow that cannot be scrolled. */
        CLIPPED("clipped"),
        /** The area is zero. */
        ZERO_SIZE("zero_size"),
        /** Rotated so that its hidden back faces the viewer. */
        TURNED_AWAY("turned_away"),
        /** Fully transparent. */
        TRANSPARENT("transparent"),
        /** Covered by an overlay. */
        COVERED("covered");

        private final String wireName;

        Kind(String wireName) {
            this.wireName = wireName;
        }

        @Override
        public String wireName() {
            return wireName;
        }
    }
}
