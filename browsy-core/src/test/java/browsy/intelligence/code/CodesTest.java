package browsy.intelligence.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.ParseOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The codes in messages and pages of many languages, in {@code intelligence/codes.html}. */
class CodesTest {
    private static final Pattern PAGE =
            Pattern.compile("<!-- (\\w\\w): (.*?); (.*?) -->\\n(.*?)(?=<!-- |\\z)", Pattern.DOTALL);

    static Stream<Arguments> pages() {
        try (InputStream in = CodesTest.class.getResourceAsStream("/intelligence/codes.html")) {
            String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            List<MatchResult> pages = PAGE.matcher(all).results().toList();
            return pages.stream()
                    .map(
                            page ->
                                    Arguments.of(
                                            page.group(1) + ": " + page.group(3),
                                            page.group(2),
                                            "<html lang=" + page.group(1) + ">" + page.group(4)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void showsTheCodes(String name, String codes, String html) {
        assertEquals(
                codes,
                String.join(
                        " ",
                        Browsy.open("<!DOCTYPE html>" + html, ParseOptions.DEFAULT).dom().codes()));
    }
}
