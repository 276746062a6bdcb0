package browsy.config;

/**
 * Bounds on what a hostile page can cost. Only the size of the input throws {@link
 * LimitExceededException}; every other limit truncates, and {@code Page.warnings()} tells.
 *
 * @param maxHtmlChars length of the HTML, in UTF-16 code units
 * @param maxDomDepth nesting of elements; deeper ones become siblings, as in Chromium's parser
 * @param maxMemory what a page may take while it is parsed, in bytes by a rough estimate; what
 *     would take more is cut off. By default what fits into a heap of 512 MB, on every machine
 * @param maxElements elements in the document; the rest is cut off
 * @param maxCssChars all style sheets of a page together, in UTF-16 code units
 * @param maxCssCharsPerSheet one style sheet
 * @param maxStylesheets number of style sheets, imports included
 * @param maxImportDepth nesting of {@code @import}
 * @param maxRules style rules of a page
 * @param maxVarExpansion length of a declaration after {@code var()} has been replaced, in tokens
 * @param maxGridTracks tracks of a grid on one axis
 * @param maxTableSpan what {@code colspan} is cut to; {@code rowspan} follows HTML's 65534
 * @param maxLayoutsPerBox how often a box is laid out, each time for another size of what is around
 *     it; fewer where there are very many elements
 * @param maxFrames frames with {@code srcdoc} that are looked into
 * @param maxFrameDepth nesting of such frames, 1 for those of the page itself
 */
public record Limits(
        int maxHtmlChars,
        int maxDomDepth,
        long maxMemory,
        int maxElements,
        int maxCssChars,
        int maxCssCharsPerSheet,
        int maxStylesheets,
        int maxImportDepth,
        int maxRules,
        int maxVarExpansion,
        int maxGridTracks,
        int maxTableSpan,
        int maxLayoutsPerBox,
        int maxFrames,
        int maxFrameDepth) {

    /** Limits that no honest page meets. */
    public static final Limits DEFAULT = builder().build();

    public Limits {
        requirePositive("maxHtmlChars", maxHtmlChars);
        requirePositive("maxDomDepth", maxDomDepth);
        requirePositive("maxMemory", maxMemory);
        requirePositive("maxElements", maxElements);
        requirePositive("maxCssChars", maxCssChars);
        requirePositive("maxCssCharsPerSheet", maxCssCharsPerSheet);
        requirePositive("maxStylesheets", maxStylesheets);
        requirePositive("maxImportDepth", maxImportDepth);
        requirePositive("maxRules", maxRules);
        requirePositive("maxVarExpansion", maxVarExpansion);
        requirePositive("maxGridTracks", maxGridTracks);
        requirePositive("maxTableSpan", maxTableSpan);
        requirePositive("maxLayoutsPerBox", maxLayoutsPerBox);
        requirePositive("maxFrames", maxFrames);
        requirePositive("maxFrameDepth", maxFrameDepth);
    }

    private static void requirePositive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + " must be at least 1, was " + value);
        }
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Starts from {@link Limits#DEFAULT}'s numbers. */
    public static final class Builder {
        private int maxHtmlChars = 50_000_000;
        private int maxDomDepth = 512;
        private long maxMemory = 384L << 20;
        private int maxElements = 1_000_000;
        private int maxCssChars = 4_000_000;
        private int maxCssCharsPerSheet = 2_000_000;
        private int maxStylesheets = 256;
        private int maxImportDepth = 8;
        private int maxRules = 500_000;
        private int maxVarExpansion = 20_000;
        private int maxGridTracks = 10_000;
        private int maxTableSpan = 1_000;
        private int maxLayoutsPerBox = 32;
        private int maxFrames = 50;
        private int maxFrameDepth = 3;

        private Builder() {}

        public Builder maxHtmlChars(int max) {
            maxHtmlChars = max;
            return this;
        }

        public Builder maxDomDepth(int max) {
            maxDomDepth = max;
            return this;
        }

        public Builder maxMemory(long max) {
            maxMemory = max;
            return this;
        }

        public Builder maxElements(int max) {
            maxElements = max;
            return this;
        }

        public Builder maxCssChars(int max) {
            maxCssChars = max;
            return this;
        }

        public Builder maxCssCharsPerSheet(int max) {
            maxCssCharsPerSheet = max;
            return this;
        }

        public Builder maxStylesheets(int max) {
            maxStylesheets = max;
            return this;
        }

        public Builder maxImportDepth(int max) {
            maxImportDepth = max;
            return this;
        }

        public Builder maxRules(int max) {
            maxRules = max;
            return this;
        }

        public Builder maxVarExpansion(int max) {
            maxVarExpansion = max;
            return this;
        }

        public Builder maxGridTracks(int max) {
            maxGridTracks = max;
            return this;
        }

        public Builder maxTableSpan(int max) {
            maxTableSpan = max;
            return this;
        }

        public Builder maxLayoutsPerBox(int max) {
            maxLayoutsPerBox = max;
            return this;
        }

        public Builder maxFrames(int max) {
            maxFrames = max;
            return this;
        }

        public Builder maxFrameDepth(int max) {
            maxFrameDepth = max;
            return this;
        }

        public Limits build() {
            return new Limits(
                    maxHtmlChars,
                    maxDomDepth,
                    maxMemory,
                    maxElements,
                    maxCssChars,
                    maxCssCharsPerSheet,
                    maxStylesheets,
                    maxImportDepth,
                    maxRules,
                    maxVarExpansion,
                    maxGridTracks,
                    maxTableSpan,
                    maxLayoutsPerBox,
                    maxFrames,
                    maxFrameDepth);
        }
    }
}
