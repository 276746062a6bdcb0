package browsy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The explanation of a conclusion about a page.
 *
 * @param subject the kind of conclusion
 * @param conclusion the conclusion as in outputs, such as a page type or the kind of an action
 * @param rule the stable name of the deciding rule
 * @param matched the text that the rule matched; null if it depends on structure only
 * @param elementIds the elements that the rule depends on or concerns, in document order
 * @param confidence the confidence of the rule
 * @param runnerUp the conclusion that would hold without this rule; null if there is none
 */
public record Verdict(
        Subject subject,
        String conclusion,
        String rule,
        @Nullable String matched,
        List<Integer> elementIds,
        Confidence confidence,
        @Nullable String runnerUp) {

    public Verdict {
        elementIds = List.copyOf(elementIds);
    }

    /** The kind of a conclusion. */
    public enum Subject implements Named {
        PAGE_TYPE("page_type"),
        ACTION("action"),
        CAPTCHA("captcha"),
        OVERLAY("overlay"),
        BLOCKED("blocked");

        private final String wireName;

        Subject(String wireName) {
            this.wireName = wireName;
        }

        @Override
        public String wireName() {
            return wireName;
        }
    }

    /** The confidence of a rule. */
    public enum Confidence implements Named {
        /** The page states it in words or dedicated markup, and nothing contradicts it. */
        HIGH("high"),
        /** Appearance suggests it, or the page states it but another interpretation is possible. */
        MEDIUM("medium"),
        /** Only appearance suggests it, and another interpretation is possible. */
        LOW("low");

        private final String wireName;

        Confidence(String wireName) {
            this.wireName = wireName;
        }

        @Override
        public String wireName() {
            return wireName;
        }
    }
}
