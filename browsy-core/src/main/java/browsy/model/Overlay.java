package browsy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A box over the page that demands attention first.
 *
 * @param kind the kind of overlay
 * @param elementId the id of its element; null if that is not listed
 * @param title its heading or first words; null if there are none
 * @param dismissIds the ids of the elements that dismiss it, the best first: for cookies, rejecting
 *     precedes closing and closing precedes accepting; for the age, the answer that stays. Elements
 *     that leave the site or pay are not among them
 */
public record Overlay(
        Kind kind, @Nullable Integer elementId, @Nullable String title, List<Integer> dismissIds) {

    public Overlay {
        dismissIds = List.copyOf(dismissIds);
    }

    /** The kind of an overlay. */
    public enum Kind implements Named {
        /** Asks for consent to cookies. */
        COOKIE_BANNER("cookie_banner"),
        /** A dialog. */
        MODAL("modal"),
        /** Asks for an e-mail address. */
        NEWSLETTER("newsletter"),
        /** Promotes an app. */
        APP_BANNER("app_banner"),
        /** Asks for the age. */
        AGE_GATE("age_gate"),
        /** Requires a subscription. */
        PAYWALL("paywall"),
        /** Asks to log in. */
        LOGIN_WALL("login_wall"),
        /** Asks for a region or language. */
        REGION_CHOOSER("region_chooser"),
        /** A message that is fixed to the window. */
        BANNER("banner");

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
