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
public record FontRequest(List<String> families, double size, int weight, boolean italic) {

    /** The largest weight that still gets the regular face. */
    private static final int HEAVIEST_REGULAR = 500;

    public FontRequest {
        families = List.copyOf(families);
    }

    boolean bold() {
        return weight > HEAVIEST_REGULAR;
    }
}
