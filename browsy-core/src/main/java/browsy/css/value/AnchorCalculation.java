package browsy.css.value;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A calculation that contains anchor functions. */
public interface AnchorCalculation extends CssText {

    /**
     * Resolves the anchor functions. Returns null if one of them has neither an anchor nor a
     * fallback, which makes the declaration invalid at computed-value time.
     */
    @Nullable LengthPercentage resolve(AnchorResolver resolver);

    /**
     * Returns the calculation with other anchor queries.
     *
     * @param other maps each query to its replacement
     */
    AnchorCalculation asking(UnaryOperator<AnchorQuery> other);
}
