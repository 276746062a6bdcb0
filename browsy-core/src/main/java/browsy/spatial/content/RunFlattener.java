package browsy.spatial.content;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.LineBreak;
import browsy.infra.CharBuilder;
import browsy.model.Run;
import java.util.ArrayList;
import java.util.List;

/** Flattens the content of an element into text and references to other elements. */
final class RunFlattener {

    private final int owner;
    private final List<Run> runs = new ArrayList<>();
    private final CharBuilder text = new CharBuilder();

    private RunFlattener(int owner) {
        this.owner = owner;
    }

    /**
     * The runs of an element, without white space around them; empty if it contains no references.
     *
     * @param owner the id of the element
     * @param children the content of the element
     */
    static List<Run> of(int owner, List<ContentNode> children) {
        if (!hasReferences(owner, children)) {
            return List.of();
        }
        RunFlattener found = new RunFlattener(owner);
        found.addAll(children);
        found.endText(true);
        return List.copyOf(found.runs);
    }

    private static boolean hasReferences(int owner, List<ContentNode> nodes) {
        for (ContentNode node : nodes) {
            if (node instanceof ContentBox box) {
                Integer id = box.id();
                if ((id != null && id != owner) || hasReferences(owner, box.children())) {
                    return true;
                }
            }
        }
        return false;
    }

    private void addAll(List<ContentNode> nodes) {
        for (ContentNode node : nodes) {
            if (node instanceof ContentText words) {
                append(words.text());
            } else if (node instanceof LineBreak) {
                append(" ");
            } else if (node instanceof ContentBox box) {
                add(box);
            }
        }
    }

    private void add(ContentBox box) {
        String apart = box.flow().isBlock() ? " " : "";
        append(apart);
        Integer id = box.id();
        if (id == null || id == owner) {
            addAll(box.children());
        } else {
            endText(false);
            runs.add(new Run.Reference(id));
        }
        append(apart);
    }

    private void append(String words) {
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            boolean space = c == ' ' || c == '\n' || c == '\t' || c == '\u00A0';
            if (!space) {
                text.append(c);
            } else if (text.isEmpty() ? !runs.isEmpty() : text.last() != ' ') {
                text.append(' ');
            }
        }
    }

    private void endText(boolean last) {
        int end = text.length() - (last && text.last() == ' ' ? 1 : 0);
        if (end > 0) {
            runs.add(new Run.Text(text.substring(0, end)));
        }
        text.clear();
    }
}
