package browsy.css.value;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A length that depends on the place or size of an anchor, which only the layout of the containing
 * block knows. Until then it is as long as though there were no anchor.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-valid">css-anchor-position-1</a>
 */
public record AnchoredLength(AnchorCalculation calculation) implements LengthPercentage, CssText {

    /** The length among anchors; null where it is invalid. */
    public @Nullable LengthPercentage among(AnchorResolver anchors) {
        return calculation.resolve(anchors);
    }

    /** The length that comes of other questions. */
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
