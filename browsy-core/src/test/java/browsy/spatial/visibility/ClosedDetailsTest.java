package browsy.spatial.visibility;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialElement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests whether the style of {@code ::details-content} hides the contents of a closed details. */
class ClosedDetailsTest {

    @ParameterizedTest
    @CsvSource({
        "height: auto, true",
        "content-visibility: hidden, true",
        "content-visibility: visible, false",
        "content-visibility: auto, false",
        "display: contents, false",
        "display: inline, false",
        "display: inline-block, true",
        "display: none; content-visibility: visible, true",
    })
    void contentsAreHiddenByTheStyleOfTheirBox(String style, boolean hidden) {
        SpatialElement button =
                Browsy.parse(
                                "<!doctype html><style>details::details-content { "
                                        + style
                                        + " }</style><details><summary>s</summary>"
                                        + "<button>x</button></details>",
                                800,
                                600)
                        .find("button")
                        .get(0);
        assertEquals(hidden, button.hidden());
    }
}
