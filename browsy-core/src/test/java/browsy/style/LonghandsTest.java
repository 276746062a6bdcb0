package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.ElementStyleText;
import browsy.ParseOptions;
import browsy.model.Bounds;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Longhands that no other test covers: the initial value, the computed values of valid values, the
 * rejection of invalid values, and inheritance.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-4/#value-stages">css-cascade-4</a>
 */
class LonghandsTest {

    private enum Inheritance {
        INHERITED,
        RESET
    }

    /**
     * The definition of a property.
     *
     * @param values declared values, each with the computed value after an arrow if it differs
     * @param invalid values that the grammar rejects
     */
    private record Definition(
            String name,
            Inheritance inheritance,
            String initial,
            List<String> values,
            List<String> invalid) {}

    private static final List<Definition> DEFINITIONS =
            List.of(
                    // https://drafts.csswg.org/css-fonts-5/#font-size-adjust-prop
                    new Definition(
                            "font-size-adjust",
                            Inheritance.INHERITED,
                            "none",
                            List.of("0.5", "ex-height 0.5 => 0.5"),
                            List.of("-1", "0.5 0.5", "0.5px", "ex-height", "auto")),
                    // https://www.w3.org/TR/2009/WD-css3-flexbox-20090723/
                    new Definition(
                            "-webkit-box-align",
                            Inheritance.RESET,
                            "stretch",
                            List.of("start", "end", "center", "baseline"),
                            List.of("justify", "flex-start", "center center", "0")),
                    new Definition(
                            "-webkit-box-direction",
                            Inheritance.INHERITED,
                            "normal",
                            List.of("reverse", "REVERSE => reverse"),
                            List.of("row", "rtl", "reverse reverse")),
                    new Definition(
                            "-webkit-box-flex",
                            Inheritance.RESET,
                            "0",
                            List.of("2.5", "calc(1 + 2) => 3"),
                            List.of("-1", "1px", "auto", "1 1")),
                    new Definition(
                            "-webkit-box-ordinal-group",
                            Inheritance.RESET,
                            "1",
                            List.of("3"),
                            List.of("0", "-1", "1.5", "auto")),
                    new Definition(
                            "-webkit-box-pack",
                            Inheritance.RESET,
                            "start",
                            List.of("end", "center", "justify"),
                            List.of("stretch", "baseline", "space-between")),
                    // https://compat.spec.whatwg.org/
                    new Definition(
                            "-webkit-user-modify",
                            Inheritance.INHERITED,
                            "read-only",
                            List.of("read-write", "read-write-plaintext-only"),
                            List.of("write-only", "auto", "read-write read-only")),
                    // https://drafts.csswg.org/css-ui-4/#inertness
                    new Definition(
                            "interactivity",
                            Inheritance.INHERITED,
                            "auto",
                            List.of("inert"),
                            List.of("none", "inert auto", "1")),
                    // https://drafts.csswg.org/css-transforms-1/#transform-box
                    new Definition(
                            "transform-box",
                            Inheritance.RESET,
                            "view-box",
                            List.of("content-box", "border-box", "fill-box", "stroke-box"),
                            List.of("padding-box", "margin-box", "fill-box view-box")),
                    // https://drafts.csswg.org/css-backgrounds-3/#border-radius
                    new Definition(
                            "border-bottom-left-radius",
                            Inheritance.RESET,
                            "0px",
                            List.of("10% 2px", "3px 3px => 3px", "1em => 16px"),
                            List.of("-1px", "1px -1px", "1px / 2px", "1px 2px 3px", "auto")),
                    new Definition(
                            "border-top-right-radius",
                            Inheritance.RESET,
                            "0px",
                            List.of("50%", "calc(1em + 4px) => 20px"),
                            List.of("-10%", "2", "1px, 2px")));

    @TestFactory
    List<DynamicTest> initialValues() {
        return DEFINITIONS.stream()
                .map(
                        longhand ->
                                DynamicTest.dynamicTest(
                                        longhand.name(),
                                        () ->
                                                assertEquals(
                                                        longhand.initial(),
                                                        computed("", longhand.name()))))
                .toList();
    }

    @TestFactory
    List<DynamicTest> validValues() {
        return DEFINITIONS.stream()
                .flatMap(
                        longhand ->
                                longhand.values().stream()
                                        .map(value -> validValue(longhand.name(), value)))
                .toList();
    }

    private static DynamicTest validValue(String name, String value) {
        return DynamicTest.dynamicTest(
                name + ": " + value,
                () -> assertEquals(expected(value), computed(name + ": " + declared(value), name)));
    }

    @TestFactory
    List<DynamicTest> invalidValuesLeaveTheEarlierDeclaration() {
        return DEFINITIONS.stream()
                .flatMap(
                        longhand ->
                                longhand.invalid().stream()
                                        .map(invalid -> invalidValue(longhand, invalid)))
                .toList();
    }

