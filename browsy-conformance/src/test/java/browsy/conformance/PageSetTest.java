package browsy.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** Reading of archives and page sets. */
class PageSetTest {
    private static final byte[] PAGE =
            "<!DOCTYPE html><link rel=stylesheet href=/own.css><body><p>".getBytes(UTF_8);
    private static final byte[] SHEET = "p { margin: 0; height: 7px }".getBytes(UTF_8);

    /**
     * Returns a compressed tar archive with one file that contains "x" and claims a size in bytes.
     */
    private static byte[] packed(String name, int size) throws IOException {
        byte[] tar = new byte[3 * 512];
        byte[] header = name.getBytes(UTF_8);
        System.arraycopy(header, 0, tar, 0, header.length);
        byte[] octal = "%011o".formatted(size).getBytes(UTF_8);
        System.arraycopy(octal, 0, tar, 124, octal.length);
        tar[156] = '0';
        tar[512] = 'x';
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(tar);
        }
        return bytes.toByteArray();
    }

    @Test
    void styleSheetsAreLoadedFromTheArchive() {
        PageSet set =
                PageSet.of(
                        Map.of(
                                "pages/in/a page.html",
                                PAGE,
                                "pages/own.css",
                                SHEET,
                                "boxes/in/a page.html.tsv",
                                "/html[1]/body[1]/p[1]\t8\t8\t1264\t7\n".getBytes(UTF_8)));
        assertEquals(List.of(), set.differences("in/a page.html"));
    }

    @Test
    void pagesWithoutAnExpectationAreRejected() {
        assertThrows(
                IllegalArgumentException.class, () -> PageSet.of(Map.of("pages/a.html", PAGE)));
    }

    @Test
    void filesOfAnArchiveAreRead() throws IOException {
        Map<String, byte[]> files = TarArchive.read(new ByteArrayInputStream(packed("NOTICE", 1)));
        assertEquals("[NOTICE]", files.keySet().toString());
        assertEquals("x", new String(files.get("NOTICE"), UTF_8));
    }

    @Test
    void truncatedArchivesAreRejected() throws IOException {
        byte[] whole = packed("NOTICE", 5000);
        assertThrows(IOException.class, () -> TarArchive.read(new ByteArrayInputStream(whole)));
        byte[] half = Arrays.copyOf(packed("NOTICE", 1), 20);
        assertThrows(IOException.class, () -> TarArchive.read(new ByteArrayInputStream(half)));
    }
}
