package browsy.spatial;

import static browsy.style.property.TextProperties.TEXT_TRANSFORM;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.TextTransform;
import browsy.css.value.WhiteSpaceCollapse;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Gives each rendered run of text to exactly one element: the nearest around it that owns text. A
 * part of a text that is hidden, or shown in the midst of what is hidden, is its own owner, so that
 * no text is both.
 */
final class TextContent implements FlatTree.Visitor {

    private final StyledDocument styled;
    private final FlatTree tree;
    private final Visibility visibility;
    private final EmissionRules rules;
    private final EmissionKind[] kinds;
    private final @Nullable TextBuffer[] texts;

    /** Owners of the elements that are open, -1 where text belongs to nobody. */
    private final Deque<Integer> owners = new ArrayDeque<>();

    private TextContent(
            StyledDocument styled, FlatTree tree, Visibility visibility, EmissionRules rules) {
        this.styled = styled;
        this.tree = tree;
        this.visibility = visibility;
        this.rules = rules;
        kinds = new EmissionKind[tree.size()];
        texts = new @Nullable TextBuffer[tree.size()];
    }

    static TextContent of(
            StyledDocument styled, FlatTree tree, Visibility visibility, EmissionRules rules) {
        TextContent content = new TextContent(styled, tree, visibility, rules);
        content.owners.push(-1);
        tree.walk(content);
        return content;
    }

    /** How the element takes part; what stands in a control or picture is {@code INLINE} there. */
    EmissionKind kind(int element) {
        return kinds[element];
    }

    /** The text that belongs to the element, empty if none does. */
    String text(int element) {
        TextBuffer text = texts[element];
        return text == null ? "" : text.toString();
    }

    /** Whether the element owns text that says something. */
    boolean hasTellingText(int element) {
        TextBuffer text = texts[element];
        return text != null && !text.isTrivial();
    }

    @Override
    public void enter(int index) {
        int outer = owners.element();
        EmissionKind kind = kindWithin(outer, index);
        kinds[index] = kind;
        int owner = ownerWithin(outer, index, kind);
        if (outer >= 0 && (owner != outer || separates(index))) {
            separate(outer);
        }
        owners.push(owner);
    }

    @Override
    public void leave(int index) {
        int owner = owners.pop();
        int outer = owners.element();
        if (outer >= 0 && (owner != outer || separates(index))) {
            separate(outer);
        }
    }

    @Override
    public void text(TextNode node, int parent) {
        int owner = owners.element();
        if (owner < 0) {
            return;
        }
        ComputedStyle style = styled.style(tree.element(parent));
        buffer(owner)
                .append(
                        node.getWholeText(),
                        style == null
                                ? WhiteSpaceCollapse.COLLAPSE
                                : style.get(WHITE_SPACE_COLLAPSE),
                        style == null ? TextTransform.NONE : style.get(TEXT_TRANSFORM));
    }

    private EmissionKind kindWithin(int outer, int index) {
        if (index == 0) {
            return EmissionKind.BLOCK;
        }
        if (outer < 0) {
            return EmissionKind.IGNORED;
        }
        EmissionKind kind = rules.kind(tree.element(index));
        boolean inAtom = kinds[outer] == EmissionKind.ATOMIC;
        boolean layoutOnly =
                kind == EmissionKind.BLOCK
                        || (kind == EmissionKind.CONTAINER && !isContainerInAtom(index));
        return inAtom && layoutOnly ? EmissionKind.INLINE : kind;
    }

    /** Headings in a link are text of the link; what has an own role stays what it is. */
    private boolean isContainerInAtom(int index) {
        return tree.element(index).hasAttr("role");
    }

    private int ownerWithin(int outer, int index, EmissionKind kind) {
        if (kind == EmissionKind.REPLACED || kind == EmissionKind.IGNORED) {
            return -1;
        }
        boolean joins =
                kind == EmissionKind.INLINE
                        && visibility.isHidden(index) == visibility.isHidden(outer);
        return joins ? outer : index;
    }

    /** Whether what comes before and after the element's text is apart from it. */
    private boolean separates(int index) {
        Element element = tree.element(index);
        if (element.normalName().equals("br")) {
            return true;
        }
        ComputedStyle style = styled.style(element);
        return style != null && (style.display().isBlockLevel() || style.display().isTablePart());
    }

    private void separate(int owner) {
        TextBuffer text = texts[owner];
        if (text != null) {
            text.separate();
        }
    }

    private TextBuffer buffer(int owner) {
        TextBuffer text = texts[owner];
        if (text == null) {
            text = new TextBuffer();
            texts[owner] = text;
        }
        return text;
    }
}
