package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.Limits;
import browsy.html.ElementStates;
import browsy.html.UserState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A page after user input equals the page that all stages make of the same states. */
class StateChangesTest {
    private static final int STEPS = 12;

    private static final String HEAD = "<!DOCTYPE html><title>Order shop results</title>";

    /** Controls of all kinds, most of them in labels, groups and lists. */
    private static final String CONTROLS =
            """
            <form action=/order method=post><h1>Order</h1>
            <p id=note>Please say what you want.</p>
            <label for=name>Name</label><input id=name name=name placeholder=Name required>
            <label>Mail <input id=mail name=mail type=email></label>
            <label>User <input name=user autocomplete=username></label>
            <label>Secret <input name=pass type=password></label>
            <label>Amount <input id=amount type=number name=n min=1 max=9 value=3></label>
            <label><input type=checkbox name=gift id=gift> Wrap for
              <input name=days value=2 aria-label=days> days</label>
            <div class=panel>Panel <a href=/more>more</a></div>
            <fieldset><legend>Size</legend>
            <label><input type=radio name=size value=s checked>Small</label>
            <label><input type=radio name=size value=m>Medium</label>
            <label><input type=radio name=size value=l disabled>Large</label></fieldset>
            <select name=color id=color><option>Red<option selected>Green<option value=b>Blue</select>
            <select name=many multiple size=3><option>One<option selected>Two<option>Three</select>
            <button type=button aria-labelledby="go color">Choose <span id=go>go</span></button>
            <textarea name=text rows=3 placeholder=Text></textarea>
            <div contenteditable>Editable <b>text</b></div>
            <input type=range name=r value=40 id=range><output for=range>40</output>
            <progress value=3 max=10>30 %</progress><meter value=.5>half</meter>
            <input type=file name=f><input type=search name=q aria-label=Search>
            <details><summary>More</summary><p>Hidden <input name=deep></p></details>
            <ul><li>One <a href=/1>first</a><li>Two <a href=/2>second</a></ul>
            <p class=last>Last</p><button>Send</button></form>
            """;

    /** States that can be combined in any way. */
    private static final class Input implements ElementStates {
        private final Map<Element, String> values = new IdentityHashMap<>();
        private final Map<Element, Boolean> checked = new IdentityHashMap<>();
        private final Map<Element, Boolean> open = new IdentityHashMap<>();
        private final Map<UserState, Set<Element>> states = new EnumMap<>(UserState.class);

        Input copy() {
            Input copy = new Input();
            copy.values.putAll(values);
            copy.checked.putAll(checked);
            copy.open.putAll(open);
            copy.states.putAll(states);
            return copy;
        }

        void only(UserState state, Element element) {
            Set<Element> one = Collections.newSetFromMap(new IdentityHashMap<>());
            one.add(element);
            states.put(state, one);
        }

        @Override
        public Set<Element> elements(UserState state) {
            return states.getOrDefault(state, Set.of());
        }

        @Override
        public @Nullable Boolean checked(Element element) {
            return checked.get(element);
        }

        @Override
        public @Nullable Boolean open(Element element) {
            return open.get(element);
        }

