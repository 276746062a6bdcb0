package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Flow;
import browsy.content.Meaning;
import browsy.content.Structure;
import browsy.content.TextMark;
import browsy.model.SpatialElement;
import browsy.output.MarkdownInline.Break;
import browsy.output.MarkdownInline.LinkEnd;
import browsy.output.MarkdownInline.LinkStart;
import browsy.output.MarkdownInline.Words;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes the blocks of a content tree as Markdown. Consecutive inline nodes form paragraphs; blocks
 * are written recursively with the prefixes of their containers.
 */
final class MarkdownBlocks {

    private static final int MAX_LEVEL = 6;

    /** The state of a sequence of sibling blocks. */
    private static final class Sequence {
        /** Whether the sequence is the content of an item of a tight list. */
        final boolean tight;

        /** Whether a block has been written. */
        boolean begun;

        /** Whether a thematic break must precede the next block. */
        boolean needsBreak;

        /** The marker of the preceding list; null if the preceding block is not a list. */
        @Nullable String list;

        Sequence(boolean tight) {
            this.tight = tight;
        }
    }

    private final MarkdownElements elements;
    private final MarkdownLines lines = new MarkdownLines();

    /** Blocks inside a control that are written as the link to that control. */
    private final Map<ContentBox, SpatialElement> links = new IdentityHashMap<>();

    private Sequence sequence = new Sequence(false);

    MarkdownBlocks(MarkdownElements elements) {
        this.elements = elements;
    }

    /** Returns the document of a tree. Must be called only once. */
    String written(ContentBox root) {
        content(root);
        return lines.toString();
    }

    /** Writes nodes: blocks as blocks, and runs of inline nodes as paragraphs. */
    void all(List<ContentNode> nodes) {
        List<ContentNode> inline = new ArrayList<>();
        for (ContentNode node : nodes) {
            if (node instanceof ContentBox box && holdsBlocks(box)) {
                paragraphs(inlines(inline));
                inline.clear();
                block(box);
            } else {
                inline.add(node);
            }
        }
        paragraphs(inlines(inline));
    }

    /** Tests whether a box is a block or contains one. */
    static boolean holdsBlocks(ContentBox box) {
        return box.flow().isBlock() || isBlock(box.meaning()) || hasBlocks(box);
    }

    /** Tests whether a meaning is a block in Markdown even if its box is inline. */
    private static boolean isBlock(Meaning meaning) {
        return meaning instanceof Meaning.Heading
                || meaning instanceof Meaning.Item
                || meaning instanceof Meaning.Preformatted
                || meaning == Structure.LIST
                || meaning == Structure.QUOTE;
    }

    static boolean hasBlocks(ContentBox box) {
        for (ContentNode child : box.children()) {
            if (child instanceof ContentBox inner && holdsBlocks(inner)) {
                return true;
            }
        }
        return false;
    }

    private void block(ContentBox box) {
        Meaning meaning = box.meaning();
        if (meaning instanceof Meaning.Heading heading) {
            heading(heading, box);
        } else if (meaning instanceof Meaning.Preformatted preformatted) {
            code(preformatted, box);
        } else if (meaning instanceof Meaning.Item || meaning == Structure.LIST) {
            new MarkdownList(this, lines).write(box);
        } else if (meaning == Structure.QUOTE) {
            begin(true);
            inside("> ", "> ", false, () -> content(box));
        } else if (meaning == Structure.RULE) {
            sequence.needsBreak = sequence.begun;
        } else if (meaning == Structure.TABLE) {
            MarkdownTable.of(box, elements).forEach(this::text);
        } else if (meaning == Structure.TERM && !hasBlocks(box)) {
            paragraphs(strong(inlines(box)));
        } else if (box.flow() == Flow.TABLE_ROW) {
            layoutRow(box);
        } else {
            content(box);
        }
    }

    private void text(String markdown) {
        if (!markdown.isEmpty()) {
            begin(true);
            lines.write(markdown);
        }
    }

    /** Writes the content of a box as blocks. */
    void content(ContentBox box) {
        if (!hasBlocks(box)) {
            paragraphs(inlines(box));
            return;
        }
        SpatialElement control = elements.controlOf(box);
        if (control == null) {
            all(box.children());
            return;
        }
        MarkdownCard card = MarkdownCard.of(box, elements);
        if (card.isSimple()) {
            paragraphs(inlines(box));
        } else {
            ContentBox link = card.link();
            if (link != null) {
                links.put(link, control);
            }
            all(box.children());
        }
    }

    private List<MarkdownInline> inlines(List<ContentNode> nodes) {
        MarkdownInlines inlines = new MarkdownInlines(elements);
        inlines.addAll(nodes);
        return inlines.parts();
    }

