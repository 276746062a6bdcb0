package browsy.intelligence.word;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compiles the word lists into indexes. The build runs it, since reading the lists at the first
 * page would take longer than all other work for a small page.
 */
final class WordListCompiler {

    /** Marks words that mean something else in another language, before the colon. */
    private static final String AMBIGUOUS = "!";

    private final Path lists;

    private WordListCompiler(Path lists) {
        this.lists = lists;
    }

    /**
     * Compiles all lists.
     *
     * @param args the folder of the lists and the folder of the indexes
     * @throws IOException if a list cannot be read or an index not be written
     */
    public static void main(String[] args) throws IOException {
        WordListCompiler compiler = new WordListCompiler(Path.of(args[0]));
        Path target = Files.createDirectories(Path.of(args[1]));
        for (WordKind kind : WordKind.values()) {
            for (WordSet set : WordSet.ALL) {
                try (OutputStream out =
                        Files.newOutputStream(target.resolve(kind.indexName(set)))) {
                    compiler.compile(kind, set).write(out);
                }
            }
        }
    }

    private PhraseIndex compile(WordKind kind, WordSet set) throws IOException {
        PhraseIndexBuilder index = new PhraseIndexBuilder();
        for (WordLanguage language : WordLanguage.values()) {
            if (language.set() == set) {
                for (String line : Files.readAllLines(lists.resolve(kind.listName(language)))) {
                    add(line, kind, language, index);
                }
            }
        }
        return index.build();
    }

    /**
     * Adds a line {@code topic topic:phrase,phrase}. The phrases are in their normal form. The
     * English words are common in all languages; their list is the first one.
     */
    private static void add(
            String line, WordKind kind, WordLanguage language, PhraseIndexBuilder index) {
        int colon = line.indexOf(':');
        String names = line.substring(0, colon);
        boolean ambiguous = names.endsWith(AMBIGUOUS);
        long topics = 0;
        for (String name : names.replace(AMBIGUOUS, "").split(" ")) {
            topics |= kind.bit(name);
        }
        for (String phrase : line.substring(colon + 1).split(",")) {
            if (language == WordLanguage.EN) {
                index.addCommonWords(phrase);
            }
            index.add(phrase, topics, ambiguous ? language.bit() : WordLanguage.ALL_BITS);
        }
    }
}
