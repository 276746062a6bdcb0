package browsy.intelligence.signal;

import java.util.List;
import java.util.Map;

/**
 * Phrases of one language or trade, by topic. Implementations named in {@code META-INF/services}
 * are added to the ones that come with browsy.
 */
public interface WordList {

    /** The phrases in any case, by topic; a topic without phrases may be left out. */
    Map<Topic, List<String>> phrases();
}
