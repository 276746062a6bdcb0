package browsy.html;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.concurrent.TimeUnit;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class FormOwnersTest {

    @Test
    void formInATableOwnsControlsOutsideIt() {
        Document page =
                Jsoup.parse("<table><form id=f><tr><td><input id=in></table></form><input id=out>");
        FormOwners owners = new FormOwners(page);

        assertSame(page.expectFirst("#f"), owners.of(page.expectFirst("#in")));
        assertNull(owners.of(page.expectFirst("#out")));
    }

    /** The associations of jsoup would take minutes for them. */
    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void manyControlsTakeLinearTime() {
        Document page = Jsoup.parse("<form>" + "<input>".repeat(800_000) + "</form><input id=out>");

        assertNull(new FormOwners(page).of(page.expectFirst("#out")));
    }
}
