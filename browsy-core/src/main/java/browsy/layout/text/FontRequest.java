package browsy.layout.text;

import java.util.List;

/**
 * The font properties of an element that decide which fonts its text uses.
 *
 * @param families names of {@code font-family} in order, without quotes
 * @param size used font size in CSS px
 * @param weight computed {@code font-weight}, 1 to 1000
 * @param italic whether {@code font-style} is italic or oblique
 */
public record FontRequest(List<String> families, double size, double weight, boolean italic) {

    /**
     * Of the two weights there are the nearer one is taken, on fontconfig's scale, where 550 is
     * half way from regular to bold.
     */
    private static final int LIGHTEST_BOLD = 550;

    public FontRequest {
        families = List.copyOf(families);
    }

    boolean bold() {
        return weight >= LIGHTEST_BOLD;
    }
}
