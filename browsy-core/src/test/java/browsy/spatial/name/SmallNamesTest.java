package browsy.spatial.name;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.ElementSemantics;
import browsy.ParseOptions;
import browsy.model.CheckedState;
import browsy.model.Role;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.spatial.text.MathText;
import java.util.List;
import java.util.Objects;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Accessible names of icons, ruby, formulas and form fields without labels. */
class SmallNamesTest {

    private static SpatialDom parse(String html) {
        return Browsy.parse("<!DOCTYPE html>" + html, 800, 600);
    }

    private static SpatialElement control(String html) {
        return parse(html).elements().stream()
                .filter(e -> e.tag().equals("button") || e.tag().equals("input"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<button title=Close>&#xF00D;</button> ~ Close",
                "<button title=Close><i>&#xFF00D;</i></button> ~ Close",
                "<button aria-label='&#xE001;'>Menu</button> ~ Menu",
                "<button>&#xE001; Menu</button> ~ Menu",
                "<style>i::before { content: '\\f00d' }</style><button title=Close><i></i></button>"
                        + " ~ Close",
                "<style>i { font-family: 'Material Icons' }</style>"
                        + "<button title='Show menu'><i>menu</i></button> ~ Show menu",
                "<style>i { font-family: 'Material Icons' }</style>"
                        + "<button><i>add</i> New</button> ~ New",
                "<style>i { font-family: 'Material Icons' }</style>"
                        + "<button><i>menu</i></button> ~ menu",
                "<style>i { font-family: 'Material Icons' }</style>"
                        + "<button><i>Show all</i></button> ~ Show all",
            })
    void iconsAreNoNames(String html, String name) {
        assertEquals(name.strip(), control(html.strip()).accessibleName());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "button::after { content: 'Home'; visibility: hidden } ~ <button>Home</button>"
                        + " ~ Home",
                "button::after { content: '!'; visibility: collapse } ~ <button>Go</button> ~ Go",
                "i { visibility: hidden } i::before { content: 'Back'; visibility: visible }"
                        + " ~ <button><i>no</i> home</button> ~ Back home",
                "i { visibility: hidden } i::before { content: 'Back' }"
                        + " ~ <button><i>no</i> home</button> ~ home",
                "i { visibility: hidden } i::before { content: 'Go ' }"
                        + " ~ <i id=i>home</i><button aria-labelledby=i>x</button> ~ home",
            })
    void generatedContentCountsIfItIsVisible(String style, String html, String name) {
        assertEquals(name, control("<style>" + style + "</style>" + html).accessibleName());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<button aria-owns=w>Go</button><i id=w> (new window)</i> ~ Go (new window)",
                "<button aria-owns='a b'>Go</button><i id=a>A</i><p id=b>B</p> ~ Go A B",
                "<button aria-owns=b><b id=b>last</b> first</button> ~ firstlast",
                "<button><b id=b>moved</b>stays</button><p aria-owns=b>x</p> ~ stays",
                "<h2 aria-owns=b>x</h2><button aria-owns=b>Go</button><i id=b>taken</i> ~ Go",
                "<button aria-owns='a a' id=b>Go</button><i id=a aria-owns=b>A</i> ~ Go A",
                "<button id=b>Go<i aria-owns=b>self</i></button> ~ Goself",
                "<button aria-owns=a>Go</button><i id=a hidden>no</i> ~ Go",
            })
    void ownedElementsArePartsOfNames(String html, String name) {
        assertEquals(name, control(html).accessibleName());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<button>a<wbr>b</button> ~ a b",
                "<button>a<i style='display: contents'>b</i>c</button> ~ a b c",
                "<button aria-labelledby=i>x</button><p id=i hidden>a<b>b</b>c</p> ~ a b c",
                "<button aria-labelledby=i>x</button><p id=i>a<b>b</b>c</p> ~ abc",
                "<p><template shadowrootmode=open><button>a<slot></slot></button></template>b</p>"
                        + " ~ a b",
            })
    void elementsWithoutBoxesSeparateWords(String html, String name) {
        assertEquals(name, control(html).accessibleName());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<h2>Ship to <label><input type=checkbox> as billed</label></h2>"
                        + " ~ Ship to as billed",
                "<h2><input id=i> <label for=i>X</label></h2> ~ X",
                "<h2>Z <input id=i></h2><label for=i>K</label> ~ Z K",
                "<h2>Z <input placeholder=P> <input title=T> <input aria-label=L></h2> ~ Z P T L",
                "<h2>Z <input value=v placeholder=P aria-label=L></h2> ~ Z v",
                "<h2>Z <select aria-label=L><option selected>o<option>p</select></h2> ~ Z o",
                "<h2>Z <b role=combobox tabindex=0 aria-label=L>o</b></h2> ~ Z o",
                "<h2>Z <b role=combobox>o</b></h2> ~ Z",
                "<h2 aria-labelledby=i>x</h2><input id=i value=v aria-label=L> ~ v",
                "<h2 aria-labelledby=i>x</h2><input id=i aria-label=L> ~ L",
                "<h2 aria-labelledby=i>x</h2><select id=i><option>o<option selected>p</select> ~ p",
                "<h2 aria-labelledby=i>x</h2><i id=i role=slider aria-valuenow=5 aria-label=L></i>"
                        + " ~ 5",
            })
    void controlsInNamesCountOnceByTheirValueOrName(String html, String name) {
        SpatialElement heading = parse(html).find("h2").get(0);
        assertEquals(name, heading.accessibleName());
    }

    @Test
    void ofItselfAControlTakesItsLabelAndNotItsValue() {
        assertEquals(
                "Q L",
                control("<input id=i value=v aria-label=L aria-labelledby='q i'><i id=q>Q</i>")
                        .accessibleName());
        assertEquals(
                "Q",
                parse("<select id=i aria-labelledby='q i'><option>o</select><i id=q>Q</i>")
                        .find("select")
                        .get(0)
                        .accessibleName());
        assertEquals(
                "Upload",
                parse("<label role=button>Upload <input type=file></label>")
                        .find("label")
                        .get(0)
                        .accessibleName());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<h2>Z <input type=password value=secret></h2>",
                "<h2 aria-labelledby=i>x</h2><input type=password id=i value=secret>",
                "<h2>Z <input type=password role=combobox value=secret></h2>",
            })
    void passwordsAreMaskedInNames(String html) {
        String name = parse(html).find("h2").get(0).accessibleName();
        assertTrue(name != null && name.endsWith("***"), name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<use href=#s></use> ~ Close",
                "<g><use xlink:href=#s></use></g> ~ Close",
                "<use href=#t></use> ~ Menu",
                "<use href=other.svg#s></use> ~ ''",
                "<use href=#none></use> ~ ''",
            })
    void symbolsOfASpriteNameTheControlsThatShowThem(String graphic, String name) {
        SpatialElement button =
                control(
                        "<svg style='display: none'><symbol id=s><title>Close</title></symbol>"
                                + "<symbol id=t aria-label=Menu></symbol></svg><button><svg>"
                                + graphic
                                + "</svg></button>");
        assertEquals(name, Objects.requireNonNullElse(button.accessibleName(), ""));
    }

    @Test
    void aLongTitleOfASymbolNamesNoControl() {
        SpatialElement button =
                control(
                        "<svg style='display: none'><symbol id=s><title>"
                                + "Close ".repeat(1000)
                                + "</title></symbol></svg><button>Go<svg><use href=#s></use></svg>");
        assertEquals("Go", button.accessibleName());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<table summary=S title=T><tr><th>a<td>b</table> ~ S",
                "<table summary=S><caption>C</caption><tr><th>a<td>b</table> ~ C",
                "<table summary=S aria-label=L><tr><th>a<td>b</table> ~ L",
            })
    void summariesNameTablesWithoutCaption(String html, String name) {
        assertEquals(
                name,
                Browsy.semantics("<!DOCTYPE html>" + html, ParseOptions.DEFAULT).stream()
                        .filter(element -> element.role() == Role.TABLE)
                        .map(ElementSemantics::name)
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void fileFieldsAreNamedByTheirButtonBeforeTheTooltip() {
        SpatialElement field = control("<input type=file title=T>");
        assertEquals("Choose File", field.accessibleName());
        assertEquals("T", field.description());
        assertEquals("L", control("<input type=file id=i><label for=i>L</label>").accessibleName());
    }

    @Test
    void privateUseCharactersAreNoText() {
        assertEquals("ab", parse("<p>a\uE000b\uDBC0\uDC00</p>").elements().get(0).text());
        assertEquals(List.of(), parse("<p>\uF8FF</p>").elements());
    }

    @Test
    void readingsOfRubyAreNoPartOfNames() {
        assertEquals(
                "\u6F22\u5B57\u8868",
                control(
                                "<button>\u6F22<ruby>\u5B57<rp>(</rp><rt>ji</rt><rp>)</rp></ruby>"
                                        + "\u8868</button>")
                        .accessibleName());
        assertEquals(
                "ab",
                control("<input type=checkbox id=x><label for=x><ruby>a<rt>1</ruby>b</label>")
                        .label());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<tr><td>Wire<td><input type=checkbox> ~ Wire",
                "<tr><th>Wire<td><input type=checkbox> ~ Wire",
                "<tr><td><input type=checkbox><th>Wire ~ Wire",
            })
    void boxesHaveTheTextOfTheCellBeside(String row, String label) {
        assertEquals(label.strip(), control("<table>" + row.strip() + "</table>").label());
    }

    @Test
    void switchesThatAreOffAreNotChecked() {
        assertEquals(
                CheckedState.FALSE,
                control("<button role=switch aria-checked=false>a</button>").state().checked());
        assertEquals(
                CheckedState.FALSE, control("<button role=switch>a</button>").state().checked());
        assertEquals(
                CheckedState.FALSE,
                control("<button aria-pressed=false>a</button>").state().pressed());
    }

    @Test
    void allChosenOptionsAreTold() {
        assertEquals(
                List.of("1", "3"),
                parse(
                                "<select multiple><option selected>1<option>2"
                                        + "<option selected>3</select>")
                        .elements()
                        .get(0)
                        .options()
                        .stream()
                        .filter(SelectOption::selected)
                        .map(SelectOption::value)
                        .toList());
    }

    @Test
    void titlesHaveSingleSpacesAndNoControlCharacters() {
        assertEquals("a b c", parse("<title> a\n\t b \u0007 c\u0085</title>").title());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<mfrac><msup><mi>x</mi><mn>2</mn></msup><mn>2</mn></mfrac> ~ x^2/2",
                "<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt> ~ √(a + b)",
                "<msub><mi>a</mi><mi>i</mi></msub><mo>=</mo><mo>-</mo><mn>1</mn> ~ a_i = -1",
                "<mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mi>b</mi></mfrac> ~ (a + 1)/b",
                "<mroot><mi>x</mi><mn>3</mn></mroot> ~ ∛(x)",
                "<mroot><mi>x</mi><mi>n</mi></mroot> ~ x^(1/n)",
                "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi>"
                        + "</munderover><mi>i</mi> ~ ∑_(i = 1)^n i",
                "<semantics><mi>x</mi><annotation>\\x</annotation></semantics> ~ x",
                "<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn>"
                        + "</mtd><mtd><mn>4</mn></mtd></mtr></mtable> ~ [1, 2; 3, 4]",
                "<mi>f</mi><mo>&#x2061;</mo><mo>(</mo><mi>x</mi><mo>)</mo> ~ f(x)",
                "<mmultiscripts><mi>C</mi><mn>6</mn><none/><mprescripts/><none/><mn>14</mn>"
                        + "</mmultiscripts> ~ ^14C_6",
            })
    void formulasAreReadOnOneLine(String math, String text) {
        assertEquals(
                text.strip(),
                MathText.of(Jsoup.parse("<math>" + math.strip() + "</math>").selectFirst("math")));
    }

    @Test
    void formulasInCellsAreReadOnOneLine() {
        assertEquals(
                List.of(List.of("x^2", "b")),
                parse(
                                "<table><tr><th>A<th>B<tr><td><math><msup><mi>x</mi><mn>2</mn>"
                                        + "</msup></math><td>b</table>")
                        .tables()
                        .get(0)
                        .rows());
    }
}
