package browsy.intelligence.word;

import browsy.config.WordList;
import java.util.List;
import java.util.Map;

/**
 * A word list with words that the built-in lists do not contain; registered in {@code
 * META-INF/services}.
 */
public final class PotteryWords implements WordList {

    @Override
    public Map<String, List<String>> phrases() {
        return Map.of("search", List.of("Rummage the Shelves", "Plund* ~ Pottery"));
    }
}
