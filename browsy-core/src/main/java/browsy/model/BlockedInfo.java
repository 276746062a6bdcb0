package browsy.model;

import java.util.List;

/**
 * An obstacle that keeps a page from showing the requested content.
 *
 * @param kind the kind of obstacle
 * @param evidence the reasons for the conclusion in words, the strongest first
 * @param nextStep the recommended next step
 */
public record BlockedInfo(Kind kind, List<String> evidence, NextStep nextStep) {

    public BlockedInfo {
        evidence = List.copyOf(evidence);
    }

    /** The kind of obstacle. */
    public enum Kind implements Named {
        /** The server refuses the client. */
        BLOCKED("blocked"),
        /** The client must pass a challenge first. */
        CHALLENGE("challenge"),
        /** The client sent too many requests. */
        RATE_LIMITED("rate_limited"),
        /** The content is available only after signing in. */
        LOGIN_WALL("login_wall"),
        /** The content is available only after giving consent. */
        CONSENT_WALL("consent_wall"),
        /** The content is available only with a paid subscription. */
        PAYWALL("paywall"),
        /** The content is not available in the region of the client, or for legal reasons. */
        REGION("region"),
        /** The session has ended. */
        SESSION_EXPIRED("session_expired"),
        /** The page is empty until scripts fill it. */
        NEEDS_SCRIPTS("needs_scripts"),
        /** The server is down or overloaded. */
        UNAVAILABLE("unavailable");

        private final String wireName;

        Kind(String wireName) {
            this.wireName = wireName;
        }

        @Override
        public String wireName() {
            return wireName;
        }
    }

    /** The recommended next step. */
    public enum NextStep implements Named {
        /** Wait and send the request again. */
        RETRY_LATER("retry_later"),
        /** Ask a human to intervene. */
        ASK_HUMAN("ask_human"),
        /** Sign in. */
        SIGN_IN("sign_in"),
        /** Answer the consent dialog. */
        GIVE_CONSENT("give_consent"),
        /** Use a browser that runs scripts. */
        USE_FULL_BROWSER("use_full_browser"),
        /** Look for the information on another site. */
        GO_ELSEWHERE("go_elsewhere");

        private final String wireName;

        NextStep(String wireName) {
            this.wireName = wireName;
        }

        @Override
        public String wireName() {
            return wireName;
        }
    }
}
