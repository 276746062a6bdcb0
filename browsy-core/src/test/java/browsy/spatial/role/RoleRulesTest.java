package browsy.spatial.role;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import browsy.Browsy;
import browsy.ElementSemantics;
import browsy.ParseOptions;
import browsy.model.CurrentKind;
import browsy.model.ElementState;
import browsy.model.PopupKind;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Roles, names and states by the rules of the specifications. Each case tests one rule. */
class RoleRulesTest {

    private static List<ElementSemantics> semantics(String html) {
        return Browsy.semantics("<!DOCTYPE html><title>t</title>" + html, ParseOptions.DEFAULT);
    }

    /** The roles of the elements in the body that have one. */
    private static String roles(String html) {
        return semantics(html).stream()
                .filter(element -> element.path().contains("/body"))
                .map(ElementSemantics::role)
                .filter(role -> role != null && role != Role.NONE && role != Role.PRESENTATION)
                .map(Role::wireName)
                .collect(Collectors.joining(" "));
    }

    /** See <a href="https://w3c.github.io/html-aam/#html-element-role-mappings">HTML-AAM</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<address>a</address><hgroup>b</hgroup><search>c</search> ~ group group search",
                "<aside>a</aside><main><aside>b</aside></main> ~ complementary main complementary",
                "<article><aside>a</aside><aside title=t>b</aside></article>"
                        + " ~ article complementary",
                "<section>a</section><section title=t>b</section> ~ region",
                "<header>a</header><footer>b</footer> ~ banner contentinfo",
                "<main><header>a</header><footer>b</footer></main> ~ main sectionheader sectionfooter",
                "<div role=navigation><header>a</header></div> ~ navigation sectionheader",
                "<div role=article><footer>a</footer></div> ~ article sectionfooter",
                "<div role=complementary><footer>a</footer></div> ~ complementary sectionfooter",
                "<div role=region title=t><header>a</header></div> ~ region sectionheader",
                "<div role=group><header>a</header></div> ~ group banner",
                "<details><summary>a</summary></details><summary>b</summary> ~ group button",
                "<del>a</del><s>b</s><ins>c</ins><sub>d</sub><sup>e</sup>"
                        + " ~ deletion deletion insertion subscript superscript",
                "<select><option>a</select> ~ combobox option",
                "<select size=2><option>a</select><select multiple></select>"
                        + " ~ listbox option listbox",
                "<select size=1></select><select size=x></select> ~ combobox combobox",
                "<input type=color><input type=file><input type=image> ~ button button button",
                "<input type=number><input type=range><input type=search>"
                        + " ~ spinbutton slider searchbox",
                "<input type=checkbox switch><input type=checkbox><input type=hidden>"
                        + " ~ switch checkbox",
                "<input list=l><input type=search list=l><input type=password list=l>"
                        + "<datalist id=l></datalist> ~ combobox combobox textbox listbox",
                "<input list=none><input type=search list=l><p id=l>a ~ textbox searchbox paragraph",
                "<output>a</output><progress></progress><meter></meter> ~ status progressbar meter",
                "<svg></svg><svg><title>a</title></svg><svg aria-label=b></svg> ~ img img",
                "<img alt=''><img alt='' tabindex=0><img alt='' aria-label=a><img> ~ img img img",
                "<a>a</a><a href=/b>b</a> ~ link",
            })
    void anElementHasTheRoleOfItsMarkup(String html, String expected) {
        assertEquals(expected.strip(), roles(html.strip()));
    }

    /** See <a href="https://w3c.github.io/html-aam/#el-th">HTML-AAM: th, td, tr</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<tr><th>a<td>b ~ table rowgroup row rowheader cell",
                "<tr><th>a<th>b ~ table rowgroup row columnheader columnheader",
                "<tr><th scope=col>a<td>b ~ table rowgroup row columnheader cell",
                "<tr><td></td><th>a<th>b ~ table rowgroup row cell columnheader columnheader",
                "<tr><td></td> <th>a</th> <td></td> ~ table rowgroup row cell columnheader cell",
                "<tr><td>x</td> <th>a</th> <th>b</th> ~ table rowgroup row cell rowheader rowheader",
                "<tr><td>x</td><th>a</th><th>b</th><th>c</th>"
                        + " ~ table rowgroup row cell rowheader columnheader rowheader",
                "<tr><th>a<td></td><td>1 ~ table rowgroup row rowheader cell cell",
                "<tr><th>a</th><td></td><th>b</th><td>1</td>"
                        + " ~ table rowgroup row rowheader cell rowheader cell",
                "<tr><th scope=rowgroup>a<th>b ~ table rowgroup row rowheader columnheader",
                "<thead><tr><th>a</thead><tfoot><tr><td>b"
                        + " ~ table rowgroup row columnheader rowgroup row cell",
            })
    void partsOfTablesHaveRolesByTheirPlace(String rows, String expected) {
        assertEquals(expected.strip(), roles("<table>" + rows.strip() + "</table>"));
    }

    /**
     * See <a href="https://w3c.github.io/aria/#presentational-role-inheritance">WAI-ARIA:
     * inheritance of presentational roles</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<table role=none><tr><th>a<td>b</table> ~ ''",
                "<table role=treegrid><tr><th>a<td>b</table>"
                        + " ~ treegrid rowgroup row rowheader gridcell",
                "<ul role=presentation><li>a</ul> ~ ''",
                "<ul><li>a</ul><div><li>b</div> ~ list listitem",
                "<menu><li>a</menu> ~ list listitem",
            })
    void partsMeanNothingWhereTheWholeMeansNothing(String html, String expected) {
        assertEquals(expected.strip().replace("''", ""), roles(html.strip()));
    }

    /**
     * See <a href="https://w3c.github.io/aria/#conflict_resolution_presentation_none">WAI-ARIA:
     * conflict resolution</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<h2 role=none>a</h2><h2 role=presentation tabindex=-1>b</h2> ~ heading",
                "<h2 role=none aria-label=a>a</h2><h2 role=none aria-expanded=true>b</h2> ~ heading",
                "<h2 role=none contenteditable>a</h2><h2 role=none contenteditable=false>b</h2>"
                        + " ~ heading",
                "<h2 role=none draggable=true>a</h2><h2 role=none draggable=false>b</h2> ~ heading",
                "<button role=none>a</button><button role=none disabled>b</button> ~ button",
                "<a role=none href=/a>a</a><summary role=none>b</summary> ~ link",
                "<h2 role='nonsense link'>a</h2><h2 role=nonsense>b</h2> ~ link heading",
                "<h2 role='form note'>a</h2><h2 role='region' title=t>b</h2> ~ note region",
            })
    void aRoleCountsOnlyWhereItMayBeUsed(String html, String expected) {
        assertEquals(expected.strip(), roles(html.strip()));
    }

    /** See <a href="https://w3c.github.io/aria/#mustContain">WAI-ARIA: required parents</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<div role=list><p role=none><i role=listitem>a</i></p></div> ~ list listitem",
                "<div role=directory><i role=listitem>a</i></div> ~ directory listitem",
                "<div role=list><p><i role=listitem>a</i></p></div> ~ list paragraph",
                "<div role=listbox><i role=option>a</i></div><i role=option>b</i> ~ listbox option",
                "<div role=tree><i role=group><i role=treeitem>a</i></i></div>"
                        + " ~ tree group treeitem",
                "<div role=list aria-owns=x></div><i role=listitem id=x>a</i> ~ list listitem",
            })
    void partsNeedWhatTheyArePartsOf(String html, String expected) {
        assertEquals(expected.strip(), roles(html.strip()));
    }

    private static List<SpatialElement> elements(String html) {
        return Browsy.parse("<!DOCTYPE html><title>t</title>" + html, 800, 600).elements();
    }

    private static List<ElementState> states(String html) {
        return elements(html).stream().map(SpatialElement::state).toList();
    }

    /** See <a href="https://w3c.github.io/aria/#aria-current">WAI-ARIA: aria-current</a>. */
    @ParameterizedTest
    @CsvSource({
        "page, PAGE",
        "STEP, STEP",
        "location, LOCATION",
        "date, DATE",
        "time, TIME",
        "true, TRUE",
        "anything, TRUE",
        "false, ",
        "'', ",
        "undefined, ",
    })
    void whatIsCurrentSaysOfWhat(String value, @Nullable CurrentKind kind) {
        assertEquals(
                kind, states("<a href=/a aria-current='" + value + "'>a</a>").get(0).current());
    }

