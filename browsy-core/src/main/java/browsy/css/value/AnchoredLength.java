package browsy.css.value;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A length with anchor functions. Its used value depends on the position or size of anchors, which
 * are known only during the layout of the containing block. Before that, {@link #resolve} uses the
 * fallbacks.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-valid">css-anchor-position-1</a>
 */
public record AnchoredLength(AnchorCalculation calculation) implements LengthPercentage, CssText {

    /**
     * Resolves the anchor functions. Returns null if the length is invalid, see {@link
     * AnchorCalculation#resolve}.
     */
    public @Nullable LengthPercentage among(AnchorResolver anchors) {
        return calculation.resolve(anchors);
    }

    /**
     * Returns the length with other anchor queries.
     *
     * @param other maps each query to its replacement
     */
    public AnchoredLength asking(UnaryOperator<AnchorQuery> other) {
        return new AnchoredLength(calculation.asking(other));
    }

    @Override
    public double resolve(double percentageBasis) {
        LengthPercentage length = among(query -> null);
        return length == null ? 0 : length.resolve(percentageBasis);
    }

    @Override
    public boolean hasPercentage() {
        return true;
    }

    @Override
    public String css() {
        return calculation.css();
    }
}
