package browsy.style.cascade;

/**
 * One declaration for a property of an element, and what became of it: the answer to why an element
 * looks as it does.
 *
 * @param text the declaration as written, such as {@code margin: 0 auto}
 * @param outcome what became of it
 * @param important whether it is {@code !important}
 * @param source the address of the stylesheet, {@code <style>}, {@code style attribute}, {@code
 *     presentational hint} or {@code user agent}
 * @param line the line in the source, from 1; 0 where there is none
 * @param selector the selector that matched; empty for attributes
 * @param specificity such as {@code (0,1,0)}; empty for attributes
 * @param layer the cascade layer; empty for none
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

    /** What became of a declaration. */
    public enum Outcome {
        WON,
        /** Gave way on purpose: {@code revert} or {@code revert-layer}. */
        ROLLED_BACK,
        LOST
    }
}
