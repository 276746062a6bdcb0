package browsy.output.report;

import browsy.model.SpatialDom;
import browsy.output.CompactFormat;
import browsy.output.report.PageSet.MeasuredPage;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Compares the length of deltas with that of the whole page for frequent actions of an agent. */
final class DeltaTable {

    /** The minimum number of elements of a measured page; smaller pages are cheap to send again. */
    private static final int LARGE = 100;

    /** The share of the page above which a delta counts as too long. */
    private static final double BAR = 0.05;

    private DeltaTable() {}

    static String of(List<PageSet> sets) {
        StringBuilder table =
                new StringBuilder("Characters of a compact delta, share of the compact page, ");
        table.append("pages of ")
                .append(LARGE)
                .append("+ elements (largest; pages above 5 %):\n\n");
        table.append("| pages | n | typed | added | toggled |\n|---|---:|---:|---:|---:|\n");
        for (PageSet set : sets) {
            List<SpatialDom> large =
                    set.pages().stream()
                            .map(MeasuredPage::dom)
                            .filter(dom -> dom.size() >= LARGE)
                            .toList();
            table.append("| ").append(set.name()).append(" | ").append(large.size());
            for (TypicalAction action : TypicalAction.values()) {
                table.append(" | ").append(cell(large, action));
            }
            table.append(" |\n");
        }
        return table.append('\n').toString();
    }

    private static String cell(List<SpatialDom> pages, TypicalAction action) {
        double largest = 0;
        int above = 0;
        for (SpatialDom page : pages) {
            Optional<String> delta = action.delta(page);
            if (delta.isEmpty()) {
                continue;
            }
            double whole = CompactFormat.standard().render(page).length();
            double share = delta.get().length() / whole;
            largest = Math.max(largest, share);
            above += share > BAR ? 1 : 0;
        }
        return String.format(Locale.ROOT, "%.1f %%; %d", 100 * largest, above);
    }
}
