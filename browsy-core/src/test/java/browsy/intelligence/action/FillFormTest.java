package browsy.intelligence.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction.FillForm;
import browsy.model.SuggestedAction.FormField;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The forms to fill in on small pages. */
class FillFormTest {

    @Test
    void aGuardedFormAlsoTakesItsOtherFields() {
        String page =
                "<h1>Hall ticket</h1><form method=post><label>Application<input name=number></label>"
                        + "<label>Date of birth<input name=born></label>"
                        + "<label>Letters in the picture<img src=captcha.png alt=captcha>"
                        + "<input name=captcha></label><button>Show the ticket</button></form>";
        SpatialDom dom = Browsy.parse(page, 800, 600);
        FillForm form = dom.action(FillForm.class).orElseThrow();
        assertEquals(PageType.CAPTCHA, dom.pageType());
        assertEquals(
                List.of("number", "born", "captcha"),
                form.fields().stream().map(FormField::name).toList());
    }
}
