package browsy.cli;

import browsy.Page;
import browsy.StyleSource;
import browsy.html.DomPath;
import browsy.model.Bounds;
import browsy.model.HiddenReason;
import browsy.model.SpatialElement;
import browsy.model.Verdict;
import browsy.output.CompactFormat;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;

/** Writes explanations of a page and its elements for people, one fact per line. */
final class ExplanationText {
    private final Page page;
    private final PrintWriter out;

    ExplanationText(Page page, PrintWriter out) {
        this.page = page;
        this.out = out;
    }

    /** Writes the verdicts on the page (such as its type) with their evidence, and the warnings. */
    void page() {
        page.explain().forEach(this::verdict);
        page.warnings().forEach(warning -> out.println("warning: " + warning));
    }

    private void verdict(Verdict verdict) {
        StringBuilder line = new StringBuilder(verdict.subject().wireName());
        line.append(": ").append(verdict.conclusion()).append("  by ").append(verdict.rule());
        if (verdict.matched() != null) {
            line.append(" \"").append(verdict.matched().replaceAll("\\p{Cntrl}", " ")).append('"');
        }
        if (!verdict.elementIds().isEmpty()) {
            line.append(' ').append(verdict.elementIds());
        }
        line.append(", ").append(verdict.confidence().wireName());
        line.append(" (").append(Math.round(verdict.probability() * 100)).append(" %)");
        if (verdict.runnerUp() != null) {
            line.append(", else ").append(verdict.runnerUp());
        }
        out.println(line);
    }

    /**
     * Explains each element of an id or selector: its entry in the list of elements, its box, the
     * reasons why it is hidden, and the declarations that apply to it.
     *
     * @param target the id of an element (at most 9 digits), or a CSS selector
     * @param properties the names of the properties whose declarations are written
     * @return whether there is such an element
     * @throws IllegalArgumentException if the target is neither an id nor a selector
     */
    boolean element(String target, List<String> properties) {
        if (target.matches("\\d{1,9}")) {
            Element source = page.source(Integer.parseInt(target));
            if (source == null) {
                return false;
            }
            element(source, properties);
            return true;
        }
        List<Element> sources = page.find(target);
        sources.forEach(source -> element(source, properties));
        return !sources.isEmpty();
    }

    private void element(Element source, List<String> properties) {
        out.println(DomPath.of(source));
        SpatialElement element =
                page.dom().elements().stream()
                        .filter(known -> page.source(known.id()) == source)
                        .findFirst()
                        .orElse(null);
        if (element == null) {
            out.println("  not listed: it has nothing of its own to say or do");
        } else {
            listed(element);
        }
        page.declarations(source, properties).forEach(this::style);
    }

    /** Writes the compact entry, the box and the visibility of a listed element. */
    private void listed(SpatialElement element) {
        var alone = page.dom().toBuilder().elements(List.of(element)).build();
        out.print("  " + CompactFormat.standard().withoutHeader().render(alone));
        out.println("  box: " + box(element.bounds()));
        for (HiddenReason reason : element.visibility().reasons()) {
            StringBuilder line = new StringBuilder("  hidden: " + reason.kind().wireName());
            line.append(reason.by() == null ? "" : " by " + reason.by());
            line.append(reason.rule() == null ? "" : ", " + reason.rule());
            line.append(reason.revealedBy() == null ? "" : "; click " + reason.revealedBy());
            out.println(line);
        }
        if (element.visibility().coveredBy() != null) {
            out.println("  covered by " + element.visibility().coveredBy());
        }
        if (element.visibility().clickThrough()) {
            out.println("  clicks go through it (pointer-events: none)");
        }
    }

    private static String box(Bounds box) {
        return String.format(
                Locale.ROOT, "%.1f,%.1f %.1fx%.1f", box.x(), box.y(), box.width(), box.height());
    }

    /** Writes a declaration with its outcome in the cascade, selector, layer and position. */
    private void style(StyleSource style) {
        String place = style.line() == 0 ? "" : ":" + style.line();
        String selector =
                style.selector().isEmpty()
                        ? ""
                        : "  " + style.selector() + " " + style.specificity();
        String layer = style.layer().isEmpty() ? "" : "  @layer " + style.layer();
        out.println(
                "  "
                        + style.outcome()
                        + ": "
                        + style.text()
                        + selector
                        + layer
                        + "  ("
                        + style.source()
                        + place
                        + ")");
    }
}
