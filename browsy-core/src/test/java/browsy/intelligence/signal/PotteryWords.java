package browsy.intelligence.signal;

import browsy.config.WordList;
import java.util.List;
import java.util.Map;

/** Words of a trade that no list of browsy's has, named in {@code META-INF/services}. */
public final class PotteryWords implements WordList {

    @Override
    public Map<String, List<String>> phrases() {
        return Map.of("search", List.of("Rummage the Shelves"));
    }
}
