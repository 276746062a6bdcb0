package browsy.conformance;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The differences between the results of a run and the list of known failures.
 *
 * @param newFailures pages that fail and are not listed, with their differences
 * @param newPasses listed pages that pass
 * @param unknown listed pages that the set does not hold
 */
record Verdict(
        SortedMap<String, List<String>> newFailures,
        SortedSet<String> newPasses,
        SortedSet<String> unknown) {
    private static final int PAGES_SHOWN = 10;
    private static final int ELEMENTS_SHOWN = 3;

    /**
     * Compares a run with a list.
     *
     * @param pages all pages of the set
     * @param failures the differences of each page that fails
     * @param known pages that are listed as failing
     */
    static Verdict of(
            SortedSet<String> pages, Map<String, List<String>> failures, SortedSet<String> known) {
        SortedMap<String, List<String>> newFailures = new TreeMap<>(failures);
        newFailures.keySet().removeAll(known);
        SortedSet<String> newPasses = new TreeSet<>(known);
        newPasses.retainAll(pages);
        newPasses.removeAll(failures.keySet());
        SortedSet<String> unknown = new TreeSet<>(known);
        unknown.removeAll(pages);
        return new Verdict(newFailures, newPasses, unknown);
    }

    /** Whether the results match the list. */
    boolean asListed() {
        return newFailures.isEmpty() && newPasses.isEmpty() && unknown.isEmpty();
    }

    /** Returns a report of the differences. */
    String describe() {
        StringBuilder text = new StringBuilder();
        if (!newFailures.isEmpty()) {
            text.append("Pages that fail and are not listed: ").append(newFailures.size());
            newFailures.entrySet().stream()
                    .limit(PAGES_SHOWN)
                    .forEach(page -> describe(page.getKey(), page.getValue(), text));
            more(newFailures.size() - PAGES_SHOWN, "pages", "  ", text);
            text.append('\n');
        }
        list("Pages that pass and are listed as failing", newPasses, text);
        list("Listed pages that are not in the set", unknown, text);
        return text.toString();
    }

    private static void describe(String page, List<String> differences, StringBuilder text) {
        text.append("\n  ").append(page);
        differences.stream()
                .limit(ELEMENTS_SHOWN)
                .forEach(difference -> text.append("\n    ").append(difference));
        more(differences.size() - ELEMENTS_SHOWN, "elements", "    ", text);
    }

    private static void list(String title, SortedSet<String> pages, StringBuilder text) {
        if (!pages.isEmpty()) {
            text.append(title).append(": ").append(pages.size());
            pages.stream().limit(PAGES_SHOWN).forEach(page -> text.append("\n  ").append(page));
            more(pages.size() - PAGES_SHOWN, "pages", "  ", text);
            text.append('\n');
        }
    }

    private static void more(int count, String what, String indent, StringBuilder text) {
        if (count > 0) {
            text.append('\n').append(indent).append(count).append(" more ").append(what);
        }
    }
}