    /** See <a href="https://w3c.github.io/aria/#aria-haspopup">WAI-ARIA: aria-haspopup</a>. */
    @ParameterizedTest
    @CsvSource({
        "true, MENU",
        "menu, MENU",
        "Listbox, LISTBOX",
        "tree, TREE",
        "grid, GRID",
        "dialog, DIALOG",
        "false, ",
        "odd, ",
    })
    void aButtonSaysWhatItOpens(String value, @Nullable PopupKind kind) {
        assertEquals(kind, states("<button aria-haspopup=" + value + ">a</button>").get(0).popup());
    }

    /** See <a href="https://w3c.github.io/aria/#aria-invalid">WAI-ARIA: aria-invalid</a>. */
    @Test
    void anyWordButFalseMakesAFieldInvalid() {
        assertEquals(
                List.of(true, true, false, false, false),
                states(
                                "<input aria-label=a aria-invalid=true>"
                                        + "<input aria-label=b aria-invalid=spelling>"
                                        + "<input aria-label=c aria-invalid=false>"
                                        + "<input aria-label=d aria-invalid=''>"
                                        + "<input aria-label=e aria-invalid=undefined>")
                        .stream()
                        .map(ElementState::invalid)
                        .toList());
    }

    /** See <a href="https://w3c.github.io/aria/#aria-selected">WAI-ARIA: aria-selected</a>. */
    @Test
    void notSelectedIsOtherThanNotSelectable() {
        List<ElementState> states =
                states(
                        "<i role=tab aria-selected=true>a</i><i role=tab aria-selected=false>b</i>"
                                + "<i role=tab aria-selected=undefined>c</i>");
        assertEquals(Boolean.TRUE, states.get(0).selected());
        assertEquals(Boolean.FALSE, states.get(1).selected());
        assertNull(states.get(2).selected());
    }

