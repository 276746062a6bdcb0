package browsy.intelligence.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SuggestedAction.Download;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Links that download something. */
class DownloadTest {

    /** A place on another page has no file; a route of an application may. */
    @ParameterizedTest
    @CsvSource({
        "resources.html#download, false",
        "resources.html#part-1.2, false",
        "resources.html#Übersicht, false",
        "resources.html, true",
        "/app/#/download, true",
        "#, true",
        "#files, false"
    })
    void aLinkToAPlaceOnAPageIsNoDownload(String address, boolean found) {
        String page =
                "<main><h1>Handbook</h1><ul><li><a href=/a>Introduction</a><li><a href='"
                        + address
                        + "'>Download the program</a><li><a href=/b>Mailing lists</a></ul></main>";
        assertEquals(found, Browsy.parse(page, 800, 600).action(Download.class).isPresent());
    }
}
