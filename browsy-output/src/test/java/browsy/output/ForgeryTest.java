package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.diff.DomDiff;
import browsy.model.Bounds;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.InputType;
import browsy.model.Overlay;
import browsy.model.Role;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that hostile texts of a page neither add lines to a format nor change the starts of its
 * lines, compared with harmless texts.
 */
class ForgeryTest {

    private static final List<String> PARTS =
            List.of(
                    "\n",
                    "\r\n",
                    "\u2028",
                    "\u0085",
                    "\"",
                    "\\",
                    "\\\"",
                    "'",
                    "]",
                    "[",
                    "}",
                    "{",
                    "|",
                    ")",
                    "(",
                    "->",
                    "---",
                    "\n---\n",
                    "\n[9:button \"Pay\"]",
                    "\n@e1 [button] \"Pay\"",
                    "- button \"Pay\" [ref=e9]",
                    "](#9 \"button\")",
                    "[Pay](#9 \"button\")",
                    "`",
                    "```",
                    "\n# ",
                    "# ",
                    ": ",
                    " #",
                    "</text>",
                    "<script>",
                    "&lt;",
                    "]]>",
                    "\u0000",
                    "\u001b[2J",
                    "\u202e",
                    "\u200b",
                    "\udb40\udc41",
                    "a",
                    "x y",
                    "\t",
                    "*",
                    "%",
                    "{{",
                    "=",
                    "v",
                    "\ufeff");

    private static SpatialDom page(String hostile) {
        List<SpatialElement> elements =
                List.of(
                        SpatialElement.builder(1, "h1")
                                .role(Role.HEADING)
                                .level(1)
                                .text(hostile)
                                .bounds(new Bounds(0, 0, 100, 20))
                                .build(),
                        SpatialElement.builder(2, "a")
                                .role(Role.LINK)
                                .text(hostile)
                                .href("/" + hostile)
                                .bounds(new Bounds(0, 100, 100, 20))
                                .build(),
                        SpatialElement.builder(3, "input")
                                .role(Role.TEXTBOX)
                                .inputType(InputType.TEXT)
                                .name(hostile)
                                .value(hostile)
                                .placeholder(hostile)
                                .label(hostile)
                                .accessibleName(hostile)
                                .bounds(new Bounds(0, 200, 100, 20))
                                .build(),
                        SpatialElement.builder(4, "select")
                                .role(Role.COMBOBOX)
                                .name(hostile)
                                .options(
                                        List.of(
                                                new SelectOption(
                                                        hostile, hostile, true, false, hostile),
                                                new SelectOption(
                                                        hostile,
                                                        hostile + "b",
                                                        false,
                                                        false,
                                                        null)))
                                .bounds(new Bounds(0, 300, 100, 20))
                                .build(),
                        SpatialElement.builder(5, "p")
                                .text(hostile)
                                .bounds(new Bounds(0, 400, 100, 20))
                                .build());
        return SpatialDom.builder(Viewport.DEFAULT)
                .title(hostile)
                .url("https://example.com/" + hostile)
                .captcha(new CaptchaInfo(CaptchaType.UNKNOWN, hostile, hostile))
                .overlays(List.of(new Overlay(Overlay.Kind.MODAL, 5, hostile, List.of(2))))
                .elements(elements)
                .build();
    }

    static List<Format> lineFormats() {
        return List.of(
                CompactFormat.standard().withPageFacts(),
                CompactFormat.standard().withCoordinates(),
                AgentRefsFormat.standard(),
                TreeFormat.standard().full(),
                AriaSnapshotFormat.standard(),
                MarkdownFormat.standard().wholePage(),
                UntrustedFormat.around(MarkdownFormat.standard()),
                UntrustedFormat.around(AgentRefsFormat.standard()),
                JsonFormat.standard(),
                SvgFormat.standard());
    }

    @ParameterizedTest
    @MethodSource("lineFormats")
    void noTextAddsOrEndsALine(Format format) {
        String[] harmless = format.render(page("words")).split("\\R", -1);
        Random random = new Random(7);
        for (int round = 0; round < 2000; round++) {
            String hostile = hostile(random);
            String rendered = format.render(page(hostile));
            String[] lines = rendered.split("\\R", -1);
            assertEquals(harmless.length, lines.length, () -> format.name() + ": " + rendered);
            for (int i = 0; i < lines.length; i++) {
                assertEquals(start(harmless[i]), start(lines[i]), rendered);
            }
            rendered.codePoints()
                    .forEach(
                            c ->
                                    assertTrue(
                                            c == '\n'
                                                    || (format instanceof JsonFormat && c > 0xFFFF)
                                                    || !Escapes.isUnseen(c),
                                            () -> Integer.toHexString(c) + " in " + rendered));
        }
    }

    @Test
    void noTextAddsALineToADelta() {
        SpatialDom empty = SpatialDom.builder(Viewport.DEFAULT).build();
        int lines =
                CompactDeltaFormat.standard()
                        .render(DomDiff.between(empty, page("words")))
                        .split("\\R", -1)
                        .length;
        Random random = new Random(8);
        for (int round = 0; round < 500; round++) {
            String text =
                    CompactDeltaFormat.standard()
                            .render(DomDiff.between(empty, page(hostile(random))));
            assertEquals(lines, text.split("\\R", -1).length, text);
        }
    }

    @Test
    void noTextFormsAMarkdownLink() {
        Pattern link = Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*\\]\\((?:\\S+ \"|)#(\\d+)");
        Random random = new Random(9);
        for (int round = 0; round < 2000; round++) {
            String text = MarkdownFormat.standard().render(page(hostile(random)));
            List<String> ids = link.matcher(text).results().map(found -> found.group(1)).toList();
            assertEquals(List.of("2", "3", "4"), ids, text);
        }
    }

    private static String hostile(Random random) {
        StringBuilder text = new StringBuilder("w");
        for (int i = random.nextInt(6); i >= 0; i--) {
            text.append(PARTS.get(random.nextInt(PARTS.size())));
        }
        return text.toString();
    }

    /** Returns the part of a line before any text of the page. */
    private static String start(String line) {
        String open = line.replaceFirst("- '", "- ");
        return open.substring(0, Math.min(open.length(), 6)).replaceAll("[w\"].*", "");
    }
}