    /** See <a href="https://w3c.github.io/html-aam/#el-summary">HTML-AAM: summary</a>. */
    @Test
    void aSummaryIsExpandedAsItsDetailsAre() {
        assertEquals(
                List.of("true", "false", "null"),
                elements(
                                "<details open><summary>a</summary></details>"
                                        + "<details><summary>b</summary></details>"
                                        + "<div><summary>c</summary></div>")
                        .stream()
                        .filter(element -> element.tag().equals("summary"))
                        .map(element -> String.valueOf(element.state().expanded()))
                        .toList());
    }

    /** Layout tables have no table roles. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<table><tr><td>a<td>b<tr><td>c<td>d</table> ~ 1",
                "<table><tr><th>a<td>b</table> ~ 1",
                "<table><tr><td>a<td>b</table> ~ 0",
                "<table><tr><td>a<td><input><tr><td>c<td><input></table> ~ 0",
                "<table summary=s><tr><td>a<td><input><tr><td>c<td><input></table> ~ 1",
                "<table><tr><td headers=h>a<td><input><tr><td>c<td><input></table> ~ 1",
                "<table><tr><td><table><tr><th>a<th>b<tr><td>c<td>d</table><td>x<tr><td>e<td>f</table>"
                        + " ~ 1",
                "<table summary=s><tr><td><table><tr><th>a<th>b<tr><td>c<td>d</table><tr><td>x</table>"
                        + " ~ 1",
                "<table summary=s><tr><td><table><tr><th>a<th>b<tr><td>c<td>d</table><td>x<tr><td>e"
                        + "<td>f</table> ~ 2",
            })
    void aTableOfDataSaysSoOrIsFull(String html, int tables) {
        assertEquals(tables, Browsy.parse("<!DOCTYPE html>" + html, 800, 600).tables().size());
    }

    /** See <a href="https://w3c.github.io/aria/#aria-level">WAI-ARIA: aria-level</a>. */
    @ParameterizedTest
    @CsvSource({
        "<h3>a</h3>, 3",
        "<h3 aria-level=5>a</h3>, 5",
        "<h3 aria-level=0>a</h3>, 3",
        "<h3 aria-level=-1>a</h3>, 3",
        "<h3 aria-level=x>a</h3>, 3",
        "<h3 aria-level=12>a</h3>, 12",
        "<div role=heading>a</div>, 2",
        "<div role=heading aria-level=1>a</div>, 1",
    })
    void aHeadingHasTheLevelItSaysOrThatOfItsTag(String html, int level) {
        assertEquals(level, elements(html).get(0).level());
    }

