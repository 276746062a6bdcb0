package browsy.spatial.visibility;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialElement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which elements {@code aria-hidden} hides. */
class AriaHiddenTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "<html aria-hidden=true><body><button>x</button> ~ false ~ x",
                "<body aria-hidden=true><button>x</button> ~ false ~ x",
                "<body><div aria-hidden=true><button>x</button></div> ~ true ~ x",
                "<body aria-hidden=true><i id=i>y</i><button aria-labelledby=i>x ~ false ~ y",
            })
    void documentElementAndBodyStayAccessible(String html, boolean hidden, String name) {
        SpatialElement button =
                Browsy.parse("<!doctype html>" + html, 800, 600).find("button").get(0);
        assertEquals(hidden, button.hidden());
        assertEquals(name, button.accessibleName());
    }
}
