package browsy.config;

/**
 * Limits on the resources that a hostile page can use. Only {@code maxHtmlChars} throws {@link
 * LimitExceededException}; all other limits truncate the page and add a message to {@code
 * Page.warnings()}.
 *
 * @param maxHtmlChars the length of the HTML, in UTF-16 code units
 * @param maxDomDepth the depth of nested elements; deeper ones become siblings, as in Chromium's
 *     parser
 * @param maxMemory a rough estimate of the memory for processing a page, in bytes; the rest of the
 *     page is cut off. The default suits a heap of 512 MB, on every machine
 * @param maxElements the number of elements in the document; the rest is cut off
 * @param maxCssChars the length of all style sheets of a page together, in UTF-16 code units
 * @param maxCssCharsPerSheet the length of one style sheet, in UTF-16 code units
 * @param maxStylesheets the number of style sheets, including imported ones
 * @param maxImportDepth the depth of nested {@code @import} rules
 * @param maxRules the number of style rules of a page, where each selector counts
 * @param maxVarExpansion the length of a value after substitution of {@code var()}, in tokens
 * @param maxGridTracks the number of tracks of a grid on one axis
 * @param maxTableSpan the maximum {@code colspan}; the maximum {@code rowspan} is HTML's 65534
 * @param maxLayoutsPerBox the number of layouts of a box under different constraints; the effective
 *     limit is lower for documents with very many elements
 * @param maxFrames the number of frames with {@code srcdoc} that are read
 * @param maxFrameDepth the depth of nested frames that are read; 1 for frames of the page itself
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

    /** The default limits, which ordinary pages do not reach. */
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

    /** Returns a builder with the default limits. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds {@link Limits}. See the components of the record for the meaning of the values. */
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
