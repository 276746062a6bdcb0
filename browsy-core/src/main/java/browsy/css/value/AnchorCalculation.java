package browsy.css.value;

import org.jspecify.annotations.Nullable;

/** A calculation with anchor functions in it. */
public interface AnchorCalculation extends CssText {

    /** The length that comes of it; null where a function has neither an answer nor a fallback. */
    @Nullable LengthPercentage resolve(AnchorResolver resolver);
}
