package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.model.JsBehavior;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BehaviorsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '\0',
            value = {
                "<a href=# onclick=\"window.location='/a'\">x</a> ~ navigate /a",
                "<button onclick=\"location.href='/a'\">x</button> ~ navigate /a",
                "<a href=\"javascript:history.back()\">x</a> ~ go_back",
                "<button data-toggle=collapse data-target=#t>x</button> ~ toggle_visibility t",
                "<a data-bs-toggle=collapse href=#t>x</a> ~ toggle_visibility t",
                "<button data-bs-toggle=modal data-bs-target=#t>x</button> ~ toggle_visibility t",
                "<button data-bs-toggle=tab data-bs-target=#t>x</button> ~ select_tab t",
                "<button aria-controls=t aria-expanded=false>x</button> ~ toggle_visibility t",
                "<button aria-controls=t aria-haspopup=menu>x</button> ~ toggle_visibility t",
                "<button role=tab aria-controls=t>x</button> ~ select_tab t",
                "<a role=tab id=a href=#p>x</a><p id=p role=tabpanel aria-labelledby='h a'>y</p>"
                        + " ~ select_tab p",
                "<details id=d><summary>x</summary>y</details> ~ toggle_visibility d",
                "<button popovertarget=t>x</button> ~ toggle_visibility t",
                "<button popovertarget=t popovertargetaction=hide>x</button> ~ hide t",
                "<button commandfor=t command=show-modal>x</button> ~ show t",
                "<button commandfor=t command=close>x</button> ~ hide t",
                "<button commandfor=t command=toggle-popover>x</button> ~ toggle_visibility t",
                "<button data-bs-toggle=pill data-bs-target=#t>x</button> ~ select_tab t",
                "<button data-bs-toggle=dropdown>x</button><ul id=m class=dropdown-menu hidden>"
                        + "<li>y</ul> ~ toggle_visibility m",
                "<button class=accordion-button aria-controls=t aria-expanded=true>x</button>"
                        + " ~ toggle_visibility t",
                "<div role=dialog id=d><button data-bs-dismiss=modal>x</button></div> ~ hide d",
                "<button onclick=\"document.getElementById('t').classList.toggle('on')\">x</button>"
                        + " ~ toggle_class t",
            })
    void markupDescribesTheEffectOfAClick(String html, String expected) {
        Page page =
                Browsy.open(
                        "<!DOCTYPE html>" + html + "<div id=t popover>target</div>",
                        ParseOptions.DEFAULT);
        List<String> told = page.behaviors().stream().map(BehaviorsTest::described).toList();
        assertEquals(List.of(expected), told);
    }

    private static String described(JsBehavior behavior) {
        String kind = behavior.action().name().toLowerCase(Locale.ROOT);
        String at = behavior.targetName().isEmpty() ? behavior.detail() : behavior.targetName();
        return (kind + " " + at).strip();
    }
}
