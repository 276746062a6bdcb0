package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.config.StylesheetLoader;
import browsy.config.TimeLimitExceededException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** {@link ParseOptions#timeLimit()}. */
class TimeLimitTest {

    @Test
    void longWorkIsStopped() {
        ParseOptions options = ParseOptions.builder().timeLimit(Duration.ofMillis(100)).build();
        assertThrows(
                TimeLimitExceededException.class,
                () -> Browsy.open("<p>a<b>b</b>".repeat(60_000), options));
    }

    @Test
    void loadingStyleSheetsDoesNotCount() {
        Duration limit = Duration.ofSeconds(3);
        StylesheetLoader slow =
                wanted -> {
                    try {
                        Thread.sleep(limit.toMillis() + 100);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    return List.of(Optional.empty());
                };
        ParseOptions options =
                ParseOptions.builder()
                        .baseUri("https://example.com/")
                        .stylesheetLoader(slow)
                        .timeLimit(limit)
                        .build();
        Page page = Browsy.open("<link rel=stylesheet href=a.css><h1>in</h1>", options);
        assertEquals("in", page.dom().elements().get(0).text());
    }
}
