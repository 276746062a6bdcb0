package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * The constraints on the values of a field. A component is null if the markup does not specify it;
 * texts are as written.
 *
 * @param min the minimum of a numeric, range or date field
 * @param max the maximum of a numeric, range or date field
 * @param step the step of such a field, or {@code any}
 * @param minLength the minimum length of a text in UTF-16 units
 * @param maxLength the maximum length of a text in UTF-16 units
 * @param pattern a JavaScript regular expression that the whole value must match
 * @param accept the accepted types of files
 * @param multiple whether several values are accepted
 * @param autocomplete the HTML autofill field name
 */
public record Constraints(
        @Nullable String min,
        @Nullable String max,
        @Nullable String step,
        @Nullable Integer minLength,
        @Nullable Integer maxLength,
        @Nullable String pattern,
        @Nullable String accept,
        boolean multiple,
        @Nullable String autocomplete) {

    /** No constraints. */
    public static final Constraints NONE =
            new Constraints(null, null, null, null, null, null, null, false, null);

    /** Whether there are no constraints. */
    public boolean isNone() {
        return this == NONE
                || (min == null
                        && max == null
                        && step == null
                        && minLength == null
                        && maxLength == null
                        && pattern == null
                        && accept == null
                        && !multiple
                        && autocomplete == null);
    }
}
