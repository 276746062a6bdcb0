package browsy.css.value;

import java.util.Locale;

/** A CSS keyword. Implementing enums name each constant after its keyword. */
public interface Keyword extends CssText {
    String name();

    /** The CSS text of the keyword. */
    @Override
    default String css() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
