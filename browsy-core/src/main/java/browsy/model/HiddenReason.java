package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * One reason why an element is not seen.
 *
 * @param kind what hides it
 * @param by id of the element that causes it (itself or an ancestor), null if that is not listed
 * @param rule what in the page does it, such as {@code .menu ul { display: none }}; null if there
 *     is no more to say than the kind
 * @param revealedBy id of the element whose activation would show it, null if none is known
 */
public record HiddenReason(
        Kind kind, @Nullable Integer by, @Nullable String rule, @Nullable Integer revealedBy) {

    /** What hides an element. */
    public enum Kind implements Named {
        /** {@code display: none}. */
        DISPLAY_NONE("display_none"),
        /** {@code visibility: hidden} or {@code collapse}. */
        VISIBILITY("visibility"),
        /** {@code aria-hidden="true"}: seen, but not meant for assistive technology. */
        ARIA_HIDDEN("aria_hidden"),
        /** The hidden attribute. */
        HIDDEN_ATTRIBUTE("hidden_attribute"),
        /** The inert attribute. */
        INERT("inert"),
        /** Inside details that are closed. */
        CLOSED_DETAILS("closed_details"),
        /** Inside a dialog that is closed. */
        CLOSED_DIALOG("closed_dialog"),
        /** A popover that is not shown. */
        CLOSED_POPOVER("closed_popover"),
        /** Content that layout was told to skip. */
        CONTENT_VISIBILITY("content_visibility"),
        /** Placed where no scrolling leads. */
        OFF_SCREEN("off_screen"),
        /** Cut away by clip, clip-path or an overflow that cannot be scrolled. */
        CLIPPED("clipped"),
        /** No area. */
        ZERO_SIZE("zero_size"),
        /** Turned so that its hidden back is to the viewer. */
        TURNED_AWAY("turned_away"),
        /** Fully transparent. */
        TRANSPARENT("transparent"),
        /** Behind an overlay. */
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
