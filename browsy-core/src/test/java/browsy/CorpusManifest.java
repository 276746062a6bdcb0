package browsy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Reads the expectations for the pages of the project's corpus from its manifest. */
final class CorpusManifest {

    /** The folder of the corpus, relative to a module. */
    static final Path CORPUS = Path.of("..", "corpus");

    private CorpusManifest() {}

    /**
     * The expectation for a page.
     *
     * @param file the file name below {@code pages}
     * @param set whether the page existed when the rules were written
     * @param types the correct page types, the best first
     * @param actions the required actions: their kind, and selectors by key
     * @param may the kinds of further actions that are allowed
     * @param codes the verification codes on the page
     * @param overlays the kinds of the overlays
     * @param captcha the type of the CAPTCHA; null if there is none
     * @param blocked the kind of the obstacle; null if there is none
     * @param mistaken the wrong type that the rules give; null if they are right
     */
    record Expectation(
            String file,
            String set,
            List<String> types,
            List<Map<String, List<String>>> actions,
            List<String> may,
            List<String> codes,
            List<String> overlays,
            @Nullable String captcha,
            @Nullable String blocked,
            @Nullable String mistaken) {}

    static List<Expectation> read() {
        try (JsonParser parser =
                new JsonFactory()
                        .createParser(
                                ObjectReadContext.empty(),
                                Files.readString(CORPUS.resolve("manifest.json")))) {
            parser.nextToken();
            Object root = value(parser);
            List<Expectation> pages = new ArrayList<>();
            for (Object page : list(map(root).get("pages"))) {
                pages.add(expectation(map(page)));
            }
            return pages;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Expectation expectation(Map<String, Object> page) {
        List<Map<String, List<String>>> actions = new ArrayList<>();
        for (Object action : list(page.get("actions"))) {
            Map<String, List<String>> keys = new LinkedHashMap<>();
            map(action).forEach((key, value) -> keys.put(key, strings(value)));
            actions.add(keys);
        }
        return new Expectation(
                (String) page.get("file"),
                (String) page.get("set"),
                strings(page.get("type")),
                actions,
                strings(page.get("may")),
                strings(page.get("codes")),
                strings(page.get("overlays")),
                (String) page.get("captcha"),
                (String) page.get("blocked"),
                (String) page.get("mistaken"));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(@Nullable Object value) {
        return value == null ? Map.of() : (Map<String, Object>) value;
    }

    private static List<?> list(@Nullable Object value) {
        return value == null ? List.of() : (List<?>) value;
    }

    private static List<String> strings(@Nullable Object value) {
        if (value instanceof String text) {
            return List.of(text);
        }
        return list(value).stream().map(String.class::cast).toList();
    }

    private static @Nullable Object value(JsonParser parser) {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            Map<String, Object> map = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                map.put(name, value(parser));
            }
            return map;
        }
        if (token == JsonToken.START_ARRAY) {
            List<Object> list = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                list.add(value(parser));
            }
            return list;
        }
        return parser.getString();
    }
}
