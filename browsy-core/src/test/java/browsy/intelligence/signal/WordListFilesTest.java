package browsy.intelligence.signal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The word list files. */
class WordListFilesTest {

    private static final Path FOLDER = Path.of("src/main/resources/browsy/intelligence");

    /** Tests that the phrases in the files are normal, since loading does not normalise them. */
    @Test
    void phrasesAreNormal() throws IOException {
        for (WordLanguage language : WordLanguage.values()) {
            Path list = FOLDER.resolve(language.fileName());
            for (String line : Files.readAllLines(list)) {
                for (String phrase : line.substring(line.indexOf(':') + 1).split(",", -1)) {
                    assertFalse(phrase.isBlank(), () -> list + ": an empty phrase in " + line);
                    assertEquals(Phrases.normal(phrase), phrase, () -> list + ": " + line);
                }
            }
        }
    }

    /** Tests that the bits of all topics and a flag fit into a long. */
    @Test
    void topicsFitIntoABitMask() {
        assertTrue(Topic.values().length < Long.SIZE);
    }

    @Test
    void everyTopicHasWordsInAtLeastThirtyLanguages() throws IOException {
        Map<Topic, Integer> languages = new EnumMap<>(Topic.class);
        for (WordLanguage language : WordLanguage.values()) {
            Files.readAllLines(FOLDER.resolve(language.fileName())).stream()
                    .map(line -> line.substring(0, line.indexOf(':')).replace("!", "").split(" "))
                    .flatMap(Arrays::stream)
                    .distinct()
                    .map(name -> Topic.valueOf(name.toUpperCase(Locale.ROOT)))
                    .forEach(topic -> languages.merge(topic, 1, Integer::sum));
        }
        for (Topic topic : Topic.values()) {
            assertTrue(languages.getOrDefault(topic, 0) >= 30, () -> topic + ": " + languages);
        }
    }
}
