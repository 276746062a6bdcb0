package browsy.css.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Each line of {@code rules.txt} is a style sheet ({@code ⏎} is a line break). {@code
 * rules.expected} repeats each style sheet and lists the rules parsed from it on the next line.
 */
class CssParserTest {

    @Test
    void parsesAndRecoversAsSpecified() throws IOException {
        List<String> sheets = resource("rules.txt").lines().toList();
        String actual =
                sheets.stream()
                        .map(css -> css + "\n    " + dump(css.replace("⏎", "\n")))
                        .collect(Collectors.joining("\n"));
        assertEquals(resource("rules.expected").strip(), actual.strip());
    }

    @Test
    void textIsReadTheSameHoweverLinesEnd() {
        String expected = dump("a{\nb:\n c\n}");
        assertEquals(expected, dump("a{\r\nb:\r\n c\r\n}"));
        assertEquals(expected, dump("a{\rb:\r c\r}"));
        assertEquals(expected, dump("a{\fb:\f c\f}"));
    }

    @Test
    void serializedValuesParseToEqualValues() throws IOException {
        for (String css : resource("rules.txt").lines().toList()) {
            List<ComponentValue> values = CssParser.parseComponentValues(css);
            String text = CssSerializer.serialize(values);
            assertEquals(
                    text, CssSerializer.serialize(CssParser.parseComponentValues(text)), () -> css);
        }
    }

    private static String dump(String css) {
        return rules(CssParser.parseStylesheet(css).rules());
    }

    private static String rules(List<CssRule> rules) {
        return rules.stream().map(CssParserTest::rule).collect(Collectors.joining(" "));
    }

    private static String rule(CssRule rule) {
        if (rule instanceof CssRule.Qualified style) {
            return "RULE<"
                    + text(style.prelude())
                    + ">{"
                    + declarations(style.declarations())
                    + rules(style.rules())
                    + "}";
        }
        if (rule instanceof CssRule.At at) {
            String head = "AT<" + at.name() + "|" + text(at.prelude()) + ">";
            return at.hasBlock()
                    ? head + "{" + declarations(at.declarations()) + rules(at.rules()) + "}"
                    : head;
        }
        return "NESTED{" + declarations(((CssRule.NestedDeclarations) rule).declarations()) + "}";
    }

    private static String declarations(List<Declaration> declarations) {
        return declarations.stream()
                .map(d -> d.name() + "=" + text(d.value()) + (d.important() ? "!" : "") + ";")
                .collect(Collectors.joining());
    }

    private static String text(List<ComponentValue> values) {
        return CssSerializer.serialize(values).strip();
    }

    private static String resource(String name) throws IOException {
        String path = "/browsy/css/syntax/" + name;
        try (InputStream in = CssParserTest.class.getResourceAsStream(path)) {
            assertNotNull(in, path);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