    /** Returns the inline content of a box; it is a link if the box is a control. */
    private List<MarkdownInline> inlines(ContentBox box) {
        MarkdownInlines inlines = new MarkdownInlines(elements);
        SpatialElement around = links.get(box);
        SpatialElement control = around == null ? elements.controlOf(box) : around;
        if (control == null) {
            inlines.addAll(box.children());
        } else {
            inlines.link(control, box);
        }
        return inlines.parts();
    }

    private static List<MarkdownInline> strong(List<MarkdownInline> parts) {
        List<MarkdownInline> strong = new ArrayList<>(parts.size());
        for (MarkdownInline part : parts) {
            if (part instanceof Words words) {
                strong.add(new Words(words.text(), withStrong(words.marks())));
            } else if (part instanceof LinkStart link) {
                strong.add(new LinkStart(withStrong(link.marks())));
            } else {
                strong.add(part);
            }
        }
        return strong;
    }

    private static Set<TextMark> withStrong(Set<TextMark> marks) {
        EnumSet<TextMark> strong = EnumSet.of(TextMark.STRONG);
        strong.addAll(marks);
        return strong;
    }

    /** Splits inline content into paragraphs at consecutive line breaks. */
    private void paragraphs(List<MarkdownInline> parts) {
        int start = 0;
        int breaks = 0;
        boolean inLink = false;
        for (int i = 0; i < parts.size(); i++) {
            MarkdownInline part = parts.get(i);
            inLink |= part instanceof LinkStart;
            inLink &= !(part instanceof LinkEnd);
            boolean space = part instanceof Words words && words.text().isBlank();
            breaks = part instanceof Break ? breaks + 1 : space ? breaks : 0;
            if (breaks > 1 && !inLink) {
                paragraph(parts.subList(start, i));
                start = i;
                breaks = 0;
            }
        }
        paragraph(parts.subList(start, parts.size()));
    }

    private void paragraph(List<MarkdownInline> parts) {
        text(MarkdownLine.of(parts, MarkdownLine.Breaks.LINES));
    }

    private void heading(Meaning.Heading heading, ContentBox box) {
        String text = MarkdownLine.of(inlines(box), MarkdownLine.Breaks.SPACES);
        if (!text.isEmpty()) {
            begin(true);
            int level = Math.max(1, Math.min(heading.level(), MAX_LEVEL));
            lines.write("#".repeat(level) + " " + MarkdownText.headingEnd(text));
        }
    }

    private void code(Meaning.Preformatted meaning, ContentBox box) {
        MarkdownPreformatted code = new MarkdownPreformatted(elements, box.children());
        if (!code.code().isBlank()) {
            begin(true);
            String language = Objects.requireNonNullElse(meaning.language(), "");
            lines.write(MarkdownCode.block(code.code(), language));
        }
        paragraphs(inlines(code.controls()));
    }

    /** Writes adjacent cells without blocks on one line. */
    private void layoutRow(ContentBox row) {
        List<ContentNode> together = new ArrayList<>();
        for (ContentNode node : row.children()) {
            if (node instanceof ContentBox cell && hasBlocks(cell)) {
                paragraphs(inlines(together));
                together.clear();
                content(cell);
            } else {
                together.add(node);
            }
        }
        paragraphs(inlines(together));
    }

    // ---- sequences -------------------------------------------------------

    /**
     * Begins a block.
     *
     * @param apart whether an empty line precedes it
     */
    void begin(boolean apart) {
        if (sequence.needsBreak) {
            lines.separate();
            lines.write("---");
            lines.separate();
            sequence.needsBreak = false;
        } else if (apart && sequence.begun) {
            lines.separate();
        }
        sequence.begun = true;
        sequence.list = null;
    }

    /**
     * Begins a list and returns its marker, which differs from that of a list directly before it.
     */
    String beginList(boolean apart, String marker, String other) {
        String chosen = marker.equals(sequence.list) ? other : marker;
        begin(apart || sequence.list != null);
        sequence.list = chosen;
        return chosen;
    }

    /** Whether lists need no empty line before them. */
    boolean isTight() {
        return sequence.tight;
    }

    /**
     * Writes the content of a block quote or list item.
     *
     * @param first the prefix of the first line
     * @param rest the prefix of all other lines
     * @param tight whether the content is without empty lines
     */
    void inside(String first, String rest, boolean tight, Runnable inner) {
        Sequence outer = sequence;
        sequence = new Sequence(tight);
        lines.begin(first, rest);
        inner.run();
        lines.end();
        sequence = outer;
    }
}
