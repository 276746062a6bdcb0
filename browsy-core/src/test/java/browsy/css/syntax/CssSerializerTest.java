package browsy.css.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CssSerializerTest {
    @Test
    void backslashBeforeALineBreakStaysOne() {
        List<ComponentValue> values = CssParser.parseComponentValues(".\\\n");
        String once = CssSerializer.serialize(values);
        assertEquals(values.size(), CssParser.parseComponentValues(once).size());
        assertEquals(once, CssSerializer.serialize(CssParser.parseComponentValues(once)));
    }
}
