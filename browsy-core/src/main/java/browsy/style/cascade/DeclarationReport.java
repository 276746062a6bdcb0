package browsy.style.cascade;

/**
 * One declaration of a property that applies to an element, with its origin and its outcome in the
 * cascade. A list of reports explains why a property has its value.
 *
 * @param text the declaration as written, such as {@code margin: 0 auto}
 * @param outcome the outcome in the cascade
 * @param important whether it is {@code !important}
 * @param source the address of the stylesheet, {@code <style>}, {@code style attribute}, {@code
 *     presentational hint}, {@code @keyframes} with a name, or {@code user agent}
 * @param line the line in the source, from 1; 0 if there is none
 * @param selector the selector that matched; empty for attributes and keyframes
 * @param specificity the specificity of the selector, such as {@code (0,1,0)}; empty for attributes
 * @param layer the full name of the cascade layer; empty for none
 */
public record DeclarationReport(
        String text,
        Outcome outcome,
        boolean important,
        String source,
        int line,
        String selector,
        String specificity,
        String layer) {

    /** The outcome of a declaration in the cascade. */
    public enum Outcome {
        /** The declaration gives the property its value. */
        WON,
        /**
         * The declaration is {@code revert} or {@code revert-layer} and hands over to a weaker one.
         */
        ROLLED_BACK,
        /**
         * A stronger declaration, {@code revert} or {@code revert-layer} overrides the declaration.
         */
        LOST
    }
}
