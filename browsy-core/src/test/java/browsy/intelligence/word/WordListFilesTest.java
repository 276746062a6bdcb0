package browsy.intelligence.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The word list files. */
class WordListFilesTest {

    private static final Path FOLDER = Path.of("src/main/words");

    /** Tests that the phrases in the files are normal, since loading does not normalise them. */
    @Test
    void phrasesAreNormal() throws IOException {
        for (WordLanguage language : WordLanguage.values()) {
            for (WordKind kind : WordKind.values()) {
                Path list = FOLDER.resolve(kind.listName(language));
                for (String line : Files.readAllLines(list)) {
                    for (String phrase : line.substring(line.indexOf(':') + 1).split(",", -1)) {
                        assertFalse(phrase.isBlank(), () -> list + ": an empty phrase in " + line);
                        assertEquals(Phrases.normal(phrase), phrase, () -> list + ": " + line);
                    }
                }
            }
        }
    }

    /** Tests that ambiguous words are told apart by the language of the page. */
    @Test
    void languagesWithoutABitHaveNoAmbiguousWords() throws IOException {
        for (WordLanguage language : WordLanguage.values()) {
            for (WordKind kind : WordKind.values()) {
                String list = Files.readString(FOLDER.resolve(kind.listName(language)));
                assertFalse(
                        language.bit() == 0 && list.contains("!:"), () -> kind + " " + language);
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
        Map<String, Integer> languages = languages(WordKind.WORDS);
        for (Topic topic : Topic.values()) {
            assertTrue(
                    languages.getOrDefault(topic.name(), 0) >= 30, () -> topic + ": " + languages);
        }
    }

    @Test
    void everyAccountWordIsInAllLanguages() throws IOException {
        Map<String, Integer> languages = languages(WordKind.ACCOUNT);
        for (AccountWord word : AccountWord.values()) {
            assertEquals(
                    WordLanguage.values().length, languages.get(word.name()), () -> word.name());
        }
    }

    /** The number of languages with phrases, by the name of the topic in upper case. */
    private static Map<String, Integer> languages(WordKind kind) throws IOException {
        Map<String, Integer> languages = new HashMap<>();
        for (WordLanguage language : WordLanguage.values()) {
            Files.readAllLines(FOLDER.resolve(kind.listName(language))).stream()
                    .map(line -> line.substring(0, line.indexOf(':')).replace("!", "").split(" "))
                    .flatMap(Arrays::stream)
                    .distinct()
                    .map(name -> name.toUpperCase(Locale.ROOT))
                    .forEach(name -> languages.merge(name, 1, Integer::sum));
        }
        return languages;
    }
}
