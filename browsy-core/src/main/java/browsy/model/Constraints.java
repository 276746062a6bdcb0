package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * What a field accepts. Components are null where the markup says nothing; texts are as written.
 *
 * @param min least value of a number, range or date field
 * @param max greatest value of a number, range or date field
 * @param step granularity of such a field, or {@code any}
 * @param minLength least length of a text in UTF-16 units
 * @param maxLength greatest length of a text in UTF-16 units
 * @param pattern regular expression (of JavaScript) that the whole value must match
 * @param accept kinds of file taken
 * @param multiple whether several values are taken
 * @param autocomplete what the field is for, in the terms of HTML's autofill
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

    /** Accepts anything. */
    public static final Constraints NONE =
            new Constraints(null, null, null, null, null, null, null, false, null);

    /** Whether anything is accepted. */
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
