package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.Flow;
import browsy.content.LineBreak;
import browsy.content.Meaning;
import browsy.content.Structure;
import browsy.content.TextMark;
import browsy.model.SpatialElement;
import browsy.output.MarkdownInline.Break;
import browsy.output.MarkdownInline.Code;
import browsy.output.MarkdownInline.Gap;
import browsy.output.MarkdownInline.LinkEnd;
import browsy.output.MarkdownInline.LinkStart;
import browsy.output.MarkdownInline.Nothing;
import browsy.output.MarkdownInline.Words;
import browsy.output.MarkdownInline.Written;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Flattens the content of a block into a sequence of inline parts, in which each control is a link.
 * Links are not nested: if a control contains other controls, the link to the outer one covers the
 * first text that is outside the inner ones.
 */
final class MarkdownInlines {

    private final MarkdownElements elements;
    private final List<MarkdownInline> parts = new ArrayList<>();

    /** The number of links so far. */
    private int links;

    MarkdownInlines(MarkdownElements elements) {
        this.elements = elements;
    }

    /** Returns the parts that have been added. */
    List<MarkdownInline> parts() {
        return parts;
    }

    void addAll(List<ContentNode> nodes) {
        nodes.forEach(this::add);
    }

    void add(ContentNode node) {
        if (node instanceof ContentText text) {
            text(text);
        } else if (node instanceof LineBreak) {
            parts.add(new Break());
        } else if (node instanceof ContentBox box) {
            box(box);
        }
    }

    /** Adds a box with its content, as a link if it is a control. */
    void box(ContentBox box) {
        boolean block = box.flow().isBlock();
        if (block) {
            parts.add(box.flow() == Flow.TABLE_CELL ? new Words(" ", Set.of()) : new Gap());
        }
        SpatialElement control = elements.controlOf(box);
        if (control == null) {
            content(box);
        } else {
            link(control, box);
        }
        if (block) {
            parts.add(box.flow() == Flow.TABLE_CELL ? new Words(" ", Set.of()) : new Gap());
        }
    }

    private void content(ContentBox box) {
        if (box.meaning() instanceof Meaning.Image image) {
            parts.add(new Written(elements.picture(image, box.id())));
        } else if (box.meaning() instanceof Meaning.Item item) {
            Integer number = item.number();
            parts.add(new Written(number == null ? "- " : number + ". "));
            addAll(box.children());
        } else if (box.meaning() instanceof Meaning.Preformatted) {
            preformatted(box.children());
        } else if (box.meaning() == Structure.CONTROL && box.children().isEmpty()) {
            parts.add(new Written(elements.embedded(box)));
        } else {
            addAll(box.children());
        }
    }

    private void preformatted(List<ContentNode> nodes) {
        MarkdownPreformatted code = new MarkdownPreformatted(elements, nodes);
        boolean start = true;
        for (String line : code.code().split("\n")) {
            if (!start) {
                parts.add(new Break());
            }
            start = false;
            if (!line.isBlank()) {
                parts.add(new Code(line, Set.of()));
            }
        }
        addAll(code.controls());
    }

    /**
     * Adds the content of a box as a link to a control. If the content contains links to other
     * controls, only text outside them becomes the link.
     */
    void link(SpatialElement element, ContentBox box) {
        boolean field = element.isFormField();
        if (field) {
            // Fields are separated from text, whether the page has white space there or not.
            parts.add(new Words(" ", Set.of()));
        }
        int before = links;
        int start = parts.size();
        parts.add(new Nothing());
        if (box.meaning() instanceof Meaning.Image || !box.children().isEmpty()) {
            content(box);
        }
        if (links == before) {
            close(element, start);
        } else {
            // The inner links replace this one.
            linkFirstText(element, start);
        }
        if (field) {
            parts.add(new Words(" ", Set.of()));
        }
    }

    /**
     * Makes a link of all parts from an index on. If they contain nothing visible, the name of the
     * control replaces them.
     */
    private void close(SpatialElement element, int start) {
        List<MarkdownInline> inside = parts.subList(start + 1, parts.size());
        boolean hasVisible = inside.stream().anyMatch(MarkdownInlines::isVisible);
        String name = element.displayName();
        if (!hasVisible && name != null && !name.isBlank()) {
            inside.clear();
            parts.add(new Words(name.strip(), Set.of()));
        }
        parts.set(start, new LinkStart(commonMarks(parts.subList(start + 1, parts.size()))));
        parts.add(new LinkEnd(elements.target(element)));
        links++;
    }

    /**
     * Makes a link of the first text of a control that is outside the links inside it; if there is
     * none, an empty link.
     */
    private void linkFirstText(SpatialElement element, int start) {
        boolean inLink = false;
        for (int i = start + 1; i < parts.size(); i++) {
            MarkdownInline part = parts.get(i);
            inLink |= part instanceof LinkStart;
            inLink &= !(part instanceof LinkEnd);
            if (!inLink && part instanceof Words words && hasLetters(words.text())) {
                parts.add(i + 1, new LinkEnd(elements.target(element)));
                parts.add(i, new LinkStart(words.marks()));
                links++;
                return;
            }
        }
        parts.set(start, new Written("[](" + elements.target(element) + ")"));
    }

    private static boolean isVisible(MarkdownInline part) {
        return (part instanceof Words words && hasLetters(words.text()))
                || part instanceof Code
                || (part instanceof Written written && !written.markdown().startsWith("![]"));
    }

    private static boolean hasLetters(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private static Set<TextMark> commonMarks(List<MarkdownInline> inside) {
        EnumSet<TextMark> common = null;
        for (MarkdownInline part : inside) {
            Set<TextMark> own = part.ownMarks();
            if (own != null) {
                if (common == null) {
                    common = EnumSet.noneOf(TextMark.class);
                    common.addAll(own);
                } else {
                    common.retainAll(own);
                }
            }
        }
        return common == null ? Set.of() : common;
    }

    private void text(ContentText text) {
        if (text.marks().contains(TextMark.CODE)) {
            EnumSet<TextMark> marks = EnumSet.copyOf(text.marks());
            marks.remove(TextMark.CODE);
            parts.add(new Code(text.text(), marks));
            return;
        }
        String[] lines = text.text().split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (i > 0) {
                parts.add(new Break());
            }
            if (!lines[i].isEmpty()) {
                parts.add(new Words(lines[i], text.marks()));
            }
        }
    }
}