    private static DynamicTest invalidValue(Definition longhand, String invalid) {
        String name = longhand.name();
        String valid = longhand.values().get(0);
        String css = name + ": " + declared(valid) + "; " + name + ": " + invalid;
        return DynamicTest.dynamicTest(
                name + ": " + invalid, () -> assertEquals(expected(valid), computed(css, name)));
    }

    @TestFactory
    List<DynamicTest> childrenInheritOrStartAnew() {
        return DEFINITIONS.stream()
                .map(
                        longhand -> {
                            String value = longhand.values().get(0);
                            String expected =
                                    longhand.inheritance() == Inheritance.INHERITED
                                            ? expected(value)
                                            : longhand.initial();
                            String css = longhand.name() + ": " + declared(value);
                            return DynamicTest.dynamicTest(
                                    longhand.name(),
                                    () -> assertEquals(expected, child(css, longhand.name())));
                        })
                .toList();
    }

    /**
     * Logical longhands set the physical longhand of the side that the writing mode assigns to
     * them.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            useHeadersInDisplayName = true,
            textBlock =
                    """
    longhand                       | value  | invalid | ltr                        | rtl                        | vertical-rl
    margin-inline-end              | 5px    | red     | margin-right               | margin-left                | margin-bottom
    padding-block-start            | 5px    | -5px    | padding-top                | padding-top                | padding-right
    padding-block-end              | 5px    | auto    | padding-bottom             | padding-bottom             | padding-left
    padding-inline-start           | 5px    | -5px    | padding-left               | padding-right              | padding-top
    padding-inline-end             | 5px    | 5       | padding-right              | padding-left               | padding-bottom
    inset-block-end                | 5px    | none    | bottom                     | bottom                     | left
    border-block-start-style       | dotted | 5px     | border-top-style           | border-top-style           | border-right-style
    border-block-end-style         | dotted | dots    | border-bottom-style        | border-bottom-style        | border-left-style
    border-inline-start-style      | dotted | thin    | border-left-style          | border-right-style         | border-top-style
    border-inline-end-style        | dotted | auto    | border-right-style         | border-left-style          | border-bottom-style
    border-block-start-width       | 5px    | -5px    | border-top-width           | border-top-width           | border-right-width
    border-block-end-width         | 5px    | 5%      | border-bottom-width        | border-bottom-width        | border-left-width
    border-inline-start-width      | 5px    | auto    | border-left-width          | border-right-width         | border-top-width
    overflow-block                 | hidden | 5px     | overflow-y                 | overflow-y                 | overflow-x
    border-start-start-radius      | 5px    | -5px    | border-top-left-radius     | border-top-right-radius    | border-top-right-radius
    border-end-start-radius        | 5px    | auto    | border-bottom-left-radius  | border-bottom-right-radius | border-top-left-radius
    """)
    void logicalLonghandsFollowTheWritingMode(
            String name, String value, String invalid, String ltr, String rtl, String verticalRl) {
        // The border width is 0 without a border style.
        String css =
                (name.endsWith("-width") ? "border-style: solid; " : "")
                        + "%1$s: %2$s; %1$s: %3$s; ".formatted(name, value, invalid);
        assertEquals(value, computed(css, ltr), "ltr");
        assertEquals(value, computed(css + "direction: rtl", rtl), "rtl");
        assertEquals(value, computed(css + "writing-mode: vertical-rl", verticalRl), "vertical");
        assertEquals(computed("", ltr), child(css, ltr), "not inherited");
    }

    /**
     * A box with size containment has its {@code contain-intrinsic-size} in the axes of its writing
     * mode.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-sizing-4/#intrinsic-size-override">css-sizing-4</a>
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                                   | 0 | 0
                    contain-intrinsic-inline-size: 5px   | 5 | 0
                    contain-intrinsic-block-size: 7px    | 0 | 7
                    contain-intrinsic-inline-size: 5px; contain-intrinsic-inline-size: -1px | 5 | 0
                    contain-intrinsic-inline-size: 5px; contain-intrinsic-inline-size: none | 0 | 0
                    contain-intrinsic-block-size: 7px; contain-intrinsic-block-size: 5%     | 0 | 7
                    """)
    void logicalIntrinsicSizesFollowTheWritingMode(String css, double inline, double block) {
        String box =
                "<div style='float: left; contain: size; writing-mode: %s; %s'>"
                        + "<p style='float: left; contain: size'>";
        Bounds horizontal = bounds(box.formatted("horizontal-tb", css), "/div[1]");
        assertEquals(List.of(inline, block), List.of(horizontal.width(), horizontal.height()));
        Bounds vertical = bounds(box.formatted("vertical-rl", css), "/div[1]");
        assertEquals(List.of(block, inline), List.of(vertical.width(), vertical.height()));
        Bounds child = bounds(box.formatted("horizontal-tb", css), "/p[1]");
        assertEquals(List.of(0.0, 0.0), List.of(child.width(), child.height()), "not inherited");
    }

    /**
     * A colour scheme that is only dark selects the second colour of {@code light-dark()}.
     *
     * @see <a href="https://drafts.csswg.org/css-color-adjust-1/#color-scheme-prop">spec</a>
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                                         | light
                    color-scheme: normal                       | light
                    color-scheme: light                        | light
                    color-scheme: dark                         | dark
                    color-scheme: light dark                   | light
                    color-scheme: only dark                    | dark
                    color-scheme: dark only                    | dark
                    color-scheme: sepia dark                   | dark
                    color-scheme: dark; color-scheme: only     | dark
                    color-scheme: dark; color-scheme: default  | dark
                    color-scheme: dark; color-scheme: light, a | dark
                    color-scheme: dark; color-scheme: normal a | dark
                    color-scheme: dark; color-scheme: only light only | dark
                    """)
    void colorSchemeIsInheritedAndDecidesLightDark(String css, String used) {
        String color = used.equals("dark") ? "rgb(4, 5, 6)" : "rgb(1, 2, 3)";
        String html =
                "<div style='%s'><p style='color: light-dark(rgb(1, 2, 3), rgb(4, 5, 6))'>"
                        .formatted(css);
        assertEquals(color, last(html, "color"));
    }

    /**
     * A box at half the distance of the viewer appears twice as large, scaled about the perspective
     * origin.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-transforms-2/#perspective-origin-property">spec</a>
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                                                      | -50  | -50
                    perspective-origin: 0 0                                 | 0    | 0
                    perspective-origin: right bottom                        | -100 | -100
                    perspective-origin: bottom 10px left 20%                | -20  | -90
                    perspective-origin: top                                 | -50  | 0
                    perspective-origin: 10px                                | -10  | -50
                    perspective-origin: 0 0; perspective-origin: 1px 2px 3px | 0   | 0
                    perspective-origin: 0 0; perspective-origin: top top    | 0    | 0
                    perspective-origin: 0 0; perspective-origin: 1px, 2px   | 0    | 0
                    """)
    void perspectiveOriginIsTheFixedPoint(String css, double x, double y) {
        String html =
                """
                <body style="margin: 0"><div style="perspective: 100px; width: 100px; height: 100px; %s">
                <p style="margin: 0; height: 100px; transform: translateZ(50px)"></p></div>
                """
                        .formatted(css);
        assertEquals(new Bounds(x, y, 200, 200), bounds(html, "/div[1]/p[1]"));
    }

    /**
     * The quotation marks of a child of the element: its contents are as wide as the same text
     * without markup.
     *
     * @see <a href="https://drafts.csswg.org/css-content-3/#quotes">css-content-3</a>
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    quotes: "(" "-"                       | (a (b- c-
                    quotes: "(" "-" "M" "W"               | (a MbW c-
                    quotes: none                          | a b c
                    quotes: auto                          | “a ‘b’ c”
                    ``                                    | “a ‘b’ c”
                    quotes: "(" "-"; quotes: "M"          | (a (b- c-
                    quotes: "(" "-"; quotes: "M" 1        | (a (b- c-
                    quotes: "(" "-"; quotes: none "M" "W" | (a (b- c-
                    """)
    void quotesAreInheritedAndSurroundQuotations(String css, String text) {
        String html =
                "<div lang=en style='%s'><p><q>a <q>b</q> c</q></p></div><p><b style='font: inherit'>%s"
                        .formatted(css, text);
        double width = bounds(html, "/p[1]/q[1]").width();
        // The width of each piece of text is rounded to a 64th of a px.
        assertEquals(bounds(html, "/b[1]").width(), width, 0.1);
    }

    private static Bounds bounds(String html, String pathEnd) {
        return Browsy.boxes(html, ParseOptions.DEFAULT).stream()
                .filter(box -> box.path().endsWith(pathEnd))
                .findFirst()
                .orElseThrow()
                .bounds();
    }

    private static String declared(String value) {
        return value.split(" => ")[0];
    }

    private static String expected(String value) {
        String[] sides = value.split(" => ");
        return sides[sides.length - 1];
    }

    /** The computed value of a property on an element with these declarations. */
    private static String computed(String css, String name) {
        return last("<div style='" + css + "'>", name);
    }

    /** The computed value of a property on the child of an element with these declarations. */
    private static String child(String css, String name) {
        return last("<div style='" + css + "'><div>", name);
    }

    private static String last(String html, String name) {
        List<ElementStyleText> styles = Browsy.styles(html, ParseOptions.DEFAULT, List.of(name));
        return styles.get(styles.size() - 1).values().get(name);
    }
}
