package browsy.spatial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests links in SVG.
 *
 * @see <a href="https://svgwg.org/svg2-draft/linking.html#Links">SVG 2</a>
 * @see <a href="https://w3c.github.io/svg-aam/#mapping_additional_nd">SVG-AAM</a>
 */
class SvgLinksTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<a href=/x><text y=10>T</text></a> ~ /x ~ T",
                "<a xlink:href=/x><text y=10>T</text></a> ~ /x ~ T",
                "<a xlink:href=/x href=/y><text y=10>T</text></a> ~ /y ~ T",
                "<a href=/x><title>T</title><rect width=40 height=30 /></a> ~ /x ~ T",
                "<a xlink:href=/x><rect width=40 height=30 /><title>T</title></a> ~ /x ~ T",
                "<a href=/x aria-label=L><title>T</title><rect width=40 height=30 /></a> ~ /x ~ L",
                "<a href=/x><rect width=40 height=30><title>T</title></rect></a> ~ /x ~ T",
            })
    void linksHaveAddressAndName(String link, String href, String name) {
        List<SpatialElement> links =
                Browsy.parse("<!doctype html><svg>" + link + "</svg>", 800, 600).elements().stream()
                        .filter(e -> e.role() == Role.LINK)
                        .toList();
        assertEquals(1, links.size());
        assertEquals(href, links.get(0).href());
        assertEquals(name, links.get(0).text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<svg><a><text y=10>T</text></a></svg>",
                "<svg><a><title>T</title><rect width=40 height=30 /></a></svg>",
                "<a xlink:href=/x>T</a>",
            })
    void anchorsWithoutAddressAreNoLinks(String html) {
        assertEquals(
                List.of(),
                Browsy.parse("<!doctype html>" + html, 800, 600).elements().stream()
                        .filter(e -> e.role() == Role.LINK)
                        .toList());
    }
}
