package browsy.css.value;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A calculation with anchor functions in it. */
public interface AnchorCalculation extends CssText {

    /** The length that comes of it; null where a function has neither an answer nor a fallback. */
    @Nullable LengthPercentage resolve(AnchorResolver resolver);

    /** The same calculation with other questions in place of its own. */
    AnchorCalculation asking(UnaryOperator<AnchorQuery> other);
}
