package browsy.spatial.visibility;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialElement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests {@code pointer-events: none}. */
class HitTestingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<a href=/x class=on>Go</a> ~ false",
                "<a href=/x class=off>Go</a> ~ true",
                "<div class=off><a href=/x>Go</a></div> ~ true",
                "<div class=off><a href=/x class=on>Go</a></div> ~ false",
                "<a href=/x class=off><b class=on>Go</b></a> ~ false",
                "<a href=/x class=off>Go <b class=on hidden>on</b></a> ~ true",
                "<label>Yes <input type=checkbox class=off></label> ~ false",
                "<label class=off>Yes <input type=checkbox></label> ~ true",
                "<input type=checkbox id=x class=off><label for=x>Yes</label> ~ false",
                "<input class=off> ~ true",
                "<iframe class=off srcdoc='<button>Go</button>'></iframe> ~ true",
                "<iframe srcdoc='<button>Go</button>'></iframe> ~ false",
            })
    void clicksGoThrough(String html, boolean through) {
        SpatialElement control =
                Browsy.parse(
                                "<style>.off{pointer-events:none}.on{pointer-events:auto}</style>"
                                        + html,
                                800,
                                600)
                        .elements()
                        .stream()
                        .filter(e -> e.isInteractive() && !e.tag().equals("iframe"))
                        .findFirst()
                        .orElseThrow();
        assertEquals(through, control.visibility().clickThrough());
    }
}
