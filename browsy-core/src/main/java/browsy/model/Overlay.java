package browsy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that lies over the page and wants attention first.
 *
 * @param kind what it is
 * @param elementId id of its element, null if that is not listed
 * @param title its heading or first words, null if it has none
 * @param dismissIds ids of the elements that make it go away, the best first: for cookies,
 *     rejecting comes before accepting
 */
public record Overlay(
        Kind kind, @Nullable Integer elementId, @Nullable String title, List<Integer> dismissIds) {

    public Overlay {
        dismissIds = List.copyOf(dismissIds);
    }

    /** What an overlay is. */
    public enum Kind implements Named {
        /** Asks about cookies. */
        COOKIE_BANNER("cookie_banner"),
        /** A dialog. */
        MODAL("modal"),
        /** Wants an address. */
        NEWSLETTER("newsletter"),
        /** Advertises an app. */
        APP_BANNER("app_banner"),
        /** Asks for the age. */
        AGE_GATE("age_gate"),
        /** Wants a subscription. */
        PAYWALL("paywall");

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
