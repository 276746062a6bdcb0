package browsy.fetch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The URLs of {@code address/vectors.txt}, none of which a session may request. */
final class AddressVectors {
    private static final Path LIST = Path.of("src/test/resources/address/vectors.txt");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

    private AddressVectors() {}

    /** Returns the URLs. */
    static List<String> urls(int port) {
        try {
            return Files.readAllLines(LIST).stream()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .map(line -> line.replace("{port}", String.valueOf(port)))
                    .map(line -> ESCAPE.matcher(line).replaceAll(AddressVectors::character))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String character(MatchResult escape) {
        char c = (char) Integer.parseInt(escape.group(1), 16);
        return Matcher.quoteReplacement(String.valueOf(c));
    }
}
