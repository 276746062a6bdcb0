package browsy.intelligence.word;

import browsy.infra.Resource;
import java.util.HashSet;
import java.util.Set;

/**
 * Frequent words of the languages in the Latin set that no common language has. They tell whether a
 * page that declares no language may be in one of these, at less cost than the lists themselves.
 */
final class LatinHints {

    private static final Set<String> WORDS = load();

    private LatinHints() {}

    /** Whether one of the words is in a folded text. */
    static boolean areIn(String folded) {
        int start = 0;
        for (int end = 0; end <= folded.length(); end++) {
            if (end == folded.length() || !Character.isLetter(folded.charAt(end))) {
                if (end > start && WORDS.contains(folded.substring(start, end))) {
                    return true;
                }
                start = end + 1;
            }
        }
        return false;
    }

    private static Set<String> load() {
        String list = Resource.text(LatinHints.class, "/browsy/intelligence/hints-latin.txt");
        Set<String> words = new HashSet<>();
        int start = 0;
        for (int end = 0; end < list.length(); end++) {
            if (list.charAt(end) <= ' ') {
                words.add(list.substring(start, end));
                start = end + 1;
            }
        }
        return words;
    }
}
