package browsy.layout.text;

import browsy.css.value.font.HanLanguage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The font properties of an element that select the fonts of its text. */
public final class FontRequest {
    /**
     * The minimum weight that selects the bold face. Fontconfig selects the nearer of two weights;
     * on its scale 550 is half way between regular and bold.
     */
    private static final int LIGHTEST_BOLD = 550;

    /** The largest size that {@code font-size-adjust} gives, in CSS px, like any other size. */
    private static final double LARGEST_ADJUSTED = 10_000;

    private final List<String> families;
    private final double size;
    private final double weight;
    private final boolean italic;
    private final HanLanguage language;

    /**
     * The font stack, computed on first use. Threads that compute it concurrently get equal values.
     */
    private @Nullable FontStack stack;

    /**
     * Creates a request.
     *
     * @param families the names of {@code font-family} in order, without quotes
     * @param language the content language
     * @param size the used font size in CSS px
     * @param weight the computed {@code font-weight}, 1 to 1000
     * @param italic whether {@code font-style} is italic or oblique
     */
    public FontRequest(
            List<String> families,
            HanLanguage language,
            double size,
            double weight,
            boolean italic) {
        this.families = List.copyOf(families);
        this.size = size;
        this.weight = weight;
        this.italic = italic;
        this.language = language;
    }

    /**
     * Returns the request at the size at which the x-height of the primary font is a multiple of
     * the size of this request. The size of the other fonts is the same, as in Chromium.
     *
     * @param ratio the multiple; 0 keeps the size
     * @see <a href="https://drafts.csswg.org/css-fonts-5/#font-size-adjust-prop">css-fonts-5</a>
     */
    public FontRequest withXHeight(double ratio) {
        double xHeight = ratio == 0 ? 0 : primaryFont().metrics().xHeight();
        return xHeight > 0
                ? new FontRequest(
                        families,
                        language,
                        Math.min(size * ratio * size / xHeight, LARGEST_ADJUSTED),
                        weight,
                        italic)
                : this;
    }

    HanLanguage language() {
        return language;
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

    /** Returns the primary font, which determines the metrics of the element. */
    public Font primaryFont() {
        return new Font(stack().primary(), size);
    }

    /** Returns the faces for the text, in order of preference. */
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
                        && language == request.language
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
