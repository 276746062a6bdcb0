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

    /** A caption that is the name of a file counts if the address is one for downloads. */
    @ParameterizedTest
    @CsvSource({
        "/files/2.8/organ.dmg/download, organ.dmg, true",
        "/get?file=7&amp;do=download, organ.tar.xz, true",
        "/files/2.8/organ.dmg/view, organ.dmg, false",
        "/files/organ/download, All files of 2.8.zip, false",
        "/files/organ/downloaders, organ.dmg, false"
    })
    void aCaptionMayNameTheFile(String address, String caption, boolean found) {
        String page =
                "<main><h1>Files</h1><table><tr><td><a href='"
                        + address
                        + "'>"
                        + caption
                        + "</a><td>48 MB<tr><td><a href=/notes>Notes</a><td>2 KB</table></main>";
        assertEquals(found, Browsy.parse(page, 800, 600).action(Download.class).isPresent());
    }
}
