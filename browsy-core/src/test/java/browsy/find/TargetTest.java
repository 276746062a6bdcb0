package browsy.find;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.model.Bounds;
import browsy.model.Constraints;
import browsy.model.InputPurpose;
import browsy.model.InputType;
import browsy.model.Relations;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SpatialElementBuilder;
import browsy.model.SuggestedAction.FillForm;
import browsy.model.SuggestedAction.FormField;
import browsy.model.Viewport;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TargetTest {

    private static SpatialElementBuilder button(int id, String text, double x, double y) {
        return SpatialElement.builder(id, "button")
                .role(Role.BUTTON)
                .text(text)
                .bounds(new Bounds(x, y, 80, 20));
    }

    private static SpatialElementBuilder input(int id, InputType type) {
        return SpatialElement.builder(id, "input")
                .role(Role.TEXTBOX)
                .inputType(type)
                .bounds(new Bounds(100, 100, 200, 20));
    }

    private static SpatialDom page(SpatialElementBuilder... elements) {
        return SpatialDom.builder(Viewport.DEFAULT)
                .elements(Stream.of(elements).map(SpatialElementBuilder::build).toList())
                .build();
    }

    private static List<Integer> ids(List<SpatialElement> elements) {
        return elements.stream().map(SpatialElement::id).toList();
    }

    private static List<Integer> resolve(Target target, SpatialDom dom) {
        return ids(target.resolve(dom));
    }

    private static Constraints autocomplete(String purpose) {
        return new Constraints(null, null, null, null, null, null, null, false, purpose);
    }

    @Test
    void referencesOfPublicationsAreLinks() {
        SpatialDom dom =
                page(
                        SpatialElement.builder(1, "a").role(Role.DOC_NOTEREF).text("[1]"),
                        SpatialElement.builder(2, "a").role(Role.LINK).text("Home"),
                        SpatialElement.builder(3, "a").role(Role.DOC_BACKLINK).text("1"),
                        SpatialElement.builder(4, "section").role(Role.DOC_TOC).text("1"));
        assertEquals(List.of(1, 2, 3), resolve(Target.role(Role.LINK), dom));
        assertEquals(List.of(3), resolve(Target.role(Role.LINK, "1"), dom));
        assertEquals(List.of(1), resolve(Target.role(Role.DOC_NOTEREF), dom));
    }

    @Test
    void textIsFoundWithAndWithoutRegardToCase() {
        SpatialDom dom =
                page(
                        button(1, "Sign in", 0, 0),
                        button(2, "Please SIGN IN", 0, 0).hidden(true),
                        input(3, InputType.SUBMIT).value("Sign in"),
                        input(4, InputType.TEXT).value("Sign in"));
        assertEquals(List.of(1, 3), ids(dom.findByText("Sign in")));
        assertEquals(List.of(1, 2, 3), ids(dom.findByTextFuzzy("sign in")));
        assertEquals(List.of(1, 2), ids(dom.findByRole(Role.BUTTON)));
    }

    @Test
    void declaredPurposePrecedesWords() {
        SpatialDom dom =
                page(
                        input(1, InputType.TEXT).name("email_or_login"),
                        input(2, InputType.EMAIL).name("x").hidden(true),
                        input(3, InputType.EMAIL).name("newsletter"),
                        input(4, InputType.TEXT).constraints(autocomplete("section-a username")),
                        input(5, InputType.PASSWORD),
                        input(6, InputType.TEL).label("Security code"),
                        input(7, InputType.CHECKBOX).name("search"));
        assertEquals(3, dom.findInputByPurpose(InputPurpose.EMAIL).orElseThrow().id());
        assertEquals(4, dom.findInputByPurpose(InputPurpose.USERNAME).orElseThrow().id());
        assertEquals(5, dom.findInputByPurpose(InputPurpose.PASSWORD).orElseThrow().id());
        assertEquals(6, dom.findInputByPurpose(InputPurpose.VERIFICATION_CODE).orElseThrow().id());
        assertEquals(6, dom.findInputByPurpose(InputPurpose.PHONE).orElseThrow().id());
        assertEquals(Optional.empty(), dom.findInputByPurpose(InputPurpose.SEARCH));
    }

    @Test
    void nearestButtonPrefersSameFormThenBelowThenDistance() {
        SpatialElementBuilder field = input(1, InputType.TEXT);
        SpatialDom loose =
                page(
                        field,
                        button(2, "above", 100, 75),
                        button(3, "far below", 100, 300),
                        button(4, "beside", 310, 100),
                        input(5, InputType.RESET).bounds(new Bounds(100, 125, 10, 10)),
                        button(6, "hidden", 100, 120).hidden(true));
        assertEquals(4, loose.findNearestButton(1).orElseThrow().id());
        Relations form = new Relations(null, null, 9, null);
        SpatialDom owned =
                page(
                        input(1, InputType.TEXT).relations(form),
                        button(2, "near", 100, 125),
                        button(3, "own", 800, 900).relations(form));
        assertEquals(3, owned.findNearestButton(1).orElseThrow().id());
        assertEquals(Optional.empty(), owned.findNearestButton(77));
    }

    @Test
    void labelsThatFieldsOnlyShow() {
        SpatialDom dom =
                page(
                        SpatialElement.builder(1, "label").text("Domain"),
                        input(2, InputType.TEXT).name("value[domain]"),
                        SpatialElement.builder(3, "label").text("Quit message:"),
                        input(4, InputType.TEXT).label("Shown when you quit"),
                        SpatialElement.builder(5, "label").text("Aliases"),
                        input(6, InputType.CHECKBOX),
                        SpatialElement.builder(7, "label").text("Active"),
                        button(8, "Save", 0, 0),
                        input(9, InputType.TEXT));
        assertEquals(List.of(2), resolve(Target.label("Domain"), dom));
        assertEquals(List.of(4), resolve(Target.label("quit message"), dom));
        assertEquals(List.of(), resolve(Target.label("Aliases"), dom));
        assertEquals(List.of(), resolve(Target.label("Active"), dom));
    }

    @Test
    void labelsOfSuggestedForms() {
        FillForm form =
                new FillForm(
                        List.of(
                                new FormField(2, "User ID:", "u", InputType.TEXT),
                                new FormField(3, null, "v", InputType.TEXT)),
                        null);
        SpatialDom dom =
                SpatialDom.builder(Viewport.DEFAULT)
                        .elements(
                                List.of(
                                        SpatialElement.builder(1, "td").text("User ID:").build(),
                                        input(2, InputType.TEXT).name("u").build(),
                                        input(3, InputType.TEXT).name("v").build()))
                        .suggestedActions(List.of(form))
                        .build();
        assertEquals(List.of(2), resolve(Target.label("User ID"), dom));
        assertEquals(List.of(), resolve(Target.label("v"), dom));
    }

    @Test
    void textPrefersTheButtonToTheFieldWithThatLabel() {
        SpatialDom dom =
                page(
                        input(1, InputType.TEXT).accessibleName("Search"),
                        button(2, "Search", 0, 0),
                        button(3, "", 0, 0).accessibleName("Close"));
        assertEquals(List.of(2), resolve(Target.text("Search"), dom));
        assertEquals(List.of(1), resolve(Target.label("Search"), dom));
        assertEquals(List.of(3), resolve(Target.text("Close"), dom));
    }

    @Test
    void targetsDescribeThemselves() {
        assertEquals("text \"Sign in\"", Target.text("Sign in").toString());
        assertEquals("button \"Sign in\"", Target.role(Role.BUTTON, "Sign in").toString());
        assertEquals("role button", Target.role("button").toString());
        assertEquals("selector a.b", Target.css("a.b").toString());
    }

    @Test
    void targetsPreferWholeNamesVisibleAndInteractive() {
        SpatialDom dom =
                page(
                        SpatialElement.builder(1, "h1").text("Search"),
                        button(2, "Search all", 0, 0),
                        button(3, "search", 0, 0).hidden(true),
                        button(4, " SEARCH\n", 0, 0),
                        input(5, InputType.TEXT).label("Search").placeholder("Words"));
        assertEquals(List.of(4), resolve(Target.text("Search"), dom));
        assertEquals(List.of(2), resolve(Target.text("search a"), dom));
        assertEquals(List.of(5), resolve(Target.label("search"), dom));
        assertEquals(List.of(5), resolve(Target.label("word"), dom));
        assertEquals(List.of(4), resolve(Target.role(Role.BUTTON, "Search"), dom));
        assertEquals(List.of(2, 4), resolve(Target.role(Role.BUTTON), dom));
        assertEquals(List.of(), resolve(Target.text("  "), dom));
        assertEquals(List.of(3), resolve(Target.id(3), dom));
        assertEquals(List.of(), resolve(Target.id(8), dom));
    }

    @Test
    void rolesAreFoundByShownWordsIfNoNameFits() {
        SpatialDom dom =
                page(
                        input(1, InputType.TEXT).accessibleName("[F]").placeholder("Search"),
                        input(2, InputType.TEXT).accessibleName("Search of files"),
                        input(3, InputType.TEXT).accessibleName("Key").placeholder("Pages"),
                        button(4, "×", 0, 0).accessibleName("Close"));
        assertEquals(List.of(2), resolve(Target.role(Role.TEXTBOX, "Search"), dom));
        assertEquals(List.of(3), resolve(Target.role(Role.TEXTBOX, "Pages"), dom));
        assertEquals(List.of(4), resolve(Target.role(Role.BUTTON, "×"), dom));
        assertEquals(List.of(), resolve(Target.role(Role.BUTTON, "Pages"), dom));
    }

    @Test
    void selectorsAreEvaluatedByThePage() {
        SpatialDom dom = page(button(1, "a", 0, 0), button(2, "b", 0, 0));
        assertThrows(IllegalStateException.class, () -> dom.find("#b"));
        SpatialDom selecting = dom.toBuilder().selectors(selector -> List.of(2, 99)).build();
        assertEquals(List.of(2), ids(Target.css("#b").resolve(selecting)));
        assertEquals(List.of(2), ids(selecting.keeping(e -> true).find("#b")));
    }
}
