package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import browsy.css.value.Length;
import browsy.css.value.TextAlign;
import browsy.css.value.box.Display;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.AlignProperties;
import browsy.style.property.BoxProperties;
import browsy.style.property.FlexProperties;
import browsy.style.property.Property;
import browsy.style.property.TextProperties;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements that match the same rules share a style unless their ancestors make it differ. */
class StyleSharingTest {

    @Test
    void differentNonInheritedValuesOfParentsDoNotPreventSharing() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>.a { margin: 1px } .b { padding: 2px } p { color: red }</style>
                        <div class=a><p id=one>1</div><div class=b><p id=two>2</div>
                        """);
        assertSame(style(styled, "one"), style(styled, "two"));
    }

    @Test
    void differentInheritedValuesPreventSharing() {
        assertDiffer(
                "<style>.b { letter-spacing: 2px }</style>",
                TextProperties.LETTER_SPACING,
                Length.ZERO,
                Length.px(2));
    }

    @Test
    void inheritUsesTheValueOfTheParent() {
        assertDiffer(
                "<style>.a { z-index: 1 } .b { order: 2 } p { order: inherit }</style>",
                FlexProperties.ORDER,
                0,
                2);
    }

    @Test
    void inheritMayComeFromVariables() {
        assertDiffer(
                "<style>.b { order: 2 } p { order: var(--none, inherit) }</style>",
                FlexProperties.ORDER,
                0,
                2);
    }

    @Test
    void differentCustomPropertiesPreventSharing() {
        assertDiffer(
                "<style>.a { --n: 1 } .b { --n: 2 } p { order: var(--n) }</style>",
                FlexProperties.ORDER,
                1,
                2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"flex", "inline-grid"})
    void flexAndGridItemsAreBlockified(String display) {
        assertDiffer(
                "<style>p { display: inline } .b { display: " + display + " }</style>",
                BoxProperties.DISPLAY,
                Display.INLINE,
                Display.BLOCK);
    }

    @Test
    void parentsWithDisplayContentsAreSkipped() {
        assertDiffer(
                """
                <style>p { display: inline } .a, .b { display: contents }
                .b { order: 1 } div:has(> .b) { display: flex }</style>
                """,
                BoxProperties.DISPLAY,
                Display.INLINE,
                Display.BLOCK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<table border=1 cellpadding=3 cellspacing=0 bordercolor=red>%s</table>",
                "<table rules=all>%s</table>",
                "<body link=red text=blue><table>%s</table>"
            })
    void elementsWithEqualHintsShare(String page) {
        String cell =
                "<tr bgcolor=#eee><td id=%s width=50 height='20%%' align=right valign=top nowrap>"
                        + "<font id=font-%1$s size=2 face='Arial, serif' color=red>1</font>"
                        + "<a id=link-%1$s href=/%1$s>1</a>";
        String cells = String.format(cell, "one") + String.format(cell, "two");
        StyledDocument styled = Styling.of(page.formatted(cells));
        for (String id : List.of("", "font-", "link-")) {
            assertSame(style(styled, id + "one"), style(styled, id + "two"), id);
        }
    }

    @Test
    void differentHintsPreventSharing() {
        StyledDocument styled =
                Styling.of("<p id=one align=left>1<p id=two align=right>2<p id=three>3");
        Property<TextAlign> align = TextProperties.TEXT_ALIGN;
        assertEquals(TextAlign.WEBKIT_LEFT, style(styled, "one").get(align));
        assertEquals(TextAlign.WEBKIT_RIGHT, style(styled, "two").get(align));
        assertEquals(TextAlign.START, style(styled, "three").get(align));
    }

    @Test
    void styleAttributesWithAttributesOfTheElementPreventSharing() {
        String style = "style='order: attr(data-n type(<number>))'";
        StyledDocument styled =
                Styling.of("<p id=one data-n=1 " + style + ">1<p id=two data-n=2 " + style + ">2");
        assertEquals(1, style(styled, "one").get(FlexProperties.ORDER));
        assertEquals(2, style(styled, "two").get(FlexProperties.ORDER));
    }

    @Test
    void legacyAlignmentIsInherited() {
        StyledDocument styled = pair("<style>.b { justify-items: legacy center }</style>");
        assertEquals(false, style(styled, "one").get(AlignProperties.JUSTIFY_ITEMS).legacy());
        assertEquals(true, style(styled, "two").get(AlignProperties.JUSTIFY_ITEMS).legacy());
    }

    @Test
    void differentAncestorsPreventSharing() {
        assertDiffer(
                "<style>p { order: 1 } .b > p { order: 2 }</style>", FlexProperties.ORDER, 1, 2);
    }

    @Test
    void linksAndAnchorsWithoutAddressAreDistinguished() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>[href^="/a"] { order: 1 }</style>
                        <a id=one href="/b">1</a><b><a id=two href="/a">2</a></b><a id=three>3</a>
                        """);
        Property<Integer> order = FlexProperties.ORDER;
        assertEquals(0, style(styled, "one").get(order));
        assertEquals(1, style(styled, "two").get(order));
        assertEquals(0, style(styled, "three").get(order));
    }

    @Test
    void rootIsDistinguishedFromElementsWithTheSameName() {
        Document document =
                Jsoup.parse("<style>:root { order: 1 } :is(:root) { flex-grow: 1 }</style>");
        Element inner = document.body().appendElement("html");
        StyledDocument styled = Styling.of(document);
        ComputedStyle root = styled.style(document.expectFirst("html"));
        ComputedStyle other = styled.style(inner);
        assertNotNull(root);
        assertNotNull(other);
        assertEquals(1, root.get(FlexProperties.ORDER));
        assertEquals(0, other.get(FlexProperties.ORDER));
        assertEquals(1.0, root.get(FlexProperties.FLEX_GROW));
        assertEquals(0.0, other.get(FlexProperties.FLEX_GROW));
    }

    private static <T> void assertDiffer(String css, Property<T> property, T one, T two) {
        StyledDocument styled = pair(css);
        assertEquals(one, style(styled, "one").get(property));
        assertEquals(two, style(styled, "two").get(property));
    }

    /** Two paragraphs that differ only in the class of their parent. */
    private static StyledDocument pair(String css) {
        return Styling.of(
                css
                        + "<div><div class=a><p id=one>1</p></div></div>"
                        + "<div><div class=b><p id=two>2</p></div></div>");
    }

    private static ComputedStyle style(StyledDocument styled, String id) {
        ComputedStyle style = styled.style(styled.document().expectFirst("#" + id));
        assertNotNull(style);
        return style;
    }
}