        @Override
        public @Nullable String value(Element element) {
            return values.get(element);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<style>:focus{outline:2px solid blue;border-color:red}</style>",
                "<style>input:focus,a:hover{background:#ff9;color:#123;cursor:pointer}</style>",
                "<style>.panel{display:none}label:has(:checked) ~ .panel{display:block}</style>",
                "<style>.panel{display:none}#gift:checked,form:has(#gift:checked) .panel{display:block}"
                        + "</style>",
                "<style>form:has(:invalid) .last{visibility:hidden}input:user-invalid{height:60px}"
                        + "</style>",
                "<style>form:has(:user-valid) .last{visibility:hidden}:user-invalid~*{margin:5px}"
                        + "</style>",
                "<style>input:placeholder-shown{font-size:24px}:in-range{padding:9px}</style>",
                "<style>input:invalid+select,fieldset:valid{display:none}form:invalid{margin:9px}"
                        + "</style>",
                "<style>label:not(:has(:checked)){opacity:0}label:focus-within{opacity:1}</style>",
                "<style>li:hover{display:none}li:hover ~ li,li:nth-child(1 of :hover){width:9px}"
                        + "</style>",
                "<style>a:focus::before{content:'focus'}input::placeholder{color:red}"
                        + "input:focus::placeholder{color:blue}</style>",
                "<style>:root:has(:focus){--c:red}.panel{color:var(--c,blue)}"
                        + "input:focus{--c:green}</style>",
                "<style>form{container-type:inline-size}@container (width>300px)"
                        + "{:checked+*,input:focus{width:200px}}</style>",
                "<style>@scope(form:has(:checked)){p{display:none}}</style>",
                "<style>p::first-line{font-size:20px}p:hover,:hover>b{font-weight:bold}</style>",
                "<style>input{z-index:1;position:relative}:focus{z-index:2}:active{z-index:-1}"
                        + "</style>",
                "<style>a{border:1px solid}a:hover{border:1px solid red}button:hover{border:0}"
                        + "</style>",
                "<style>@layer a{:focus{color:red!important}}:focus{color:inherit;all:revert}"
                        + "</style>",
                "<style>details:open p,details:not(:open)~ul{color:red;display:none}</style>",
                "<style>.last{display:none}:focus~.last,.last:nth-last-child(2){display:none}"
                        + "</style>",
                "<div><template shadowrootmode=open><style>:host(:hover){display:none}"
                        + "::slotted(:focus){display:none}</style><slot></slot></template>"
                        + "<a href=/s>slotted</a></div>",
                "<iframe srcdoc='<input name=inside><style>:focus{display:none}</style>'></iframe>",
            })
    void changesEqualFullPages(String styles) {
        for (int seed = 1; seed <= 2; seed++) {
            changesEqualFullPages(styles, new Random(seed));
        }
    }

    private static void changesEqualFullPages(String styles, Random random) {
        Page page = open(HEAD + styles + CONTROLS);
        List<Element> elements = page.document().body().getAllElements();
        Input input = new Input();
        for (int step = 0; step < STEPS; step++) {
            Input changed = input.copy();
            change(elements.get(random.nextInt(elements.size())), changed, random);
            Page next = page.withStates(changed);
            assertSamePage(full(page, changed), next);
            // Some later states start again from an earlier one, as those of a fork do.
            if (random.nextInt(4) > 0) {
                page = next;
                input = changed;
            }
        }
    }

    /** Changes a state that the element can have. */
    private static void change(Element element, Input input, Random random) {
        switch (element.normalName()) {
            case "input", "textarea" -> {
                String type = element.attr("type");
                if (type.equals("checkbox") || type.equals("radio")) {
                    input.checked.put(element, random.nextBoolean());
                } else {
                    List<String> texts =
                            List.of("", "12", "5", "a@b.example", "shop", "mail", "some words");
                    input.values.put(element, texts.get(random.nextInt(texts.size())));
                }
                input.only(UserState.FOCUS, element);
                input.only(random.nextBoolean() ? UserState.INTERACTED : UserState.HOVER, element);
            }
            case "option" -> input.checked.put(element, random.nextBoolean());
            case "details" -> input.open.put(element, random.nextBoolean());
            default -> {
                UserState[] states = UserState.values();
                input.only(states[random.nextInt(states.length)], element);
            }
        }
    }

    private static Page open(String html) {
        return Browsy.open(html, ParseOptions.builder().baseUri("https://shop.example/").build());
    }

    private static Page full(Page before, ElementStates states) {
        return Pipeline.run(
                before.document(), before.asBefore().newBuilder().states(states).build());
    }

    private static void assertSamePage(Page expected, Page actual) {
        assertEquals(expected.dom().elements(), actual.dom().elements());
        assertEquals(expected.dom(), actual.dom());
        assertEquals(expected.warnings(), actual.warnings());
        assertEquals(expected.lastId(), actual.lastId());
        assertEquals(expected.maxScroll(), actual.maxScroll());
        assertEquals(expected.knownIds().ids(), actual.knownIds().ids());
        assertEquals(expected.behaviors(), actual.behaviors());
        expected.dom()
                .elements()
                .forEach(one -> assertSame(expected.source(one), actual.source(one.id())));
    }

