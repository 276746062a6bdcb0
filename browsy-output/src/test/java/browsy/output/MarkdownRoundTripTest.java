package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.Flow;
import browsy.content.Meaning;
import browsy.content.Structure;
import browsy.content.TextMark;
import browsy.model.Bounds;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Link;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;

/**
 * Tests that a Markdown parser reads the original words from the output, and no links except those
 * of the format, for random hostile texts.
 */
class MarkdownRoundTripTest {

    private static final Parser PARSER =
            Parser.builder()
                    .extensions(List.of(TablesExtension.create(), StrikethroughExtension.create()))
                    .build();

    private static final List<String> TEXTS =
            List.of(
                    "a",
                    "b c",
                    "x_y",
                    "_",
                    "__",
                    "*",
                    "**",
                    "***",
                    "`",
                    "``",
                    "~",
                    "~~",
                    "~~~",
                    "[",
                    "]",
                    "](",
                    "](#9)",
                    "]:",
                    "[x]: /u",
                    "(",
                    ")",
                    "<",
                    "<b>",
                    "</b>",
                    "<!--",
                    "-->",
                    "&amp;",
                    "&#9;",
                    "&",
                    "\\",
                    "\\\\",
                    "\\*",
                    "1.",
                    "1. ",
                    "12) ",
                    "#",
                    "# ",
                    "##",
                    "+ ",
                    "- ",
                    "-",
                    "---",
                    "===",
                    "= ",
                    "> ",
                    ">",
                    "|",
                    "| - |",
                    ":-:",
                    "!",
                    "![",
                    " ",
                    "  ",
                    "é",
                    "„“",
                    "…",
                    "http://a.b/c_d*e",
                    "a@b.c",
                    "\u00A0",
                    "😀",
                    "[ ] ");

    private final Random random = new Random(11);

    @Test
    void textIsParsedUnchanged() {
        for (int round = 0; round < 4000; round++) {
            List<Meaning> meanings =
                    List.of(
                            Structure.PARAGRAPH,
                            Structure.QUOTE,
                            Structure.TERM,
                            new Meaning.Heading(2),
                            new Meaning.Item(null),
                            new Meaning.Item(7));
            check(block(meanings.get(random.nextInt(meanings.size())), inline(false)));
        }
    }

    @Test
    void textInCellsIsParsedUnchanged() {
        for (int round = 0; round < 2000; round++) {
            List<ContentNode> rows = new ArrayList<>();
            for (int y = 0; y < 2; y++) {
                Meaning.Cell meaning =
                        new Meaning.Cell(y == 0, 1, 1, Meaning.Alignment.values()[round % 3]);
                ContentBox cell = new ContentBox(Flow.TABLE_CELL, meaning, 1, inline(false));
                rows.add(new ContentBox(Flow.TABLE_ROW, Structure.ROW, null, List.of(cell)));
            }
            check(new ContentBox(Flow.TABLE, Structure.TABLE, null, rows));
        }
    }

    @Test
    void codeIsParsedUnchanged() {
        for (int round = 0; round < 2000; round++) {
            String code = text().replaceAll("^\\s+|\\s+$", "") + "\n\tx\n\n" + text() + "y";
            ContentBox pre =
                    block(
                            new Meaning.Preformatted(round % 2 == 0 ? null : "c++"),
                            List.of(new ContentText(code, Set.of())));
            ContentBox item =
                    block(new Meaning.Item(10), List.of(block(Structure.QUOTE, List.of(pre))));
            for (ContentBox box : List.of(pre, item)) {
                String markdown = markdown(box);
                List<String> found = new ArrayList<>();
                PARSER.parse(markdown)
                        .accept(
                                new AbstractVisitor() {
                                    @Override
                                    public void visit(FencedCodeBlock block) {
                                        found.add(block.getLiteral());
                                    }
                                });
                assertEquals(List.of(code + "\n"), found, markdown);
            }
        }
    }

    private void check(ContentBox box) {
        String markdown = markdown(box);
        Words words = new Words();
        PARSER.parse(markdown).accept(words);
        StringBuilder expected = new StringBuilder();
        List<String> links = new ArrayList<>();
        collect(box, expected, links);
        assertEquals(plain(expected), plain(words.text), markdown);
        assertEquals(links, words.links, markdown);
    }

    private static String plain(CharSequence text) {
        return text.toString().replaceAll("[\\s\\u00A0]+", " ").strip();
    }

    private static void collect(ContentNode node, StringBuilder text, List<String> links) {
        if (node instanceof ContentText words) {
            text.append(words.text());
        } else if (node instanceof ContentBox box) {
            if (box.meaning() == Structure.CONTROL) {
                links.add("#2");
            }
            text.append(box.flow().isBlock() ? " " : "");
            box.children().forEach(child -> collect(child, text, links));
        }
    }

    private static ContentBox block(Meaning meaning, List<ContentNode> nodes) {
        return new ContentBox(Flow.BLOCK, meaning, 1, nodes);
    }

    private static String markdown(ContentBox box) {
        ContentBox root = new ContentBox(Flow.BLOCK, Structure.NONE, null, List.of(box));
        SpatialElement text =
                SpatialElement.builder(1, "p").text("x").bounds(new Bounds(0, 0, 9, 9)).build();
        SpatialElement link =
                SpatialElement.builder(2, "a")
                        .role(Role.LINK)
                        .href("#2")
                        .bounds(new Bounds(0, 0, 9, 9))
                        .build();
        SpatialDom dom =
                SpatialDom.builder(Viewport.DEFAULT)
                        .elements(List.of(text, link))
                        .content(root)
                        .build();
        return MarkdownFormat.standard().wholePage().render(dom);
    }

    private List<ContentNode> inline(boolean inLink) {
        List<ContentNode> nodes = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            if (!inLink && random.nextInt(6) == 0) {
                List<ContentNode> label = new ArrayList<>(inline(true));
                label.add(new ContentText("w", Set.of()));
                nodes.add(new ContentBox(Flow.INLINE, Structure.CONTROL, 2, label));
            } else {
                nodes.add(new ContentText(text(), marks()));
            }
        }
        return nodes;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(5); i >= 0; i--) {
            text.append(TEXTS.get(random.nextInt(TEXTS.size())));
        }
        return text.toString();
    }

    private Set<TextMark> marks() {
        EnumSet<TextMark> marks = EnumSet.noneOf(TextMark.class);
        for (int i = random.nextInt(5); i > 2; i--) {
            marks.add(TextMark.values()[random.nextInt(TextMark.values().length)]);
        }
        return marks;
    }

    private static final class Words extends AbstractVisitor {
        final StringBuilder text = new StringBuilder();
        final List<String> links = new ArrayList<>();

        @Override
        public void visit(Text node) {
            text.append(node.getLiteral());
        }

        @Override
        public void visit(Code node) {
            text.append(node.getLiteral());
        }

        @Override
        public void visit(SoftLineBreak node) {
            text.append(' ');
        }

        @Override
        public void visit(HardLineBreak node) {
            text.append(' ');
        }

        @Override
        public void visit(Link node) {
            links.add(node.getDestination());
            visitChildren(node);
        }

        @Override
        public void visit(org.commonmark.node.CustomBlock node) {
            text.append(' ');
            visitChildren(node);
        }

        @Override
        public void visit(org.commonmark.node.CustomNode node) {
            visitChildren(node);
            text.append(node.getClass().getSimpleName().startsWith("Table") ? " " : "");
        }
    }
}
