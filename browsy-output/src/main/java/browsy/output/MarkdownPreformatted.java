package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.LineBreak;
import browsy.content.Structure;
import java.util.ArrayList;
import java.util.List;

/** Separates preformatted text into code and controls. */
final class MarkdownPreformatted {

    private final MarkdownElements elements;
    private final StringBuilder code = new StringBuilder();
    private final List<ContentNode> controls = new ArrayList<>();

    MarkdownPreformatted(MarkdownElements elements, List<ContentNode> nodes) {
        this.elements = elements;
        addAll(nodes);
    }

    /** Returns the code, without the line break at its end. */
    String code() {
        boolean ended = code.length() > 0 && code.charAt(code.length() - 1) == '\n';
        return code.substring(0, code.length() - (ended ? 1 : 0));
    }

    /** Returns the buttons and fields in the text. Links are part of the code. */
    List<ContentNode> controls() {
        return controls;
    }

    private void addAll(List<ContentNode> nodes) {
        for (ContentNode node : nodes) {
            if (node instanceof ContentText text) {
                code.append(text.text());
            } else if (node instanceof LineBreak) {
                code.append('\n');
            } else if (node instanceof ContentBox box) {
                add(box);
            }
        }
    }

    private void add(ContentBox box) {
        if (box.meaning() == Structure.CONTROL && elements.isControl(box)) {
            controls.add(box);
            return;
        }
        boolean block = box.flow().isBlock();
        if (block && code.length() > 0 && code.charAt(code.length() - 1) != '\n') {
            code.append('\n');
        }
        addAll(box.children());
        if (block && code.length() > 0 && code.charAt(code.length() - 1) != '\n') {
            code.append('\n');
        }
    }
}
