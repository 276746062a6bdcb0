package browsy.output;

import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Scores how well the text of elements matches a query, with Okapi BM25.
 *
 * @see <a href="https://doi.org/10.1561/1500000019">Robertson, Zaragoza: The Probabilistic
 *     Relevance Framework</a>
 */
final class Relevance {

    private static final double SATURATION = 1.2;
    private static final double LENGTH_WEIGHT = 0.75;

    private final Map<Integer, Double> scores = new HashMap<>();

    Relevance(SpatialDom dom, String query) {
        Set<String> wanted = new HashSet<>(words(query));
        Map<Integer, List<String>> documents = new HashMap<>();
        Map<String, Integer> frequencies = new HashMap<>();
        long length = 0;
        for (SpatialElement element : dom.elements()) {
            List<String> words = words(textOf(element));
            documents.put(element.id(), words);
            length += words.size();
            for (String word : new HashSet<>(words)) {
                if (wanted.contains(word)) {
                    frequencies.merge(word, 1, Integer::sum);
                }
            }
        }
        double average = Math.max(1, length / (double) Math.max(1, dom.size()));
        documents.forEach(
                (id, words) ->
                        scores.put(id, score(words, wanted, frequencies, dom.size(), average)));
    }

    /** Returns the score of an element; 0 if it contains no word of the query. */
    double of(SpatialElement element) {
        return scores.getOrDefault(element.id(), 0.0);
    }

    /**
     * Computes the BM25 score of one document.
     *
     * @param words the words of the document
     * @param frequencies the number of documents that contain each word of the query
     * @param average the average number of words of a document
     */
    private static double score(
            List<String> words,
            Set<String> wanted,
            Map<String, Integer> frequencies,
            int documents,
            double average) {
        // Sorted, so that the floating-point sum does not depend on the order of a hash table.
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : words) {
            if (wanted.contains(word)) {
                counts.merge(word, 1, Integer::sum);
            }
        }
        double norm = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * words.size() / average;
        double score = 0;
        for (Map.Entry<String, Integer> counted : counts.entrySet()) {
            int count = counted.getValue();
            int having = frequencies.getOrDefault(counted.getKey(), 0);
            double rarity = StrictMath.log(1 + (documents - having + 0.5) / (having + 0.5));
            score += rarity * count * (SATURATION + 1) / (count + SATURATION * norm);
        }
        return score;
    }

    private static String textOf(SpatialElement element) {
        StringBuilder text = new StringBuilder();
        append(text, element.text());
        append(text, element.label());
        append(text, element.accessibleName());
        append(text, element.placeholder());
        append(text, element.name());
        for (SelectOption option : element.options()) {
            append(text, option.label());
        }
        return text.toString();
    }

    private static void append(StringBuilder text, @Nullable String part) {
        if (part != null) {
            text.append(part).append(' ');
        }
    }

    /**
     * Splits a text into words: runs of letters and digits in lower case. Each ideograph is a word.
     */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        text.toLowerCase(Locale.ROOT)
                .codePoints()
                .forEach(
                        c -> {
                            boolean ideograph = Character.isIdeographic(c);
                            if (ideograph || !Character.isLetterOrDigit(c)) {
                                flush(words, word);
                            }
                            if (ideograph) {
                                words.add(Character.toString(c));
                            } else if (Character.isLetterOrDigit(c)) {
                                word.appendCodePoint(c);
                            }
                        });
        flush(words, word);
        return words;
    }

    private static void flush(List<String> words, StringBuilder word) {
        if (word.length() > 0) {
            words.add(word.toString());
            word.setLength(0);
        }
    }
}
