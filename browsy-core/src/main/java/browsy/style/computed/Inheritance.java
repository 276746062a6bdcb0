package browsy.style.computed;

/**
 * Stands for the values of all inherited properties of a style. Styles with the same one give their
 * children the same, whatever else they differ in; styles with different ones may do so, too.
 */
public final class Inheritance {
    Inheritance() {}
}
