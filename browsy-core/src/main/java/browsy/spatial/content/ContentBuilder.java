package browsy.spatial.content;

import static browsy.style.property.TextProperties.TEXT_TRANSFORM;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Flow;
import browsy.content.LineBreak;
import browsy.content.Meaning;
import browsy.content.Structure;
import browsy.css.value.text.TextTransform;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.model.Run;
import browsy.spatial.emission.AlertKinds;
import browsy.spatial.emission.EmissionKind;
import browsy.spatial.emission.TextOwnership;
import browsy.spatial.listing.ListedParts;
import browsy.spatial.text.AnonymousText;
import browsy.spatial.text.MathText;
import browsy.spatial.text.TextMarks;
import browsy.spatial.text.TextRuns;
import browsy.spatial.text.WhiteSpaceCollapser;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.tree.VisualTrait;
import browsy.spatial.visibility.ElementVisibility;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds the content tree of a document after its listed elements have received ids. It visits the
 * elements and texts in document order with a stack of open boxes. In a box with block children, it
 * wraps text in boxes of its own, like the anonymous block boxes of CSS.
 */
public final class ContentBuilder implements TextRuns.Visitor {

    private final FlatTree tree;
    private final TextRuns runs;
    private final TextOwnership content;
    private final ElementVisibility visibility;
    private final ListedParts parts;
    private final AlertKinds alerts;
    private final ContentMeanings meanings;
    private final TextMarks marks;
    private final Map<Integer, ContentBox> frames;
    private final WhiteSpaceCollapser line = new WhiteSpaceCollapser();
    private final List<OpenBox> open = new ArrayList<>();

    /** The id of the listed text after a block, by the index of the block; 0 for none. */
    private final int[] textIds;

    private final Map<Integer, List<Run>> runsById = new HashMap<>();
    private final OpenBox.Receiver completed = this::note;
    private OpenBox top =
            new OpenBox(-1, Flow.BLOCK, Structure.NONE, 0, OpenBox.Extent.LEAD, completed);

    public ContentBuilder(
            FlatTree tree,
            TextRuns runs,
            TextOwnership content,
            ElementVisibility visibility,
            ListedParts parts,
            AlertKinds alerts,
            ContentMeanings meanings,
            Map<Integer, ContentBox> frames) {
        this.tree = tree;
        this.runs = runs;
        this.content = content;
        this.visibility = visibility;
        this.parts = parts;
        this.alerts = alerts;
        this.meanings = meanings;
        this.frames = frames;
        marks = new TextMarks(tree);
        textIds = new int[tree.size()];
        for (AnonymousText text : content.anonymous()) {
            if (!visibility.hidesOnlyText(text.owner())) {
                textIds[text.block()] = parts.id(text);
            }
        }
    }

    /** Builds the tree. Must be called only once. */
    public ContentBox build() {
        runs.walk(this);
        line.end(top.children());
        return top.close();
    }

    /** The text runs and references of the element of an id; empty if it contains no references. */
    public List<Run> runs(int id) {
        return runsById.getOrDefault(id, List.of());
    }

    private void note(int id, List<ContentNode> children) {
        List<Run> found = RunFlattener.of(id, children);
        if (!found.isEmpty()) {
            runsById.put(id, found);
        }
    }

    @Override
    public boolean enter(int index) {
        marks.enter(index);
        EmissionKind kind = content.kind(index);
        if (tree.looks(index, VisualTrait.NOT_DISPLAYED)) {
            return false;
        }
        if (tree.tag(index).equals("img")) {
            picture(index);
            return false;
        }
        if (kind == EmissionKind.IGNORED) {
            return false;
        }
        if (tree.is(index, TagCategory.BREAK)) {
            line.end(top.children());
            top.children().add(LineBreak.INSTANCE);
            return false;
        }
        // Hidden elements contribute no id, but visible descendants may.
        int id = visibility.isHidden(index) ? 0 : parts.id(index);
        if (kind == EmissionKind.REPLACED) {
            if (id > 0) {
                replaced(index, id);
            }
            return false;
        }
        // A box represents a listed element, a block, or an element with a meaning.
        Flow flow = flow(index);
        Meaning meaning = meaning(index, id, kind);
        boolean boxed = id > 0 || meaning != Structure.NONE || flow.isBlock();
        if (boxed && open.size() < ContentBox.MAX_DEPTH) {
            open(new OpenBox(index, flow, meaning, id, extent(index, id, kind), completed));
        }
        if (tree.tag(index).equals(MathText.TAG)) {
            text(MathText.of(tree.element(index)), index);
            leave(index);
            return false;
        }
        return true;
    }

