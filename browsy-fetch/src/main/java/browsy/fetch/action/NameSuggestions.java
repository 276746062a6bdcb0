package browsy.fetch.action;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds controls with names similar to a text, for error messages about a target not found. */
final class NameSuggestions {
    /** The number of characters of a name that are compared. */
    private static final int MAX_LENGTH = 60;

    /** The greatest difference of a suggestion, from 0 (equal) to 1. */
    private static final double MAX_DIFFERENCE = 0.5;

    private NameSuggestions() {}

    /** An element with the difference of its name from the wanted one. */
    private record Near(SpatialElement element, double difference) {}

    /**
     * The visible controls with similar names, the most similar first.
     *
     * @param most the greatest number of suggestions
     */
    static List<SpatialElement> of(SpatialDom dom, String words, int most) {
        String wanted = folded(words);
        return dom.elements().stream()
                .filter(element -> !element.hidden() && element.isInteractive())
                .map(element -> new Near(element, difference(wanted, element)))
                .filter(near -> near.difference() <= MAX_DIFFERENCE)
                .sorted(Comparator.comparingDouble(Near::difference))
                .limit(most)
                .map(Near::element)
                .toList();
    }

    private static double difference(String wanted, SpatialElement element) {
        return Math.min(
                difference(wanted, folded(element.displayName())),
                Math.min(
                        difference(wanted, folded(element.label())),
                        difference(wanted, folded(element.placeholder()))));
    }

    /**
     * The difference of two names from 0 (equal) to 1, the minimum of two measures. One is the edit
     * distance divided by the length of the longer name. The other is based on the share of words
     * of the shorter name that the other one lacks; it is at least 0.2, so that similar spelling
     * ranks before common words.
     */
    private static double difference(String wanted, String name) {
        if (wanted.isEmpty() || name.isEmpty()) {
            return 1;
        }
        Set<String> mine = new HashSet<>(List.of(wanted.split(" ")));
        Set<String> other = new HashSet<>(List.of(name.split(" ")));
        int all = Math.min(mine.size(), other.size());
        mine.retainAll(other);
        double byWords = 1 - (double) mine.size() / all;
        double bySpelling =
                (double) distance(wanted, name) / Math.max(wanted.length(), name.length());
        return Math.min(bySpelling, byWords * 0.6 + 0.2);
    }

    /** The Levenshtein distance. */
    private static int distance(String from, String to) {
        int[] before = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] row = new int[to.length() + 1];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = before[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, Math.min(before[j], row[j - 1]) + 1);
            }
            before = row;
        }
        return before[to.length()];
    }

    private static String folded(@Nullable String text) {
        if (text == null) {
            return "";
        }
        String folded = text.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        return folded.substring(0, Math.min(MAX_LENGTH, folded.length()));
    }
}
