package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.Limits;
import browsy.html.HtmlParser;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.ComputedValueText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Elements of the pages declare their expected computed values in {@code data-expect}. Chromium
 * computes the same values at a viewport of 1280 by 720.
 */
class CascadeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "order",
                "layers",
                "keywords",
                "namespaces",
                "variables",
                "registered",
                "functions",
                "nesting",
                "conditions",
                "shadow",
                "small-fonts",
                "logical"
            })
    void computedValuesAreAsExpected(String page) throws IOException {
        Document document = HtmlParser.parse(resource(page + ".html"), "", Limits.DEFAULT, w -> {});
        StyledDocument styled = Styling.of(document);
        List<String> expected = new ArrayList<>();
        List<String> actual = new ArrayList<>();
        for (Element element : document.select("[data-expect]")) {
            ComputedStyle style = styled.style(element);
            for (String pair : element.attr("data-expect").split(";")) {
                String name = pair.substring(0, pair.indexOf(':')).trim();
                String subject = element.outerHtml().lines().findFirst().orElse("") + " " + name;
                expected.add(subject + ":" + pair.substring(pair.indexOf(':') + 1));
                actual.add(
                        subject
                                + ": "
                                + (style == null ? null : ComputedValueText.of(style, name)));
            }
        }
        assertTrue(expected.size() > 5, "expectations are missing");
        assertEquals(String.join("\n", expected), String.join("\n", actual));
    }

    private static String resource(String name) throws IOException {
        String path = "/browsy/style/cascade/" + name;
        try (InputStream in = CascadeTest.class.getResourceAsStream(path)) {
            assertNotNull(in, path);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
