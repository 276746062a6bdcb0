package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.model.SpatialElement;
import java.util.List;
import java.util.Objects;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** Declarations of properties, also of elements in frames and shadow trees. */
class DeclarationsTest {

    private static final String FRAME =
            "<iframe width=200 srcdoc=\"<style>@media (max-width: 300px) { .note { display: none }"
                    + " }</style><p class=note>Note</p><p>Rest</p>\"></iframe>";

    @Test
    void frameDocumentsAreStyledAtTheSizeOfTheFrame() {
        Page page = Browsy.open(FRAME, ParseOptions.DEFAULT);
        Element note = page.find("iframe >>> .note").get(0);
        List<StyleSource> display = page.declarations(note, List.of("display"));
        assertTrue(display.get(0).toString().contains(".note"), display::toString);
    }

    @Test
    void selectorOfAListedElementFindsItsSource() {
        Page page =
                Browsy.open(
                        FRAME
                                + "<x-menu><template shadowrootmode=open><ul><li>One<li>Two</ul>"
                                + "</template></x-menu>",
                        ParseOptions.DEFAULT);
        for (SpatialElement element : page.dom().elements()) {
            String selector = Objects.requireNonNull(element.selector());
            assertEquals(List.of(page.source(element.id())), page.find(selector), selector);
        }
        assertTrue(page.dom().elements().size() >= 5);
    }
}
