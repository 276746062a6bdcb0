package browsy.output.report;

import browsy.model.SpatialDom;
import browsy.output.AgentRefsFormat;
import browsy.output.AriaSnapshotFormat;
import browsy.output.CompactFormat;
import browsy.output.Format;
import browsy.output.JsonFormat;
import browsy.output.MarkdownFormat;
import browsy.output.TreeFormat;
import browsy.output.report.PageSet.MeasuredPage;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts the tokens of each format for a page with one tokenizer. */
final class TokenTable {

    private static final Map<String, Format> FORMATS = formats();

    private final Encoding encoding;

    TokenTable(EncodingType type) {
        encoding = Encodings.newLazyEncodingRegistry().getEncoding(type);
    }

    private static Map<String, Format> formats() {
        Map<String, Format> formats = new LinkedHashMap<>();
        formats.put("json", JsonFormat.standard());
        formats.put("compact", CompactFormat.standard());
        formats.put("refs", AgentRefsFormat.standard());
        formats.put("tree", TreeFormat.standard());
        formats.put("aria", AriaSnapshotFormat.standard());
        formats.put("markdown", MarkdownFormat.standard());
        return formats;
    }

    String of(List<PageSet> sets) {
        StringBuilder table = new StringBuilder();
        table.append("Median tokens of a page, ").append(encoding.getName()).append(":\n\n");
        table.append("| pages | n | raw HTML | ").append(String.join(" | ", FORMATS.keySet()));
        table.append(" | delta |\n|---|").append("---:|".repeat(FORMATS.size() + 3)).append('\n');
        sets.forEach(set -> table.append(row(set)));
        return table.append('\n').toString();
    }

    private String row(PageSet set) {
        Map<String, List<Integer>> counts = new LinkedHashMap<>();
        for (MeasuredPage page : set.pages()) {
            SpatialDom dom = page.dom();
            add(counts, "raw HTML", page.html());
            FORMATS.forEach((name, format) -> add(counts, name, format.render(dom)));
            TypicalAction.TYPE.delta(dom).ifPresent(delta -> add(counts, "delta", delta));
        }
        StringBuilder row = new StringBuilder("| " + set.name() + " | " + set.pages().size());
        counts.values().forEach(values -> row.append(" | ").append(median(values)));
        return row.append(" |\n").toString();
    }

    private void add(Map<String, List<Integer>> counts, String name, String text) {
        counts.computeIfAbsent(name, key -> new ArrayList<>())
                .add(encoding.countTokensOrdinary(text));
    }

    private static int median(List<Integer> values) {
        List<Integer> sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
    }
}
