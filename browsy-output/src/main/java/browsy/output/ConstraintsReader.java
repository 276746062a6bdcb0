package browsy.output;

import browsy.model.Constraints;
import org.jspecify.annotations.Nullable;

/** Reads the constraints of a field, whose JSON fields are mixed with the others of an element. */
final class ConstraintsReader {
    private @Nullable String min;
    private @Nullable String max;
    private @Nullable String step;
    private @Nullable Integer minLength;
    private @Nullable Integer maxLength;
    private @Nullable String pattern;
    private @Nullable String accept;
    private boolean multiple;
    private @Nullable String autocomplete;

    /** Reads a field if it is a constraint; otherwise returns false without reading. */
    boolean field(String name, JsonIn in) {
        switch (name) {
            case JsonFieldNames.MIN -> min = in.text();
            case JsonFieldNames.MAX -> max = in.text();
            case JsonFieldNames.STEP -> step = in.text();
            case JsonFieldNames.MIN_LENGTH -> minLength = in.number();
            case JsonFieldNames.MAX_LENGTH -> maxLength = in.number();
            case JsonFieldNames.PATTERN -> pattern = in.text();
            case JsonFieldNames.ACCEPT -> accept = in.text();
            case JsonFieldNames.MULTIPLE -> multiple = in.flag();
            case JsonFieldNames.AUTOCOMPLETE -> autocomplete = in.text();
            default -> {
                return false;
            }
        }
        return true;
    }

    Constraints build() {
        return new Constraints(
                min, max, step, minLength, maxLength, pattern, accept, multiple, autocomplete);
    }
}