    private Meaning meaning(int index, int id, EmissionKind kind) {
        Meaning meaning = meanings.of(index);
        boolean control = meaning == Structure.NONE && id > 0 && kind == EmissionKind.ATOMIC;
        return control ? Structure.CONTROL : meaning;
    }

    private OpenBox.Extent extent(int index, int id, EmissionKind kind) {
        if (kind == EmissionKind.ATOMIC || !tree.looks(index, VisualTrait.OWN_BOX)) {
            return OpenBox.Extent.ALL;
        }
        boolean message =
                id > 0
                        && kind == EmissionKind.CONTAINER
                        && alerts.of(index, meanings.role(index)) != null;
        return message ? OpenBox.Extent.MESSAGE : OpenBox.Extent.LEAD;
    }

    private void open(OpenBox box) {
        if (box.flow().isBlock()) {
            line.end(top.children());
            if (content.breaksLine(box.index())) {
                top.beforeBlock();
            }
        } else {
            if (isApart(box.index())) {
                line.separate();
            }
            line.beforeBox(top.children());
        }
        open.add(top);
        top = box;
    }

    /** Whether a control is separated from adjacent text even without white space between them. */
    private boolean isApart(int index) {
        return content.kind(index) == EmissionKind.ATOMIC && tree.looks(index, VisualTrait.APART);
    }

    @Override
    public void leave(int index) {
        if (top.index() == index) {
            close();
        }
        if (textIds[index] > 0) {
            top.beginText(textIds[index]);
        }
    }

    private void close() {
        OpenBox box = top;
        top = open.remove(open.size() - 1);
        if (box.flow().isBlock()) {
            line.end(box.children());
            box.closeInto(top);
            if (content.breaksLine(box.index())) {
                top.afterBlock();
            }
        } else {
            line.afterBox(box.children());
            box.closeInto(top);
            if (isApart(box.index())) {
                line.separate();
            }
        }
    }

    @Override
    public void text(int run, int parent) {
        ComputedStyle style = tree.style(parent);
        boolean collapses =
                style == null || style.get(WHITE_SPACE_COLLAPSE) == WhiteSpaceCollapse.COLLAPSE;
        if (!collapses || !runs.isBlank(run)) {
            text(runs.text(run), parent);
        } else if (isShown(content.owner(parent))) {
            line.separate();
        }
    }

    private boolean isShown(int owner) {
        return owner >= 0 && !visibility.isTextHidden(owner);
    }

    private void text(String words, int parent) {
        if (!isShown(content.owner(parent))) {
            return;
        }
        ComputedStyle style = tree.style(parent);
        line.add(
                words,
                style == null ? WhiteSpaceCollapse.COLLAPSE : style.get(WHITE_SPACE_COLLAPSE),
                style == null ? TextTransform.NONE : style.get(TEXT_TRANSFORM),
                marks.of(parent),
                top.children());
    }

    private void picture(int index) {
        if (visibility.isHidden(index)) {
            return;
        }
        int id = parts.id(index);
        String alternative = AttributeValues.value(tree.element(index), "alt").strip();
        if (id > 0 || !alternative.isEmpty()) {
            add(Flow.INLINE, meanings.image(index, alternative), id, List.of());
        }
    }

    private void replaced(int index, int id) {
        ContentBox inside = tree.tag(index).equals("iframe") ? frames.get(index) : null;
        if (inside == null) {
            add(Flow.INLINE, Structure.CONTROL, id, List.of());
        } else {
            add(Flow.INLINE, Structure.FRAME, id, inside.children());
        }
    }

    private void add(Flow flow, Meaning meaning, int id, List<ContentNode> children) {
        line.beforeBox(top.children());
        top.children().add(new ContentBox(flow, meaning, id == 0 ? null : id, children));
        line.addObject();
    }

    private Flow flow(int index) {
        ComputedStyle style = tree.style(index);
        if (style == null) {
            return index == 0 ? Flow.BLOCK : Flow.INLINE;
        }
        return switch (style.display()) {
            case TABLE, INLINE_TABLE -> Flow.TABLE;
            case TABLE_ROW -> Flow.TABLE_ROW;
            case TABLE_CELL -> Flow.TABLE_CELL;
            default -> isBlock(index) ? Flow.BLOCK : Flow.INLINE;
        };
    }

    /**
     * Whether an element is block-level. A phrasing element that floats or is positioned is not: it
     * belongs to the text from which it is taken out.
     */
    private boolean isBlock(int index) {
        return tree.looks(index, VisualTrait.OWN_BOX)
                && !(tree.is(index, TagCategory.PHRASING)
                        && tree.looks(index, VisualTrait.OUT_OF_FLOW));
    }
}
