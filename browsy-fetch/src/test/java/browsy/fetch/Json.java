package browsy.fetch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Reads fixture files into maps, lists and strings. */
final class Json {
    private Json() {}

    static Object read(String resource) {
        try (JsonParser parser =
                new JsonFactory()
                        .createParser(
                                ObjectReadContext.empty(),
                                Objects.requireNonNull(
                                        Json.class.getResourceAsStream(resource), resource))) {
            return Objects.requireNonNull(value(parser, parser.nextToken()));
        }
    }

    private static @Nullable Object value(JsonParser parser, JsonToken token) {
        switch (token) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    map.put(name, value(parser, parser.nextToken()));
                }
                return map;
            }
            case START_ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (JsonToken next = parser.nextToken();
                        next != JsonToken.END_ARRAY;
                        next = parser.nextToken()) {
                    list.add(value(parser, next));
                }
                return list;
            }
            case VALUE_NULL -> {
                return null;
            }
            case VALUE_NUMBER_INT -> {
                return parser.getIntValue();
            }
            default -> {
                return parser.getString();
            }
        }
    }
}
