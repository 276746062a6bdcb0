package browsy.config;

/**
 * Bounds on what a hostile page can cost. Only the size of the input throws {@link
 * LimitExceededException}; every other limit truncates, and {@code Page.warnings()} tells.
 *
 * @param maxHtmlChars length of the HTML, in UTF-16 code units
 * @param maxDomDepth nesting of elements; deeper ones become siblings, as in Chromium's parser
 * @param maxElements elements in the document; the rest is cut off
 * @param maxCssChars all style sheets of a page together, in UTF-16 code units
 * @param maxCssCharsPerSheet one style sheet
 * @param maxStylesheets number of style sheets, imports included
 * @param maxImportDepth nesting of {@code @import}
 * @param maxRules style rules of a page
 * @param maxVarExpansion length of a declaration after {@code var()} has been replaced, in tokens
 * @param maxGridTracks tracks of a grid on one axis
 * @param maxTableSpan what {@code colspan} and {@code rowspan} are cut to
 */
public record Limits(
        int maxHtmlChars,
        int maxDomDepth,
        int maxElements,
        int maxCssChars,
        int maxCssCharsPerSheet,
        int maxStylesheets,
        int maxImportDepth,
        int maxRules,
        int maxVarExpansion,
        int maxGridTracks,
        int maxTableSpan) {
    public static final Limits DEFAULT =
            new Limits(
                    50_000_000,
                    512,
                    1_000_000,
                    20_000_000,
                    10_000_000,
                    256,
                    8,
                    500_000,
                    20_000,
                    10_000,
                    1_000);
}
