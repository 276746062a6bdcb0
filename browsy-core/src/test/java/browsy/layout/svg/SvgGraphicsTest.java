package browsy.layout.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the boxes of elements inside inline SVG graphics, as {@code getBoundingClientRect} gives
 * them.
 *
 * @see <a href="https://svgwg.org/svg2-draft/coords.html">SVG 2</a>
 */
class SvgGraphicsTest {

    private static List<SpatialElement> elements(String body) {
        return Browsy.parse("<!doctype html><style>body{margin:0}</style>" + body, 800, 600)
                .elements();
    }

    private static SpatialElement only(String graphic) {
        List<SpatialElement> found =
                elements(graphic).stream()
                        .filter(e -> e.tag().equals("a") || e.tag().equals("button"))
                        .toList();
        assertEquals(1, found.size());
        return found.get(0);
    }

    private static String box(String graphic) {
        Bounds box = only(graphic).bounds();
        return String.format(
                Locale.ROOT, "%.1f %.1f %.1f %.1f", box.x(), box.y(), box.width(), box.height());
    }

    /** A graphic of 200 by 100 px whose only link has the given contents. */
    private static String link(String contents) {
        return "<svg width=200 height=100 style=display:block><a href=/x aria-label=n>"
                + contents
                + "</a></svg>";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<rect x=10 y=20 width=30 height=40 /> ~ 10.0 20.0 30.0 40.0",
                "<rect x=10% y=10% width=50% height=1em font-size=20 /> ~ 20.0 10.0 100.0 20.0",
                "<rect x=5 width=0 height=9 /><rect x=10 y=20 width=30 height=40 />"
                        + " ~ 10.0 20.0 30.0 40.0",
                "<circle cx=50 cy=40 r=10 /> ~ 40.0 30.0 20.0 20.0",
                "<ellipse cx=50 cy=40 rx=20 ry=10 /> ~ 30.0 30.0 40.0 20.0",
                "<ellipse cx=50 cy=40 rx=20 /> ~ 30.0 20.0 40.0 40.0",
                "<line x1=50 y1=10 x2=20 y2=30 /> ~ 20.0 10.0 30.0 20.0",
                "<polyline points='10,20 30 40-5e0,8' /> ~ -5.0 8.0 35.0 32.0",
                "<polygon points='10,20 30,40 x 90,90' /> ~ 10.0 20.0 20.0 20.0",
                "<image x=10 y=20 width=30 height=40 /> ~ 10.0 20.0 30.0 40.0",
                "<path d='M10 20h30v40z' /> ~ 10.0 20.0 30.0 40.0",
                "<path d='M0 0C0 40 40 40 40 0' /> ~ 0.0 0.0 40.0 30.0",
                "<path d='M0 0Q20 40 40 0' /> ~ 0.0 0.0 40.0 20.0",
                "<path d='M50 60A50 50 0 0 1 150 60' /> ~ 50.0 10.0 100.0 50.0",
                "<path d='M50 50A50 25 90 1 1 51 50' /> ~ 25.5 -50.0 50.0 100.0",
                "<path d='M10 20L40 60L90 x' /> ~ 10.0 20.0 30.0 40.0",
                "<path d='M10 20M90 90' /> ~ 0.0 0.0 0.0 0.0",
                "<g><rect width=10 height=10 /><g><rect x=30 y=30 width=5 height=5 /></g></g>"
                        + " ~ 0.0 0.0 35.0 35.0",
                "<defs><rect width=90 height=90 /></defs><rect width=10 height=10 />"
                        + " ~ 0.0 0.0 10.0 10.0",
                "<rect display=none width=90 height=90 /><rect width=10 height=10 />"
                        + " ~ 0.0 0.0 10.0 10.0",
            })
    void linksSurroundTheirShapes(String shapes, String box) {
        assertEquals(box, box(link(shapes)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "transform='translate(10)' ~ 20.0 10.0 20.0 10.0",
                "transform='translate(10 5) scale(2)' ~ 30.0 25.0 40.0 20.0",
                "transform='scale(2,1),translate(5)' ~ 30.0 10.0 40.0 10.0",
                "transform='rotate(90)' ~ -20.0 10.0 10.0 20.0",
                "transform='rotate(90 50 50)' ~ 80.0 10.0 10.0 20.0",
                "transform='matrix(1 0 0 1 3 4)' ~ 13.0 14.0 20.0 10.0",
                "transform='skewX(45)' ~ 20.0 10.0 30.0 10.0",
                "transform='translate(10px, 5px)' ~ 20.0 15.0 20.0 10.0",
                "transform='rotate(90 50)' ~ 10.0 10.0 20.0 10.0",
                "transform='translate(10)' style=transform:none ~ 10.0 10.0 20.0 10.0",
                "style='transform:translate(10px,5px)' ~ 20.0 15.0 20.0 10.0",
                "style='translate:10%' ~ 30.0 10.0 20.0 10.0",
                "style='rotate:90deg;transform-origin:50px 50px' ~ 80.0 10.0 10.0 20.0",
                "style='rotate:90deg;transform-box:fill-box;transform-origin:center'"
                        + " ~ 15.0 5.0 10.0 20.0",
            })
    void transformsMoveElements(String transform, String box) {
        String rect = "<rect x=10 y=10 width=20 height=10 ";
        assertEquals(box, box(link(rect + transform + " />")), "shape");
        assertEquals(box, box(link("<g " + transform + ">" + rect + "/></g>")), "group");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "viewBox='0 0 100 50' ~ 20.0 20.0 20.0 20.0",
                "viewBox='10 10 100 50' ~ 0.0 0.0 20.0 20.0",
                "viewBox='0 0 100 100' ~ 60.0 10.0 10.0 10.0",
                "viewBox='0 0 100 100' preserveAspectRatio=xMinYMid ~ 10.0 10.0 10.0 10.0",
                "viewBox='0 0 100 100' preserveAspectRatio=xMaxYMid ~ 110.0 10.0 10.0 10.0",
                "viewBox='0 0 100 100' preserveAspectRatio=none ~ 20.0 10.0 20.0 10.0",
                "viewBox='0 0 100 100' preserveAspectRatio='xMidYMin slice' ~ 20.0 20.0 20.0 20.0",
                "viewBox='0 0 0 0' ~ 10.0 10.0 10.0 10.0",
                "style='padding:5px;border:1px solid' ~ 16.0 16.0 10.0 10.0",
                "style='transform:scale(2);transform-origin:0 0' ~ 20.0 20.0 20.0 20.0",
                "style='zoom:2' ~ 20.0 20.0 20.0 20.0",
            })
    void viewportsScaleTheirContents(String attributes, String box) {
        String graphic =
                "<div><svg width=200 height=100 %s><a href=/x aria-label=n><rect x=10 y=10 width=10"
                        + " height=10 /></a></svg></div>";
        assertEquals(box, box("<style>svg{display:block}</style>" + graphic.formatted(attributes)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<svg x=20 y=30><rect width=10 height=10 /></svg> ~ 20.0 30.0 10.0 10.0",
                "<svg width=50 height=50 viewBox='0 0 100 100'><rect width=10 height=10 /></svg>"
                        + " ~ 0.0 0.0 5.0 5.0",
                "<svg x=50% width=50%><rect width=50% height=50% /></svg> ~ 100.0 0.0 50.0 50.0",
                "<use href=#r x=5 y=6 /> ~ 5.0 6.0 10.0 20.0",
                "<use xlink:href=#r transform=scale(2) /> ~ 0.0 0.0 20.0 40.0",
                "<use href=#s width=40 height=20 x=10 /> ~ 20.0 0.0 20.0 20.0",
                "<use href=#u x=1 /> ~ 4.0 0.0 10.0 20.0",
                "<use href=#none /> ~ 0.0 0.0 0.0 0.0",
                "<use href=other.svg#r /> ~ 0.0 0.0 0.0 0.0",
                "<g id=c><use href=#c /><rect width=5 height=6 /></g> ~ 0.0 0.0 5.0 6.0",
            })
    void nestedViewportsAndReusedElements(String contents, String box) {
        String defs =
                "<svg style=display:none><defs><rect id=r width=10 height=20 /><use id=u x=3"
                        + " href=#r /></defs><symbol id=s viewBox='0 0 10 10'><rect width=10"
                        + " height=10 /></symbol></svg>";
        assertEquals(box, box(defs + link(contents)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<text x=100 y=50>MMMM</text> ~ 100.0 42.0 40.0 10.0",
                "<text x=100 y=50 text-anchor=middle>MMMM</text> ~ 80.0 42.0 40.0 10.0",
                "<text x=100 y=50 style=text-anchor:end>MMMM</text> ~ 60.0 42.0 40.0 10.0",
                "<g text-anchor=end><text x=100 y=50>MMMM</text></g> ~ 60.0 42.0 40.0 10.0",
                "<text x=100 y=50 dx=5 dy=1em>MMMM</text> ~ 105.0 52.0 40.0 10.0",
                "<text x=100 y=50>  MM   MM  </text> ~ 100.0 42.0 50.0 10.0",
                "<text y=50><tspan x=10>MM</tspan> <tspan x=10 dy=10>MMM</tspan></text>"
                        + " ~ 10.0 42.0 30.0 20.0",
                "<text y=50 x='10 50 90'>MMMM</text> ~ 10.0 42.0 100.0 10.0",
                "<text y=50 x='10 50 90'>M<tspan>M</tspan>M</text> ~ 10.0 42.0 90.0 10.0",
                "<text y=50 x='10 50 90'>M<tspan x=100>MM</tspan>M</text> ~ 10.0 42.0 100.0 10.0",
                "<text y=50 dx='0 5 5 5'>M<tspan dx=1>MM</tspan>M</text> ~ 0.0 42.0 51.0 10.0",
                "<text y=50><tspan x='10 30'> <tspan>M</tspan> M</tspan>M</text>"
                        + " ~ 10.0 42.0 50.0 10.0",
                "<text y=50><tspan x='10 30 50'>M</tspan>MM</text> ~ 10.0 42.0 30.0 10.0",
                "<text y=50 x='10 20'>M <tspan dy='5 -5'>M</tspan>M</text> ~ 10.0 42.0 40.0 15.0",
                "<text y=50>M<tspan x=50> M</tspan></text> ~ 0.0 42.0 70.0 10.0",
                "<text y=50 text-anchor=middle>MMM <tspan x=50>M</tspan></text>"
                        + " ~ -20.0 42.0 75.0 10.0",
                "<text y=50>M<a x=100>M</a></text> ~ 0.0 42.0 20.0 10.0",
                "<text x=100 y=50 font-size=20>MM</text> ~ 100.0 34.0 40.0 20.0",
                "<text x=100 y=50 dominant-baseline=central>MM</text> ~ 100.0 45.0 20.0 10.0",
            })
    void textFollowsItsPositions(String text, String box) {
        assertEquals(box, box("<style>svg{font:10px Ahem}</style>" + link(text)));
    }

    @Test
    void linksInTextHaveTheBoxOfTheirText() {
        assertEquals(
                "30.0 42.0 20.0 10.0",
                box(
                        "<svg style='font:10px Ahem;display:block'><text x=10"
                                + " y=50>MM<a href=/x>MM</a>M</text></svg>"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<foreignObject x=10 y=20 width=50 height=30>% ~ 10.0 20.0 50.0 30.0",
                "<foreignObject x=10 width=50% height=100%>% ~ 10.0 0.0 100.0 100.0",
                "<g transform=scale(2)><foreignObject width=50 height=30>% ~ 0.0 0.0 100.0 60.0",
                "<svg width=50 height=50 viewBox='0 0 100 100'><foreignObject width=50%"
                        + " height=50%>% ~ 0.0 0.0 25.0 25.0",
                "<switch><foreignObject width=50 height=30>%</foreignObject><text>F</text></switch>"
                        + " ~ 0.0 0.0 50.0 30.0",
                "<foreignObject width=50 height=30><div style='position:fixed;inset:5px'>%"
                        + " ~ 5.0 5.0 40.0 20.0",
            })
    void htmlIsLaidOutInItsRectangle(String contents, String box) {
        String button =
                "<button style='width:100%;height:100%;padding:0;border:0;display:block'>B</button>";
        String graphic = "<svg width=200 height=100 style=display:block>";
        assertEquals(box, box(graphic + contents.replaceFirst("%(?=$|<)", button) + "</svg>"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<a href=/x><text y=20>T</text></a> ~ false",
                "<g display=none><a href=/x><text y=20>T</text></a></g> ~ true",
                "<g visibility=hidden><a href=/x><text y=20>T</text></a></g> ~ true",
                "<symbol><a href=/x><text y=20>T</text></a></symbol> ~ true",
                "<clipPath><a href=/x><text y=20>T</text></a></clipPath> ~ true",
                "<switch><g></g><a href=/x><text y=20>T</text></a></switch> ~ true",
                "<switch><g requiredExtensions='a a'></g><a href=/x><text y=20>T</text></a></switch> ~ false",
                "<switch><g systemLanguage=xx></g><a href=/x><text y=20>T</text></a></switch> ~ false",
                "<a href=/x><text y=900>T</text></a> ~ true",
                "<a href=/x><text y=20 transform=scale(50) font-size=.4>T</text></a> ~ false",
            })
    void onlyWhatIsRenderedIsVisible(String contents, boolean hidden) {
        assertEquals(
                hidden,
                only("<svg width=200 height=100 viewBox='0 0 200 100'>" + contents + "</svg>")
                        .hidden());
    }

    static Stream<String> expensiveGraphics() {
        StringBuilder groups = new StringBuilder("<g id=g0><rect width=1 height=1 /></g>");
        for (int i = 1; i < 2000; i++) {
            String use = "<use href=#g" + (i - 1) + " x=1 />";
            groups.append("<g id=g").append(i).append('>').append(use.repeat(8)).append("</g>");
        }
        String path = "<path d='" + "M0 0h1 ".repeat(20_000) + "' />";
        String positions = "<tspan x='1 2 3 4 5 6 7 8 9 10'>M</tspan>";
        String list = "1 ".repeat(2_000);
        String spans = ("<tspan x='" + list + "' dx='" + list + "'>").repeat(200);
        return Stream.of(
                groups + symbolInSizes(2_000, path),
                symbolInSizes(20_000, "<text>" + "<tspan>M</tspan>".repeat(20_000) + "</text>"),
                symbolInSizes(20_000, "<text>" + positions.repeat(20_000) + "</text>"),
                symbolInSizes(20_000, "<text>" + "<!-- -->".repeat(20_000) + "</text>"),
                symbolInSizes(20_000, "<text>" + " ".repeat(1_000_000) + "M</text>"),
                symbolInSizes(20_000, "<rect display=none />".repeat(20_000)),
                "<text>" + spans + "M".repeat(100_000) + "</text>");
    }

    private static String symbolInSizes(int count, String content) {
        StringBuilder html = new StringBuilder("<symbol id=s>" + content + "</symbol>");
        for (int i = 1; i < count; i++) {
            html.append("<use href=#s width=").append(i).append(" />");
        }
        return html.toString();
    }

    /** The time limit only ends a test that would hang. */
    @ParameterizedTest(name = "{index}")
    @MethodSource("expensiveGraphics")
    @Timeout(20)
    void reusedElementsAndPositionsDoNotMultiplyTheWork(String content) {
        List<SpatialElement> all =
                elements("<svg>" + content + "<a href=/x><text>T</text></a></svg>");
        assertEquals("/x", all.get(all.size() - 1).href());
    }
}
