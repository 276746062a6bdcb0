package browsy.css.value;

/** A computed value whose serialization does not depend on the element. */
public interface CssText {

    /** The CSS text of the value. */
    String css();
}
