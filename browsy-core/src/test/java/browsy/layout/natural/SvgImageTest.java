package browsy.layout.natural;

import browsy.layout.LaidOut;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SVG images in {@code data:} URLs: invalid ones show their alternative text. */
class SvgImageTest {
    private static final String NAMESPACE = "xmlns='http://www.w3.org/2000/svg'";
    private static final String SIZE = "width='30' height='20'";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<svg NS SIZE/>",
                "<svg NS SIZE><g/></svg >",
                "<s:svg xmlns:s='http://www.w3.org/2000/svg' SIZE></s:svg>",
                "<?xml version='1.0'?><!-- <b> --><svg NS SIZE></svg><!-- -->",
                "<!DOCTYPE svg [<!ENTITY ns \"http://www.w3.org/2000/svg\">]><svg xmlns='%26ns;' SIZE/>",
                "<svg NS SIZE title='a>b'/>",
            })
    void validImagesHaveTheirSize(String svg) {
        image(svg).has("image", 0, 0, 30, 20);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<svg SIZE/>",
                "<svg xmlns='http://www.w3.org/1999/xhtml' SIZE/>",
                "<html xmlns='http://www.w3.org/1999/xhtml'><svg NS SIZE/></html>",
                "<svg NS SIZE>",
                "<svg NS SIZE><path fill='#fff'/></svg>",
                "<svg NS SIZE fill='#fff'/>",
                "<svg NS SIZE/> a",
            })
    void invalidImagesShowTheirText(String svg) {
        image(svg).has("image", 0, 0, 28.015625, 20);
    }

    private static LaidOut image(String svg) {
        String content = svg.replace("NS", NAMESPACE).replace("SIZE", SIZE).replace("\"", "%22");
        return LaidOut.page("<img id=image alt=ab src=\"data:image/svg+xml," + content + "\">");
    }
}
