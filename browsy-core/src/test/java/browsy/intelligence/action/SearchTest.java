package browsy.intelligence.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.Search;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fields of searches and the controls that submit them. */
class SearchTest {

    @Test
    void aDisabledFieldTakesNoQuery() {
        assertTrue(
                searches("<form><input type=search name=q disabled><button>Search</button></form>")
                        .isEmpty());
    }

    @Test
    void fieldsWithTheSameControlAreOneSearch() {
        String page =
                "<form action=/search><label>Search for<input type=search name=q></label>"
                        + "<label>Search in posts of<input type=search name=poster></label>"
                        + "<button>Search</button></form>";
        assertEquals(List.of("q"), searches(page));
    }

    /** The submit button precedes the field and shows only an icon. */
    @Test
    void theNameOfAnIconIsItsCaption() {
        String page =
                "<form role=search><button aria-label='Search mail'>\uD83D\uDD0D</button>"
                        + "<input name=q placeholder='Search mail'>"
                        + "<button type=button aria-label='Show search options'>\u2699</button></form>";
        SpatialDom dom = Browsy.parse(page, 800, 600);
        Search search = dom.action(Search.class).orElseThrow();
        assertEquals("Search mail", dom.get(search.submitId()).orElseThrow().accessibleName());
    }

    @Test
    void theCommandsOfAListSendNoQuery() {
        String page =
                "<form method=post><table><tr><th>Name<th><div><input name=tokens"
                        + " title='Filter the list. Enter starts a search.'></div>"
                        + "<tr><td><input type=checkbox name=id value=a aria-label=Anchor><td>Anchor"
                        + "</table>%s<input type=submit name=rename value=Rename>"
                        + "<input type=submit name=delete value=Delete></form>";
        SpatialDom list = Browsy.parse(String.format(page, ""), 800, 600);
        assertNull(list.action(Search.class).orElseThrow().submitId());
        for (String caption : List.of("Search", "Go")) {
            String button = "<input type=submit name=find value=" + caption + ">";
            SpatialDom both = Browsy.parse(String.format(page, button), 800, 600);
            Search search = both.action(Search.class).orElseThrow();
            assertEquals("find", both.get(search.submitId()).orElseThrow().name());
        }
    }

    /** Returns the names of the search fields. */
    private static List<String> searches(String page) {
        SpatialDom dom = Browsy.parse(page, 800, 600);
        return dom.suggestedActions().stream()
                .filter(Search.class::isInstance)
                .map(action -> dom.get(((Search) action).inputId()).orElseThrow())
                .map(SpatialElement::name)
                .toList();
    }
}
