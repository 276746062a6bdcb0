package browsy.spatial.visibility;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.HiddenReason;
import browsy.model.SpatialElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests clipping by containing blocks, and hidden back faces. */
class ClippingTest {

    private static SpatialElement link(String html) {
        return Browsy.parse("<!doctype html>" + html, 800, 600).elements().stream()
                .filter(e -> e.tag().equals("a"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "color:red ~ true ~ true",
                "position:relative ~ false ~ true",
                "transform:none ~ true ~ true",
                "transform:rotate(0deg) ~ false ~ false",
                "translate:1px ~ false ~ false",
                "rotate:1deg ~ false ~ false",
                "scale:1.1 ~ false ~ false",
                "filter:blur(1px) ~ false ~ false",
                "backdrop-filter:blur(1px) ~ false ~ false",
                "perspective:100px ~ false ~ false",
                "transform-style:preserve-3d ~ false ~ false",
                "offset-path:ray(0deg) ~ false ~ false",
                "contain:paint ~ false ~ false",
                "contain:layout ~ false ~ false",
                "contain:strict ~ false ~ false",
                "contain:content ~ false ~ false",
                "contain:size ~ true ~ true",
                "content-visibility:auto ~ false ~ false",
                "will-change:transform ~ false ~ false",
                "will-change:filter ~ false ~ false",
                "will-change:position ~ false ~ true",
                "will-change:opacity ~ true ~ true",
                "container-type:inline-size ~ true ~ true",
            })
    void overflowCutsOffWhatIsPlacedInTheBox(String style, boolean absolute, boolean fixed) {
        String around =
                "<div style='overflow:hidden;height:20px;width:20px;"
                        + style
                        + "'><p style='position:static'><a href=/x style='left:90px;top:90px;position:";
        assertEquals(absolute, !link(around + "absolute'>Go</a></p></div>").hidden(), "absolute");
        assertEquals(fixed, !link(around + "fixed'>Go</a></p></div>").hidden(), "fixed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"absolute", "fixed"})
    void containersBelowTheCutAreCutOff(String position) {
        String inner = "<div style='transform:rotate(0deg)'><a href=/x style='position:";
        String html =
                "<div style='overflow:hidden;height:20px'><div style='height:90px'></div>"
                        + inner
                        + position
                        + "'>Go</a></div></div>";
        assertEquals(true, link(html).hidden());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "transform:rotateY(180deg) ~ '' ~ false",
                "transform:rotateX(180deg) ~ '' ~ false",
                "rotate:y 180deg ~ '' ~ false",
                "transform:rotateY(120deg) ~ '' ~ false",
                "transform:rotateY(60deg) ~ '' ~ true",
                "transform:rotateZ(180deg) ~ '' ~ true",
                "transform:scaleX(-1) ~ '' ~ true",
                "transform:rotateY(360deg) ~ '' ~ true",
                "color:red ~ '' ~ true",
                "color:red ~ transform:rotateY(180deg) ~ true",
                "color:red ~ transform-style:preserve-3d;transform:rotateY(180deg) ~ false",
                "transform:rotateY(180deg) ~ transform-style:preserve-3d;transform:rotateY(180deg)"
                        + " ~ true",
                "color:red ~ transform-style:preserve-3d;transform:rotateY(180deg);overflow:hidden"
                        + " ~ true",
            })
    void hiddenBacksAreNotSeen(String style, String around, boolean seen) {
        SpatialElement link =
                link(
                        "<div style='"
                                + around
                                + "'><div style='backface-visibility:hidden;"
                                + style
                                + "'><p><a href=/x>Go</a></div></div>");
        assertEquals(seen, !link.hidden());
        assertEquals(
                seen,
                link.visibility().reasons().stream()
                        .noneMatch(reason -> reason.kind() == HiddenReason.Kind.TURNED_AWAY));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "max-height:0;overflow-y:auto ~ true",
                "height:0;overflow:scroll ~ true",
                "width:0;overflow-x:auto ~ true",
                "position:fixed;top:0;width:0;height:100%;overflow:auto ~ true",
                "height:0 ~ false",
                "height:0;padding-top:20px;overflow:auto ~ false",
                "height:20px;overflow:auto ~ false",
            })
    void scrollersWithoutSizeShowNothingAtAnyScrollPosition(String style, boolean hidden) {
        SpatialElement link = link("<div style='" + style + "'><a href=/x>Go</a></div>");
        assertEquals(hidden, link.hidden());
        assertEquals(
                hidden,
                link.visibility().reasons().stream()
                        .anyMatch(reason -> reason.kind() == HiddenReason.Kind.CLIPPED));
    }

    @Test
    void positionedElementsEscapeScrollersWithoutSize() {
        String style = "position:absolute;top:40px";
        assertEquals(
                false,
                link("<div style='height:0;overflow:auto'><a href=/x style='%s'>Go</a></div>"
                                .formatted(style))
                        .hidden());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "overflow:clip ~ true",
                "overflow:clip;overflow-clip-margin:50px ~ false",
                "overflow:clip;overflow-clip-margin:border-box 50px ~ false",
                "overflow:clip;overflow-clip-margin:50px content-box ~ false",
                "overflow:clip;overflow-clip-margin:-50px ~ true",
                "overflow:clip;overflow-clip-margin:50px 50px ~ true",
                "overflow-y:clip;overflow-clip-margin:50px ~ false",
                "contain:paint;overflow-clip-margin:50px ~ false",
                "overflow:hidden;overflow-clip-margin:50px ~ true",
                "overflow:clip;overflow-clip-margin:50px;height:0 ~ false",
                "overflow:clip;overflow-clip-margin:content-box;padding-bottom:40px ~ true",
                "overflow:clip;overflow-clip-margin:border-box;padding-bottom:40px ~ false",
                "overflow:clip;padding-bottom:40px ~ false",
                "overflow:clip;overflow-clip-margin:8px;border-bottom:40px solid ~ true",
                "overflow:clip;overflow-clip-margin:border-box;border-bottom:40px solid ~ false",
            })
    void clipMarginsEnlargeWhatIsSeen(String style, boolean hidden) {
        String html =
                "<div style='height:20px;%s'><div style='height:24px'></div><a href=/x>Go</a></div>";
        assertEquals(hidden, link(html.formatted(style)).hidden());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "overflow:hidden auto ~ margin-top:900px ~ false",
                "overflow:auto ~ margin-top:900px ~ false",
                "overflow-x:clip;overflow-y:scroll ~ margin-top:900px ~ false",
                "overflow:auto hidden ~ margin-left:900px ~ false",
                "overflow:auto hidden ~ margin-top:900px ~ true",
                "overflow:hidden auto ~ margin-left:900px ~ true",
                "overflow:hidden ~ margin-top:900px ~ true",
            })
    void contentIsReachableAlongTheAxisThatScrolls(String style, String margins, boolean hidden) {
        String html =
                "<div style='height:100px;overflow:hidden'><div style='height:100%%;%s'>"
                        + "<a href=/x style='display:block;width:50px;%s'>Go</a></div></div>";
        assertEquals(hidden, link(html.formatted(style, margins)).hidden());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "width:99px ~ left:-60px ~ true",
                "width:99px ~ top:-60px ~ true",
                "width:99px ~ left:150px ~ false",
                "width:99px;direction:rtl ~ left:-60px ~ false",
                "width:99px;direction:rtl ~ left:150px ~ true",
                "width:99px;direction:rtl ~ top:-60px ~ true",
                "display:flex;flex-direction:row-reverse ~ left:-60px ~ false",
                "display:flex;flex-direction:row-reverse;direction:rtl ~ left:-60px ~ true",
                "display:flex;flex-direction:column-reverse ~ top:-60px ~ false",
                "flex-direction:column-reverse ~ top:-60px ~ true",
                "writing-mode:vertical-rl ~ left:-60px ~ false",
                "writing-mode:vertical-lr ~ left:-60px ~ true",
                "writing-mode:vertical-lr;direction:rtl ~ top:-60px ~ false",
                "writing-mode:sideways-lr ~ top:-60px ~ false",
            })
    void contentBeforeTheOriginOfScrollingIsUnreachable(
            String style, String place, boolean hidden) {
        for (int margin : new int[] {0, 200}) {
            String html =
                    "<div style='position:absolute;left:%dpx;top:%dpx;width:99px;height:99px;"
                            + "overflow:auto;%s'><a href=/x style='position:absolute;width:40px;%s'>"
                            + "Go</a></div>";
            assertEquals(hidden, link(html.formatted(margin, margin, style, place)).hidden());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "inline ~ false",
                "inline-block ~ true",
                "block ~ true",
                "flex ~ true",
                "table ~ false",
                "table-cell ~ false",
                "table-caption ~ true",
            })
    void contentVisibilityNeedsABoxWhoseSizeItCanContain(String display, boolean hidden) {
        String html = "<div style='content-visibility:hidden;display:%s'><a href=/x>Go</a></div>";
        assertEquals(hidden, link(html.formatted(display)).hidden());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "body{overflow-x:hidden} ~ true",
                "body{overflow-x:clip} ~ true",
                "html{overflow-x:hidden} ~ true",
                "html,body{overflow-x:hidden} ~ true",
                "body{overflow-y:scroll} ~ false",
                "html{overflow-y:scroll}body{overflow-x:hidden} ~ false",
                "body{overflow-x:hidden}div{overflow-x:auto;height:50px} ~ false",
                "html{overflow:hidden;height:100%}body{overflow:auto;height:100%} ~ false",
                "body{color:red} ~ false",
            })
    void rightOfAWindowThatDoesNotScrollIsOutOfReach(String style, boolean hidden) {
        String html =
                "<style>%s</style><div style='position:relative'>"
                        + "<a href=/x style='position:absolute;left:%dpx'>Go</a></div>";
        assertEquals(hidden, link(html.formatted(style, 3000)).hidden());
        assertEquals(false, link(html.formatted(style, 20)).hidden());
    }

    @Test
    void inlineBoxesHaveNoOriginOfScrolling() {
        String html =
                "<p style='margin-left:200px'><span style='overflow:auto'>Text"
                        + "<a href=/x style='position:relative;left:-150px'>Go</a></span>";
        assertEquals(false, link(html).hidden());
    }

    @Test
    void belowAWindowThatDoesNotScrollIsNotHidden() {
        String html =
                "<body style='overflow:hidden'><div style='height:5000px'></div><a href=/x>Go</a>";
        assertEquals(false, link(html).hidden());
    }
}
