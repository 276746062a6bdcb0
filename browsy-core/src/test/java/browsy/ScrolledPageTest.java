package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import browsy.model.Scroll;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.StringJoiner;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The positions on a scrolled page, compared with Chromium at 1280 by 720. */
class ScrolledPageTest {
    private static Page page() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        ScrolledPageTest.class.getResourceAsStream("/scroll/page.html"))) {
            String html = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Browsy.open(
                    html, ParseOptions.builder().viewport(new Viewport(1280, 720)).build());
        }
    }

    private static String tops(Page page) {
        StringJoiner tops = new StringJoiner(" ");
        for (SpatialElement element : page.dom().elements()) {
            Element source = Objects.requireNonNull(page.source(element.id()));
            if (!source.id().isEmpty() && !source.id().equals("bp")) {
                tops.add(source.id() + "=" + Math.round(element.bounds().y()));
            }
        }
        return tops.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, h=0 s1=0 s2=700 s3=1400 i=2121 end=2200 f=700",
        "100, 100, h=100 s1=100 s2=700 s3=1400 i=2121 end=2200 f=800",
        "900, 900, h=900 s1=670 s2=900 s3=1400 i=2121 end=2200 f=1600",
        "1300, 1300, h=1300 s1=670 s2=1300 s3=1400 i=2121 end=2200 f=2000",
        "99999, 1568, h=1568 s1=670 s2=1370 s3=1568 i=2121 end=2200 f=2268",
        "-5, 0, h=0 s1=0 s2=700 s3=1400 i=2121 end=2200 f=700",
    })
    void fixedAndStickyElementsFollow(double wanted, double y, String tops) throws IOException {
        Page scrolled = page().withScroll(new Scroll(0, wanted));
        assertEquals(new Scroll(0, y), scrolled.dom().scroll());
        assertEquals(tops, tops(scrolled));
    }

    @Test
    void idsStayAndSameOffsetReturnsSamePage() throws IOException {
        Page page = page();
        Page scrolled = page.withScroll(new Scroll(0, 500));
        assertEquals(
                page.dom().elements().stream().map(SpatialElement::id).toList(),
                scrolled.dom().elements().stream().map(SpatialElement::id).toList());
        assertSame(scrolled, scrolled.withScroll(new Scroll(0, 500)));
        assertEquals(tops(page), tops(scrolled.withScroll(Scroll.TOP)));
    }
}