    /** The name of the first element in the body that has one. */
    private static String name(String html) {
        return semantics(html).stream()
                .filter(element -> element.path().contains("/body"))
                .map(ElementSemantics::name)
                .filter(name -> !name.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** See <a href="https://w3c.github.io/accname/#computation-steps">accname: 2A to 2I</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<button aria-labelledby='x y' aria-label=n>c</button><i id=x>a</i><i id=y>b</i> ~ a b",
                "<button aria-labelledby=none aria-label=n>c</button> ~ n",
                "<button aria-label=' '>c</button> ~ c",
                "<button aria-labelledby='b x' id=b aria-label=Delete>c</button><i id=x>file</i>"
                        + " ~ Delete file",
                "<button aria-labelledby=x></button><p id=x hidden>a<b hidden>b</b></p> ~ a b",
                "<button aria-labelledby=x></button><i id=x aria-labelledby=y>a</i><i id=y>b</i> ~ a",
                "<button title=t>c</button> ~ c",
                "<button title=t></button> ~ t",
                "<button><img alt='' title=t></button> ~ ''",
                "<input placeholder=p> ~ p",
                "<input title=t placeholder=p> ~ t",
                "<div role=textbox aria-placeholder=p></div> ~ p",
                "<label>l <input></label> ~ l",
                "<label for=f>one</label><label for=f>two</label><input id=f> ~ one two",
                "<input type=submit> ~ Submit",
                "<input type=reset> ~ Reset",
                "<input type=button value=v> ~ v",
                "<input type=image alt=a value=v> ~ a",
                "<fieldset><legend>l</legend><input></fieldset> ~ l",
                "<table><caption>c</caption><tr><td></table> ~ c",
                "<figure><img><figcaption>f</figcaption></figure> ~ f",
                "<svg><title>s</title></svg> ~ s",
                "<dialog open><h2>d</h2></dialog> ~ d",
                "<button><label>Flash <input value=3> times</label></button> ~ Flash 3 times",
                "<button>Flash <i role=slider aria-valuetext=five aria-valuenow=5></i></button>"
                        + " ~ Flash five",
                "<button>Flash <i role=slider aria-valuenow=5></i></button> ~ Flash 5",
                "<button>Set <i role=textbox contenteditable>old</i></button> ~ Set old",
                "<button>Set <select><option>a<option selected>b</select></button> ~ Set b",
                "<button>Set <input list=l value=v></button> ~ Set v",
                "<button>Set <i role=listbox><b role=option aria-selected=true>a</b>"
                        + "<b role=option>b</b></i></button> ~ Set a",
                "<button>Set <i role=listbox><b role=option>b</b></i></button> ~ Set",
                "<button>Set <i role=combobox tabindex=0>a</i></button> ~ Set a",
                "<a href=/a role=doc-noteref>1</a> ~ 1",
                "<h2 role=doc-subtitle>s</h2> ~ s",
                "<input type=file> ~ Choose File",
                "<input type=file multiple> ~ Choose Files",
                "<input type=file title=t> ~ Choose File",
                "<label for=f>l</label><input type=file id=f> ~ l",
                "<label for=f>l</label><input type=submit id=f value=v> ~ l",
                "<input type=image> ~ Submit",
                "<input type=image title=t> ~ t",
                "<figure><img><figcaption>f</figcaption><p>more</p></figure> ~ ''",
                "<figure><img alt=a><figcaption>f</figcaption></figure> ~ a",
                "<figure><img title=t><figcaption>f</figcaption></figure> ~ t",
                "<button>a<div>b</div>c<span>d</span>e</button> ~ a b cde",
                "<style>i::before{content:'x'}i::after{content:'z'}</style><button><i>y</i></button>"
                        + " ~ xyz",
                "<style>i::before{content:url(a.png) / 'alt'}</style><button><i></i></button> ~ alt",
                "<style>i::before{content:'x';display:block}</style><button>a<i>y</i></button> ~ a x y",
            })
    void aNameComesFromTheFirstStepThatGivesOne(String html, String expected) {
        assertEquals(expected.strip().replace("''", ""), name(html.strip()));
    }

