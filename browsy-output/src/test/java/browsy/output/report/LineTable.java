package browsy.output.report;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.output.CompactFormat;
import browsy.output.Format;
import browsy.output.report.PageSet.MeasuredPage;
import java.util.List;
import java.util.Locale;

/**
 * Measures the number of characters per element line, and the time of formatting relative to that
 * of parsing.
 */
final class LineTable {

    private static final Format LINES = CompactFormat.standard().withoutHeader();

    private LineTable() {}

    static String of(List<PageSet> sets) {
        StringBuilder table = new StringBuilder("Compact text, characters per element:\n\n");
        table.append("| pages | elements | line | without text, value, address |");
        table.append(" formatting / parsing |\n|---|---:|---:|---:|---:|\n");
        sets.forEach(set -> table.append(row(set)));
        return table.toString();
    }

    private static String row(PageSet set) {
        long elements = 0;
        long characters = 0;
        long bare = 0;
        for (MeasuredPage page : set.pages()) {
            elements += page.dom().size();
            characters += LINES.render(page.dom()).length();
            bare += bare(page.dom());
        }
        double count = Math.max(1, elements);
        return String.format(
                Locale.ROOT,
                "| %s | %d | %.1f | %.1f | %.1f %% |%n",
                set.name(),
                elements,
                characters / count,
                bare / count,
                100.0 * formatNanos(set) / Math.max(1, set.parseNanos()));
    }

    private static long formatNanos(PageSet set) {
        long start = System.nanoTime();
        long written = 0;
        for (MeasuredPage page : set.pages()) {
            written += CompactFormat.standard().render(page.dom()).length();
        }
        long nanos = System.nanoTime() - start;
        if (written == 0 && !set.pages().isEmpty()) {
            throw new IllegalStateException("nothing was written for " + set.name());
        }
        return nanos;
    }

    /** Returns the number of characters of the lines without texts, values and URLs. */
    private static long bare(SpatialDom dom) {
        List<SpatialElement> elements =
                dom.elements().stream()
                        .map(
                                element ->
                                        element.toBuilder()
                                                .text(null)
                                                .placeholder(null)
                                                .value(null)
                                                .href(null)
                                                .options(List.of())
                                                .build())
                        .toList();
        return LINES.render(dom.toBuilder().elements(elements).build()).length();
    }
}
