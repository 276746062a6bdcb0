package browsy;

import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.config.TimeLimitExceededException;
import browsy.infra.TimeLimit;
import browsy.spatial.SpatialPage;
import browsy.style.StyledDocument;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The time limit of the intelligence stage alone. */
class IntelligenceTimeLimitTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<p>Some text that is to be read.</p>",
                "<form><input type=password><button>Sign in</button></form>",
                "<table><tr><td>1<td>2<tr><td>3<td>4</table>",
                "<a href=/1>1</a><a href=/2>2</a>"
            })
    void timeLimitStopsIntelligence(String html) {
        PipelineStages stages = new PipelineStages(wanted -> List.of());
        StyledDocument styled = stages.style(stages.html(html, "https://example.com/"));
        SpatialPage page = stages.spatial(styled, stages.layout(styled));
        assertThrows(
                TimeLimitExceededException.class,
                () -> TimeLimit.within(Duration.ZERO, () -> stages.intelligence(page)));
    }
}
