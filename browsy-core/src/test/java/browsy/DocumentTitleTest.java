package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The title of a page, also if earlier markup has ended the head. */
class DocumentTitleTest {
    @Test
    void aTitleInTheBodyCounts() {
        assertEquals("News of the day", title("<head><div></div><title>News of\n the day</title>"));
    }

    @Test
    void theFirstTitleCounts() {
        assertEquals("one", title("<title>one</title><body><title>two</title>"));
        assertEquals("", title("<title></title><body><title>two</title>"));
    }

    @Test
    void svgTitlesAreIgnored() {
        assertEquals("", title("<body><svg><title>a circle</title></svg>"));
    }

    private static String title(String html) {
        return Browsy.parse(html, 800, 600).title();
    }
}
