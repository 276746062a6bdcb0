package browsy.layout.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads fixtures of tab-separated columns, which {@code tools/text/measure-text.mjs} writes. */
final class TextFixture {

    private TextFixture() {}

    static List<String[]> rows(String file) throws IOException {
        try (InputStream in = TextFixture.class.getResourceAsStream("/text/" + file)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        }
    }

    /**
     * Returns the text of a JSON string whose only escapes are quotes, backslashes and code units.
     */
    static String unquote(String json) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c == '\\') {
                c = json.charAt(++i);
                if (c == 'u') {
                    c = (char) Integer.parseInt(json.substring(i + 1, i + 5), 16);
                    i += 4;
                }
            }
            text.append(c);
        }
        return text.toString();
    }
}
