package browsy;

import browsy.style.cascade.DeclarationReport;
import java.util.Locale;

/**
 * A declaration of a property that applies to an element, with its origin and its outcome in the
 * cascade.
 *
 * @param text the declaration as written, such as {@code margin: 0 auto}
 * @param outcome {@code won}, {@code lost}, or {@code rolled_back} if the value is {@code revert}
 *     or {@code revert-layer}
 * @param source the address of the style sheet, {@code <style>}, {@code style attribute}, {@code
 *     presentational hint} or {@code user agent}
 * @param line the line in the source, from 1; 0 if there is none
 * @param selector the selector that matched; empty for attributes
 * @param specificity the specificity of the selector, such as {@code (0,1,0)}; empty for attributes
 * @param layer the cascade layer; empty for none
 */
public record StyleSource(
        String text,
        String outcome,
        String source,
        int line,
        String selector,
        String specificity,
        String layer) {

    static StyleSource of(DeclarationReport report) {
        return new StyleSource(
                report.text() + (report.important() ? " !important" : ""),
                report.outcome().name().toLowerCase(Locale.ROOT),
                report.source(),
                report.line(),
                report.selector(),
                report.specificity(),
                report.layer());
    }
}
