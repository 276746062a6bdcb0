package browsy.intelligence.signal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.ToLongFunction;

/**
 * Reads the built-in word lists: lines of {@code topic topic:phrase,phrase}. A {@code !} before the
 * colon marks words that mean something else in another language. The phrases in the files are in
 * their normal form.
 */
final class WordListReader {

    /** The bits of all languages. */
    static final long EVERY_LANGUAGE = -1;

    private static final char AMBIGUOUS = '!';

    private WordListReader() {}

    /**
     * Reads the word list in a resource.
     *
     * @param fileName the name of the resource
     * @param language the language of the list
     * @param bits the bits of topics by their names, separated by spaces
     * @param phrases receives the phrases
     */
    static void read(
            String fileName,
            WordLanguage language,
            ToLongFunction<String> bits,
            Phrases.Builder phrases) {
        String list = resource(fileName);
        int offset = phrases.append(list);
        int end;
        for (int start = 0; start < list.length(); start = end + 1) {
            int newline = list.indexOf('\n', start);
            end = newline < 0 ? list.length() : newline;
            int colon = list.indexOf(':', start);
            boolean ambiguous = list.charAt(colon - 1) == AMBIGUOUS;
            String names = list.substring(start, ambiguous ? colon - 1 : colon);
            long topics = bits.applyAsLong(names);
            long pages = ambiguous ? language.bit() : EVERY_LANGUAGE;
            int comma;
            for (int from = colon + 1; from < end; from = comma + 1) {
                int next = list.indexOf(',', from);
                comma = next < 0 || next > end ? end : next;
                phrases.add(offset + from, offset + comma, topics, pages);
            }
        }
    }

    /** Returns the text of a resource. */
    static String resource(String name) {
        try (InputStream in = Lexicon.class.getResourceAsStream("/browsy/intelligence/" + name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
