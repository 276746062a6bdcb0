package browsy.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests reading and writing of JSON. */
class JsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":[1,2.5,true,null,\"x\\\"\\n\"],\"b\":{}}",
                "[]",
                "\"\"",
                "12345678901",
                "null"
            })
    void writesWhatItRead(String json) {
        assertEquals(json, Json.write(Json.read(json)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{}x", "[1,]", "nul", "{'a':1}", "\u0000"})
    void rejectsInvalidJson(String text) {
        assertThrows(Json.SyntaxException.class, () -> Json.read(text));
    }

    @Test
    void rejectsDeepNesting() {
        assertThrows(Json.SyntaxException.class, () -> Json.read("[".repeat(100_000)));
    }

    @Test
    void rawTextIsWrittenUnchanged() {
        assertEquals("[{\"a\":1}]", Json.write(java.util.List.of(new Json.Raw("{\"a\":1}"))));
    }
}
