package browsy.css.value.content;

import org.jspecify.annotations.Nullable;

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
    record CounterStyle(String name) implements ListStyleType {

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof CounterStyle that && name.equals(that.name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    ListStyleType DISC = new CounterStyle("disc");
}