    private static Element first(Page page, String selector) {
        return Objects.requireNonNull(page.document().selectFirst(selector));
    }

    private static Page typed(Page page, String selector, String text) {
        Input input = new Input();
        input.values.put(first(page, selector), text);
        return page.withStates(input);
    }

    @Test
    void stagesAreSharedWhereRulesMatchAsBefore() {
        Page page = open(HEAD + "<style>:checked{display:none}</style>" + CONTROLS);
        Page typed = typed(page, "#name", "Ann");
        assertSame(page.stages(), typed.stages());
        assertSame(page.stages(), page.withStates(ElementStates.none()).stages());
        assertSame(page.dom().content(), typed.dom().content());
    }

    @Test
    void stagesAreSharedWhereOtherRulesGiveTheSameStyle() {
        String style = "<style>input{color:red;border:0}#name:focus{color:red;border:0}</style>";
        Page page = open(HEAD + style + CONTROLS);
        Input focus = new Input();
        focus.only(UserState.FOCUS, first(page, "#name"));
        assertSame(page.stages(), page.withStates(focus).stages());
    }

    @Test
    void stagesAreNotSharedWhereAnElementMatchesOtherRules() {
        Page page = open(HEAD + "<style>:checked~.panel{display:none}</style>" + CONTROLS);
        Input input = new Input();
        Element box = first(page, "#gift");
        input.checked.put(box, true);
        assertSame(page.stages(), page.withStates(input).stages());
        Page moved =
                open(HEAD + "<style>label:has(:checked)~.panel{display:none}</style>" + CONTROLS);
        Input other = new Input();
        other.checked.put(first(moved, "#gift"), true);
        assertNotSame(moved.stages(), moved.withStates(other).stages());
    }

    /** Rules that mostly change what is painted; layout is kept for some of the elements. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<style>:hover{color:red}:checked+b,:focus{background:#ff9}</style>",
                "<style>:hover{background:#ff9}:focus{background:none}</style>"
                        + "<p><a href=/in>link <b style='padding:9px'>padded</b></a></p>"
                        + "<p><span><img width=60 height=40 alt=Picture></span> <i>text</i></p>",
                "<style>button:hover,input:hover{background:#ff9}:focus{background-image:"
                        + "linear-gradient(red,blue)}::file-selector-button{padding:5px}"
                        + ":hover::file-selector-button{background:red}</style>",
                "<style>:hover{opacity:0}:focus{pointer-events:none;cursor:pointer}</style>",
                "<style>:hover{color:#fff}:focus{color:transparent;background:#000}</style>",
                "<style>p,li{position:relative;z-index:1}:hover{z-index:3}:focus{z-index:-1}"
                        + "</style><div style='position:absolute;top:40px;background:#fff'>over"
                        + "</div>",
                "<style>li::before{content:'x';color:red}li:hover::before{color:blue}"
                        + "li::marker{color:red}li:hover::marker{color:blue}"
                        + "a:hover::after{content:'';background:red}</style>",
                "<style>p::first-letter{color:red;font-size:30px}p:hover::first-letter{color:blue}"
                        + "p::first-line{color:red}p:hover{color:green}</style>",
                "<style>tr:hover{background:#ff9}td:hover{color:red}</style>"
                        + "<table><tr><td>a<td>b<tr><td>c<td>d</table>",
                "<style>:hover{color:red;border:1px solid currentColor}</style>",
                "<style>:hover{animation:k 1s both}:focus{animation:k 1s,l 1s both}"
                        + ":checked+b{--l:50px}@keyframes k{to{opacity:0;color:red}}"
                        + "@keyframes l{to{width:var(--l,70px)}}</style>",
                "<style>div{container-type:inline-size}@container (width>300px){:hover{color:red}}"
                        + "</style><div><p>In a container</p></div>",
                "<style>.f{position:absolute;left:790px;position-try-fallbacks:--a}"
                        + "@position-try --a{left:9px}.f:hover{color:red}"
                        + "p:hover~.f{left:780px;color:red}</style><p>Text<p class=f>Placed</p>",
            })
    void changesOfPaintEqualFullPages(String styles) {
        Page page = open(HEAD + styles + CONTROLS);
        for (Element element : page.document().body().getAllElements()) {
            Input input = new Input();
            input.only(UserState.HOVER, element);
            input.only(UserState.FOCUS, element);
            if (element.attr("type").equals("checkbox")) {
                input.checked.put(element, true);
            }
            Page next = page.withStates(input);
            assertSamePage(full(page, input), next);
            page = next;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "p:hover{color:red}",
                "p:hover{background:red;cursor:pointer;outline:1px solid red}",
                "p:hover{opacity:.5}",
                "p:hover{animation:k 1s both}@keyframes k{to{opacity:.5}}",
                ":hover{z-index:2;border-color:red;box-shadow:0 0 3px red;pointer-events:none}",
                ":hover~form a{color:red;text-decoration-color:red}",
                "#note{display:inline-block}#note:hover{background:red url(x)}",
            })
    void layoutIsSharedWhereOnlyPaintChanges(String style) {
        assertTrue(sharesLayout(style));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#note:hover{font-weight:bold}",
                "#note{display:inline}#note:hover{background:red}",
                "#note:hover::after{content:'';color:red}",
                "#note:hover{border:1px solid red}",
                "#note:hover{filter:blur(1px)}",
                "#note{transform-style:preserve-3d}#note:hover{opacity:.5}",
            })
    void layoutIsNotSharedWhereItMayChange(String style) {
        assertFalse(sharesLayout(style));
    }

    /** Whether a page has the same layout before and after the pointer is over an element. */
    private static boolean sharesLayout(String style) {
        Page page = open(HEAD + "<style>" + style + "</style><p>Text</p>" + CONTROLS);
        Input hover = new Input();
        hover.only(UserState.HOVER, first(page, "#note"));
        return fragments(page) == fragments(page.withStates(hover));
    }

