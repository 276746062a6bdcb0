package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import browsy.Browsy;
import browsy.model.SpatialDom;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.ComputedValueText;
import browsy.style.property.EffectProperties;
import java.util.List;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Elements have the styles of the time when all animations that end are over.
 *
 * @see <a href="https://drafts.csswg.org/css-animations-1/">css-animations-1</a>
 */
class AnimationStylesTest {

    /** The keyframe that applies: the first (1), the last (2) or none (0). */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "animation: k 1s forwards | 2",
                "animation: k 1s both | 2",
                "animation: k 1s | 10",
                "animation: k 1s backwards | 10",
                "animation: k 1s 100s backwards | 10",
                "animation: k 0s both | 2",
                "animation: 1s both \"k\" | 2",
                "animation: forwards 1s k ease-in | 2",
                "animation: k 1s -1s both | 2",
                "animation-name: k; animation-fill-mode: forwards | 2",
                "animation-name: K; animation-fill-mode: forwards | 10",
                "-webkit-animation: k 1s forwards | 2",
                "-webkit-animation-name: k; -webkit-animation-fill-mode: both | 2",
                // Direction and number of iterations.
                "animation: k 1s reverse both | 1",
                "animation: k 1s alternate both | 2",
                "animation: k 1s 2 alternate both | 1",
                "animation: k 1s 3 alternate both | 2",
                "animation: k 1s alternate-reverse both | 1",
                "animation: k 1s 2 alternate-reverse both | 2",
                "animation: k 1s 0 both | 1",
                "animation: k 1s 0 reverse both | 2",
                "animation: k 1s .2 both | 1",
                "animation: k 1s 1.7 both | 2",
                "animation: k 1s 1.7 alternate both | 1",
                "animation: k 1s calc(1 + 1) alternate both | 1",
                // Infinite animations do not settle, unless they take no time.
                "animation: k 1s infinite both | 10",
                "animation: k infinite both | 2",
                "animation: k infinite alternate-reverse both | 2",
                // Paused animations stay where they are at the beginning.
                "animation: k 1s paused | 1",
                "animation: k 1s paused both | 1",
                "animation: k 1s paused infinite | 1",
                "animation: k 1s paused reverse | 2",
                "animation: k 1s 1s paused | 10",
                "animation: k 1s 1s paused backwards | 1",
                "animation: k 1s 1s paused forwards | 10",
                "animation: k 1s -.9s paused | 2",
                "animation: k 1s calc(-1 * .9s) paused | 2",
                "animation: k 1s -1900ms paused infinite | 2",
                "animation: k 1s -1s paused | 10",
                "animation: k 1s -1s paused forwards | 2",
                "animation: k paused both | 2",
                // Other timelines.
                "animation: k 1s both; animation-timeline: none | 10",
                "animation: k 1s both; animation-timeline: view() | 10",
                "animation: k 1s both; animation-timeline: scroll(root) | 10",
                "animation: k 1s both; animation-timeline: --t | 10",
                "animation: k 1s both; animation-timeline: auto | 2",
                "animation-timeline: view(); animation: k 1s both | 2",
                // Nothing to animate.
                "animation: none; animation-fill-mode: both | 10",
                "animation: none both 1s | 10",
                "animation: missing 1s both | 10",
                "animation: k 1s both; display: none | 10",
                // Invalid declarations.
                "animation: k 1px both | 10",
                "animation: k 1s both both both | 10",
                "animation: k 1s -1 both | 10",
                "animation: k 1s both, | 10",
                "animation: k 1s both; animation-duration: -1s, 1px | 2",
                "animation: k 1s both; animation-iteration-count: -1 | 2",
                // Substitution and inheritance.
                "--a: k 1s both; animation: var(--a) | 2",
                "--d: 3; animation: k 1s calc(var(--d) * .1s) both | 2",
                "animation: inherit | 10",
                // Lists.
                "animation: other 1s both, k 1s both | 2",
                "animation-name: other, none, k; animation-fill-mode: none, both | 10",
                "animation-name: other, k, none; animation-fill-mode: none, both | 2",
                "animation-name: k; animation-fill-mode: both, none; animation-duration: 1s | 2",
                "animation: all 1s both | 10",
            })
    void declarationsOfTheKeyframeAtTheEndApply(String declarations, int expected) {
        assertEquals(
                expected,
                tenths(
                        """
                        @keyframes k { from { opacity: .1 } to { opacity: .2 } }
                        @keyframes other { from { z-index: 1 } to { z-index: 2 } }
                        """
                                + "p { "
                                + declarations
                                + " }"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@keyframes k { 100% { opacity: .2 } } | 2",
                "@keyframes 'k' { 100% { opacity: .2 } } | 2",
                "@keyframes k { 0%, 50%, to { opacity: .2 } } | 2",
                "@keyframes k { TO { opacity: .2 } } | 2",
                "@keyframes k { to { opacity: .1 } to { opacity: .2 } } | 2",
                "@keyframes k { to { opacity: .2 } 100% { z-index: 1 } } | 2",
                "@keyframes k { to { opacity: .2 } from { opacity: .1 } } | 2",
                "@keyframes k { from { opacity: .2 } } | 10",
                "@keyframes k { 99% { opacity: .2 } } | 10",
                "@keyframes k { 100.1% { opacity: .2 } } | 10",
                "@keyframes k { to, 101% { opacity: .2 } } | 10",
                "@keyframes k { 1 { opacity: .2 } } | 10",
                "@keyframes k { exit 100% { opacity: .2 } } | 10",
                "@keyframes k { to { opacity: .2; opacity: .3 !important } } | 2",
                "@keyframes k { to { opacity: var(--two) } } | 2",
                "@keyframes k { to { opacity: revert } } | 10",
                "@keyframes none { to { opacity: .2 } } | 10",
                // Of several rules the last one applies, also if it is empty.
                "@keyframes k { to { opacity: .1 } } @keyframes k { to { opacity: .2 } } | 2",
                "@keyframes k { to { opacity: .1 } } @keyframes k { } | 10",
                "@-webkit-keyframes k { to { opacity: .2 } } | 2",
                "@keyframes k { to { opacity: .2 } } @-webkit-keyframes k { to { opacity: .1 } } | 2",
                "@-webkit-keyframes k { to { opacity: .1 } } @keyframes k { to { opacity: .2 } } | 2",
                "@-moz-keyframes k { to { opacity: .1 } } | 10",
                // Conditional rules and layers.
                "@media screen { @keyframes k { to { opacity: .2 } } } | 2",
                "@media print { @keyframes k { to { opacity: .2 } } } | 10",
                "@supports (opacity: .1) { @keyframes k { to { opacity: .2 } } } | 2",
                "@supports (opacities: 1) { @keyframes k { to { opacity: .2 } } } | 10",
                "@layer a { @keyframes k { to { opacity: .2 } } } | 2",
                "@keyframes k { to { opacity: .2 } } @layer a { @keyframes k { to { opacity: .1 } } } | 2",
                "@layer a, b; @layer b { @keyframes k { to { opacity: .2 } } }"
                        + " @layer a { @keyframes k { to { opacity: .1 } } } | 2",
                "div { @keyframes k { to { opacity: .2 } } } | 10",
            })
    void keyframesRules(String rules, int expected) {
        assertEquals(expected, tenths("p { animation: k 1s both; --two: .2 }" + rules));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "p { opacity: .1 } | 2",
                "p { opacity: .1 !important } | 1",
                "#p { opacity: .1 } | 2",
                "@layer a { p { opacity: .1 !important } } | 1",
                "p { all: initial } | 10",
            })
    void keyframesAreAboveNormalDeclarationsAndBelowImportantOnes(String rule, int expected) {
        assertEquals(
                expected,
                tenths("p { animation: k 1s both } @keyframes k { to { opacity: .2 } }" + rule));
    }

    @ParameterizedTest
    @CsvSource({"opacity: .1, 2", "opacity: .1 !important, 1"})
    void styleAttributes(String declaration, int expected) {
        StyledDocument styled =
                Styling.of(
                        "<style>p { animation: k 1s both } @keyframes k { to { opacity: .2 } }</style>"
                                + "<p style='"
                                + declaration
                                + "'>");
        assertEquals(expected, tenths(styled, "p"));
    }

    @Test
    void aLaterAnimationOverridesAnEarlierOne() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>p { animation: a 2s both, b 1s both }
                        @keyframes a { to { opacity: .1; visibility: hidden } }
                        @keyframes b { from { visibility: visible } to { opacity: .2 } }</style><p>
                        """);
        assertEquals("0.2", value(styled, "p", "opacity"));
        assertEquals("hidden", value(styled, "p", "visibility"));
    }

    /** Boxes are those of the styles without animations. */
    @Test
    void keyframesChangeOnlyWhetherAnElementIsSeen() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>p { width: 3px; animation: k 1s both; height: var(--h, 5px) }
                        @keyframes k { to { opacity: .5; width: 7px; --h: 6px; display: none;
                          transform: none; animation: none; writing-mode: vertical-rl } }</style><p>
                        """);
        assertEquals("0.5", value(styled, "p", "opacity"));
        assertEquals("3px", value(styled, "p", "width"));
        assertEquals("5px", value(styled, "p", "height"));
        assertEquals("block", value(styled, "p", "display"));
        assertEquals("horizontal-tb", value(styled, "p", "writing-mode"));
    }

    @Test
    void pseudoElements() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>p::before { content: "a"; opacity: .1; animation: k 1s both }
                        @keyframes k { to { opacity: .2 } }</style><p>
                        """);
        ComputedStyle before =
                styled.style(styled.document().expectFirst("p"), PseudoElement.BEFORE);
        assertNotNull(before);
        assertEquals(2, tenths(before));
    }

    /** A host can name the keyframes of its shadow tree; other trees are closed. */
    @Test
    void shadowTrees() {
        StyledDocument styled =
                Styling.of(
                        """
                        <!doctype html><style>@keyframes outer { to { opacity: .1 } }
                        p, x-a { animation: outer 1s both } x-b { animation: inner 1s both }
                        ::part(i) { animation: inner 1s both }</style>
                        <x-a><template shadowrootmode=open><style>
                        :host { animation: inner 1s both } i, b { animation: outer 1s both }
                        @keyframes inner { to { opacity: .3 } }
                        @keyframes outer { to { opacity: .4 } }</style><i></i></template></x-a>
                        <x-b><template shadowrootmode=open><style>
                        @keyframes inner { to { opacity: .5 } } b { animation: outer 1s both }</style>
                        <i part=i></i><b></b></template></x-b>
                        <x-b id=second><template shadowrootmode=open><style>
                        @keyframes inner { to { opacity: .6 } }</style><i part=i></i></template></x-b>
                        <p>
                        """);
        assertEquals(
                List.of(1, 4, 4, 5, 6, 5, 6, 10),
                List.of(
                        tenths(styled, "p"),
                        tenths(styled, "x-a"),
                        tenths(styled, "x-a i"),
                        tenths(styled, "x-b"),
                        tenths(styled, "#second"),
                        tenths(styled, "x-b i"),
                        tenths(styled, "#second i"),
                        tenths(styled, "x-b b")));
    }

    @Test
    void elementsWithEqualAnimationsShareAStyle() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>p { animation: k 1s both } @keyframes k { to { opacity: .2 } }</style>
                        <p id=one><p id=two>
                        """);
        assertSame(style(styled, "#one"), style(styled, "#two"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"attr(data-n type(<number>))", "calc(sibling-index() / 10)"})
    void elementsWithDifferentValuesDoNotShareAStyle(String value) {
        StyledDocument styled =
                Styling.of(
                        """
                        <body><style>p, p::before { content: ""; animation: k 1s both }
                        @keyframes k { to { opacity: %s } }</style>
                        <p id=one data-n=.2></p><p id=two data-n=.3></p>
                        """
                                .formatted(value));
        assertEquals(2, tenths(styled, "#one"));
        assertEquals(3, tenths(styled, "#two"));
        Element second = styled.document().expectFirst("#two");
        ComputedStyle before = styled.style(second, PseudoElement.BEFORE);
        assertNotNull(before);
        assertEquals(3, tenths(before));
    }

    @Test
    void keyframesThatInheritDependOnTheParent() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>p { animation: k 1s both } @keyframes k { to { opacity: inherit } }
                        .a { opacity: .2 } .b { opacity: .3 }</style>
                        <div class=a><p id=one></div><div class=b><p id=two></div>
                        """);
        assertEquals(2, tenths(styled, "#one"));
        assertEquals(3, tenths(styled, "#two"));
    }

    @Test
    void reportsNameTheAnimation() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>p { opacity: 1; animation: out 1s both }
                        @keyframes out { to { opacity: 0 } }</style><p>
                        """);
        Element p = styled.document().expectFirst("p");
        assertEquals(
                "@keyframes out { opacity: 0 }",
                styled.ruleFinder().decidingRule(p, List.of("opacity")));
        assertEquals(
                List.of("@keyframes out WON", "<style> LOST"),
                styled.explain(p, "opacity").stream()
                        .map(report -> report.source() + " " + report.outcome())
                        .toList());
    }

    @Test
    void pagesShowWhatAppearsAndHideWhatDisappears() {
        SpatialDom dom =
                Browsy.parse(
                        """
                        <!doctype html><style>body { margin: 0 }
                        .fade { opacity: 0; animation: in .5s forwards }
                        .out { animation: out .5s 3s forwards }
                        @keyframes in { to { opacity: 1 } }
                        @keyframes out { to { opacity: 0; visibility: hidden } }</style>
                        <form class=fade><input name=user><button>Log in</button></form>
                        <p class=out><button>Skip</button>
                        """,
                        800,
                        600);
        assertEquals(
                List.of("Log in", "Skip hidden"),
                dom.elements().stream()
                        .filter(element -> element.tag().equals("button"))
                        .map(button -> button.text() + (button.hidden() ? " hidden" : ""))
                        .toList());
    }

    private static int tenths(String css) {
        return tenths(Styling.of("<style>" + css + "</style><p id=p>"), "p");
    }

    private static int tenths(StyledDocument styled, String selector) {
        return tenths(style(styled, selector));
    }

    private static int tenths(ComputedStyle style) {
        return (int) Math.round(style.get(EffectProperties.OPACITY) * 10);
    }

    private static String value(StyledDocument styled, String selector, String property) {
        return String.valueOf(ComputedValueText.of(style(styled, selector), property));
    }

    private static ComputedStyle style(StyledDocument styled, String selector) {
        ComputedStyle style = styled.style(styled.document().expectFirst(selector));
        assertNotNull(style);
        return style;
    }
}
