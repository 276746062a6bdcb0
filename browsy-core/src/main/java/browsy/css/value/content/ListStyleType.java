package browsy.css.value.content;

/** A computed {@code list-style-type}. */
public sealed interface ListStyleType {
    /** No marker text. */
    enum None implements ListStyleType {
        NONE
    }

    /** The marker is this string. */
    record Text(String text) implements ListStyleType {}

    /**
     * A counter style by its name: {@code disc}, {@code decimal}, {@code lower-roman} or an
     * author's own.
     */
    record CounterStyle(String name) implements ListStyleType {}

    ListStyleType DISC = new CounterStyle("disc");
}