    private static Object fragments(Page page) {
        return Objects.requireNonNull(page.stages().use(stages -> stages.laidOut().fragments()));
    }

    @Test
    void namesFollowTheValuesInThem() {
        Page page = open(HEAD + CONTROLS);
        Page typed = typed(page, "[name=days]", "7");
        int box =
                page.dom().elements().stream()
                        .filter(one -> "gift".equals(one.name()))
                        .findFirst()
                        .orElseThrow()
                        .id();
        assertEquals("Wrap for 7 days", typed.dom().get(box).orElseThrow().accessibleName());
    }

    @Test
    void warningsOfParsingStay() {
        Limits limits = Limits.builder().maxMemory(200_000).build();
        Page page =
                Browsy.open(
                        "<input name=a>" + "<p>text</p>".repeat(2_000),
                        ParseOptions.builder().limits(limits).build());
        assertFalse(page.warnings().isEmpty());
        Input input = new Input();
        input.values.put(first(page, "input"), "text");
        assertEquals(page.warnings(), page.withStates(input).warnings());
        assertEquals(page.warnings(), full(page, input).warnings());
    }

    @Test
    void stagesAreNotSharedWithAPageWithoutAValue() {
        Page page = open(HEAD + "<style>:focus{display:none}</style>" + CONTROLS);
        Input secret = new Input();
        secret.values.put(first(page, "[name=pass]"), "secret");
        secret.only(UserState.FOCUS, first(page, "[name=pass]"));
        Page typed = page.withStates(secret);
        assertNotSame(page.stages(), typed.stages());
        Input focus = secret.copy();
        focus.values.clear();
        assertNotSame(typed.stages(), typed.withStates(focus).stages());
    }

    @Test
    void pagesWhoseStagesAreGoneGiveTheSameResult() {
        Page page = open(HEAD + CONTROLS);
        List<Page> others = new ArrayList<>();
        String many = "<i></i>".repeat(60_000);
        others.add(open(many));
        others.add(open(many));
        assertEquals(2, others.size());
        Page typed = typed(page, "#name", "Ann");
        assertNotSame(page.stages(), typed.stages());
        Input input = new Input();
        input.values.put(first(page, "#name"), "Ann");
        assertSamePage(full(page, input), typed);
        assertTrue(typed.dom().elements().stream().anyMatch(one -> "Ann".equals(one.value())));
    }
}
