package browsy.layout.text;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The font properties of an element that decide which fonts its text uses. */
public final class FontRequest {
    /**
     * Of the two weights there are the nearer one is taken, on fontconfig's scale, where 550 is
     * half way from regular to bold.
     */
    private static final int LIGHTEST_BOLD = 550;

    private final List<String> families;
    private final double size;
    private final double weight;
    private final boolean italic;

    /** Found when it is first asked for; threads that do so at once find the same. */
    private @Nullable FontStack stack;

    /**
     * @param families names of {@code font-family} in order, without quotes
     * @param size used font size in CSS px
     * @param weight computed {@code font-weight}, 1 to 1000
     * @param italic whether {@code font-style} is italic or oblique
     */
    public FontRequest(List<String> families, double size, double weight, boolean italic) {
        this.families = List.copyOf(families);
        this.size = size;
        this.weight = weight;
        this.italic = italic;
    }

    List<String> families() {
        return families;
    }

    public double size() {
        return size;
    }

    boolean bold() {
        return weight >= LIGHTEST_BOLD;
    }

    boolean italic() {
        return italic;
    }

    /** The font an element's own metrics come from. */
    public Font primaryFont() {
        return new Font(stack().primary(), size);
    }

    /** The faces that the text can be set in. */
    FontStack stack() {
        FontStack found = stack;
        if (found == null) {
            found = FontStack.of(this);
            stack = found;
        }
        return found;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof FontRequest request
                        && Double.compare(size, request.size) == 0
                        && Double.compare(weight, request.weight) == 0
                        && italic == request.italic
                        && families.equals(request.families));
    }

    @Override
    public int hashCode() {
        return families.hashCode() * 31 + Double.hashCode(size);
    }

    @Override
    public String toString() {
        return size + "px " + weight + (italic ? " italic " : " ") + families;
    }
}
