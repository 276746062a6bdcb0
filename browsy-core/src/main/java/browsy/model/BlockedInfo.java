package browsy.model;

import java.util.List;

/**
 * The page does not show what was asked for.
 *
 * @param kind what stands in the way
 * @param evidence what says so, in words, strongest first
 * @param nextStep what can be done about it
 */
public record BlockedInfo(Kind kind, List<String> evidence, NextStep nextStep) {

    public BlockedInfo {
        evidence = List.copyOf(evidence);
    }

    /** What stands in the way. */
    public enum Kind implements Named {
        /** The server refuses this client. */
        BLOCKED("blocked"),
        /** A challenge must be passed first. */
        CHALLENGE("challenge"),
        /** Too many requests. */
        RATE_LIMITED("rate_limited"),
        /** Only for those signed in. */
        LOGIN_WALL("login_wall"),
        /** Nothing is shown before consent. */
        CONSENT_WALL("consent_wall"),
        /** An empty shell that scripts would fill. */
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

    /** What can be done about it. */
    public enum NextStep implements Named {
        /** Wait and ask again. */
        RETRY_LATER("retry_later"),
        /** A person has to step in. */
        ASK_HUMAN("ask_human"),
        /** Sign in. */
        SIGN_IN("sign_in"),
        /** Answer the consent dialog. */
        GIVE_CONSENT("give_consent"),
        /** Use a browser that runs scripts. */
        USE_FULL_BROWSER("use_full_browser"),
        /** Look for the information at another place. */
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
