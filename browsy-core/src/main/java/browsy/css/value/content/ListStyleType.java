package browsy.css.value.content;

/** A computed {@code list-style-type}. */
public sealed interface ListStyleType {
    /** {@code none}: no marker text. */
    enum None implements ListStyleType {
        NONE
    }

    /** A string as the marker text. */
    record Text(String text) implements ListStyleType {}

    /**
     * A counter style, predefined or defined by {@code @counter-style}.
     *
     * @param name the name, such as {@code disc} or {@code lower-roman}
     */
    record CounterStyle(String name) implements ListStyleType {}

    ListStyleType DISC = new CounterStyle("disc");
}