    /**
     * See <a href="https://w3c.github.io/aria/#prohibitednaming">WAI-ARIA: prohibited names</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "<p aria-label=n>a</p>",
        "<code aria-label=n>a</code>",
        "<em aria-label=n>a</em>",
        "<sub aria-label=n>a</sub>",
        "<div aria-label=n>a</div>",
        "<span aria-label=n>a</span>",
        "<time aria-label=n>a</time>",
    })
    void partsOfATextHaveNoNames(String html) {
        assertEquals("", name(html));
    }

    /**
     * See <a href="https://w3c.github.io/accname/#mapping_additional_nd_description">accname</a>.
     */
    @Test
    void aDescriptionComesFromAnotherElementThenFromItsAttributes() {
        assertEquals(
                List.of("far away", "said", "tip", "none"),
                elements(
                                "<p id=d hidden>far away</p>"
                                        + "<button aria-describedby=d aria-description=x>a</button>"
                                        + "<button aria-description=said title=x>b</button>"
                                        + "<button title=tip>c</button><button title=d>d</button>")
                        .stream()
                        .filter(element -> element.tag().equals("button"))
                        .map(element -> Objects.requireNonNullElse(element.description(), "none"))
                        .toList());
    }

    /**
     * See <a href="https://html.spec.whatwg.org/multipage/image-maps.html">HTML: image maps</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "coords='10,20,30,50'|10 20 20 30",
                "coords='30,50,10,20'|10 20 20 30",
                "shape=circle coords='50 50 20'|30 30 40 40",
                "shape=circ coords='0;0;20'|0 0 20 20",
                "shape=POLY coords='10,10,40,20,20,60'|10 10 30 50",
                "shape=default|0 0 100 100",
                "coords='90,90,200,200'|90 90 10 10",
                "coords='10,x,30,50'|10 0 20 50",
                "coords='10,20,30'|none",
                "shape=circle coords='50,50,0'|none",
                "shape=poly coords='10,10,40,20,20,60,99'|10 10 30 50",
                "shape=poly coords='1,2,3,4'|none",
                "coords=' '|none",
                "coords='200,0,300,50'|none",
            })
    void anAreaLiesWhereItsShapeIsOnThePicture(String area, String expected) {
        String html =
                "<body style='margin:0'><img usemap=#m style='width:100px;height:100px;display:block'>"
                        + "<map name=m><area href=/a alt=a "
                        + area
                        + "></map>";
        String told =
                elements(html).stream()
                        .filter(element -> element.tag().equals("area") && !element.hidden())
                        .map(SpatialElement::bounds)
                        .map(
                                box ->
                                        Math.round(box.x())
                                                + " "
                                                + Math.round(box.y())
                                                + " "
                                                + Math.round(box.width())
                                                + " "
                                                + Math.round(box.height()))
                        .findFirst()
                        .orElse("none");
        assertEquals(expected, told);
    }
}
