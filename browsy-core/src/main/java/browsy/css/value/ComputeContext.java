package browsy.css.value;

/**
 * The context in which the specified values of one element are computed: the reference values of
 * relative units and keywords.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#relative-lengths">css-values-4</a>
 */
public interface ComputeContext {

    /** The font-relative units of the element ({@code em}, {@code lh} and so on). */
    FontUnits font();

    /** The font-relative units of the root element ({@code rem}, {@code rlh} and so on). */
    FontUnits rootFont();

    /** The viewport width in CSS px. */
    double viewportWidth();

    /** The viewport height in CSS px. */
    double viewportHeight();

    /** The width of the nearest size container in CSS px, or of the viewport if there is none. */
    default double containerWidth() {
        return viewportWidth();
    }

    /** The height of the nearest size container in CSS px, or of the viewport if there is none. */
    default double containerHeight() {
        return viewportHeight();
    }

    /** The 1-based index of the element among its siblings. */
    default int siblingIndex() {
        return 1;
    }

    /** The number of siblings, including the element. */
    default int siblingCount() {
        return 1;
    }

    /**
     * Whether the inline axis is vertical. Determines the axis of units such as {@code vi} and
     * {@code cqb}.
     */
    boolean isVertical();

    /** The product of the {@code zoom} of the element and its ancestors. */
    double zoom();

    /** The value of {@code currentcolor}. */
    Color currentColor();

    /** Whether the used color scheme is dark. Selects the color of {@code light-dark()}. */
    boolean isDark();

    /** The computed {@code font-weight} of the parent. */
    double parentFontWeight();

    /** The computed {@code text-align} of the parent. */
    TextAlign parentTextAlign();

    /** The computed {@code direction} of the parent. */
    Direction parentDirection();

    /**
     * Whether {@code font-family} is only the generic {@code monospace}, for which font size
     * keywords have other values.
     */
    boolean isMonospace();

    /** Whether the document is in quirks mode. */
    boolean isQuirksMode();

    /** The font-relative units of one font in CSS px, including zoom. */
    interface FontUnits {
        double em();

        double ex();

        double ch();

        double cap();

        double ic();

        double lh();
    }
}
