package browsy.intelligence.signal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The format of the word list files. */
class WordListFilesTest {
    private static final Path FOLDER = Path.of("src/main/resources/browsy/intelligence");

    /** Tests that the phrases in the files are normal, since loading does not normalise them. */
    @Test
    void phrasesAreNormal() throws IOException {
        List<Path> lists;
        try (Stream<Path> files = Files.list(FOLDER)) {
            lists = files.filter(file -> file.getFileName().toString().endsWith(".txt")).toList();
        }
        assertTrue(lists.size() > 5, "only " + lists.size() + " lists were found");
        for (Path list : lists) {
            for (String line : Files.readAllLines(list)) {
                if (!line.startsWith("#") && line.contains(":")) {
                    assertNormal(list, line);
                }
            }
        }
    }

    private static void assertNormal(Path list, String line) {
        for (String phrase : line.substring(line.indexOf(':') + 1).split(",", -1)) {
            assertFalse(phrase.isBlank(), () -> list + ": an empty phrase in " + line);
            assertEquals(Phrases.normal(phrase), phrase, () -> list + ": " + line);
        }
    }
}
