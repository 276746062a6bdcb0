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
 * @param probability how likely the conclusion is right, from 0 to 1
 * @param runnerUp the conclusion that would hold without this rule; null if there is none
 */
public record Verdict(
        Subject subject,
        String conclusion,
        String rule,
        @Nullable String matched,
        List<Integer> elementIds,
        double probability,
        @Nullable String runnerUp) {

    public Verdict {
        elementIds = List.copyOf(elementIds);
        if (!(probability >= 0 && probability <= 1)) {
            throw new IllegalArgumentException("probability: " + probability);
        }
    }

    /** Returns the level of the probability. */
    public Confidence confidence() {
        return Confidence.of(probability);
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

    /** Levels of probability. */
    public enum Confidence implements Named {
        /** The conclusion is right for nine pages in ten. */
        HIGH("high"),
        /** The conclusion is right for three pages in four. */
        MEDIUM("medium"),
        /** Another conclusion may be right. */
        LOW("low");

        private static final double MIN_HIGH = 0.9;
        private static final double MIN_MEDIUM = 0.75;

        private final String wireName;

        Confidence(String wireName) {
            this.wireName = wireName;
        }

        /**
         * Returns the level of a probability.
         *
         * @param probability from 0 to 1
         */
        public static Confidence of(double probability) {
            if (probability >= MIN_HIGH) {
                return HIGH;
            }
            return probability >= MIN_MEDIUM ? MEDIUM : LOW;
        }

        @Override
        public String wireName() {
            return wireName;
        }
    }
}
