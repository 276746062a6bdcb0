package browsy.spatial.visibility;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialElement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Transparent controls are visible if they receive the clicks on content drawn behind them. */
class TransparentControlsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<div class=box><input class=over></div> ~ true",
                "<div class=box><textarea class=over></textarea></div> ~ true",
                "<div class=box><button class=over>Go</button></div> ~ true",
                "<div class=box><a href=/x class=over>Go</a></div> ~ true",
                "<div class=box><input type=checkbox class=over></div> ~ true",
                "<div class=box><input style='opacity:0'><b class=over>1</b></div> ~ false",
                "<div class=box><input style='opacity:0'><b class=over style='opacity:1;pointer-events:none'>1</b></div> ~ true",
                "<div class=box><input class=over style='pointer-events:none'></div> ~ false",
                "<div class=box><input class=over style='z-index:-1'></div> ~ false",
                "<div class=box><input class=over tabindex=-1></div> ~ false",
                "<div class=box><input class=over style='left:-999px'></div> ~ false",
                "<h2>Title <a href=#x style='opacity:0'>link</a></h2> ~ false",
                "<form><p>Name</p><input style='opacity:0'></form> ~ false",
            })
    void transparentControlsAreSeen(String html, boolean seen) {
        String style =
                "<!doctype html><style>.box{position:relative;width:200px;height:60px}"
                        + ".over{position:absolute;left:0;top:0;width:100%;height:100%;opacity:0}"
                        + "</style>";
        SpatialElement control =
                Browsy.parse(style + html, 800, 600).elements().stream()
                        .filter(SpatialElement::isInteractive)
                        .findFirst()
                        .orElseThrow();
        assertEquals(seen, !control.hidden());
    }
}
