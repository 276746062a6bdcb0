package browsy.style.computed;

/**
 * The identity of the values of all inherited properties of a style. Styles with the same object
 * have the same inherited values; styles with different objects may also have.
 */
public final class Inheritance {
    Inheritance() {}
}
