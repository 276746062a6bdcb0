package browsy.spatial.emission;

import static browsy.style.property.TextProperties.TEXT_TRANSFORM;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.text.TextTransform;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.html.AttributeKind;
import browsy.spatial.text.AnonymousText;
import browsy.spatial.text.MathText;
import browsy.spatial.text.TextBuffer;
import browsy.spatial.text.TextRuns;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.tree.VisualTrait;
import browsy.spatial.visibility.ElementVisibility;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Assigns each rendered run of text to exactly one element, its owner: the nearest ancestor that
 * owns text. A part of a text that differs in visibility from the text around it is its own owner,
 * so that no text is both hidden and visible. A text after a block is an {@link AnonymousText} of
 * its owner, so that the texts of two blocks are never merged.
 */
public final class TextOwnership implements TextRuns.Visitor {

    private final FlatTree tree;
    private final TextRuns runs;
    private final ElementVisibility visibility;
    private final EmissionRules rules;
    private final ClickHints clicks;
    private final EmissionKind[] kinds;
    private final @Nullable TextBuffer[] texts;

    /** The owner of the text in each element, -1 if the text has no owner. */
    private final int[] owners;

    /** The elements that are separated from the text before and after them. */
    private final BitSet apart = new BitSet();

    /**
     * The last block in each owner of text, 0 if there is none. A visible owner of hidden text is
     * its own first block, so that it has no text itself.
     */
    private final int[] lastBlocks;

    /** The texts after blocks, in the order of their first runs. */
    private final List<AnonymousText> anonymous = new ArrayList<>();

    /** The last text after a block in each owner, null if there is none. */
    private final @Nullable AnonymousText[] lastAnonymous;

    private TextOwnership(
            FlatTree tree,
            TextRuns runs,
            ElementVisibility visibility,
            EmissionRules rules,
            ClickHints clicks) {
        this.clicks = clicks;
        this.tree = tree;
        this.runs = runs;
        this.visibility = visibility;
        this.rules = rules;
        kinds = new EmissionKind[tree.size()];
        texts = new @Nullable TextBuffer[tree.size()];
        owners = new int[tree.size()];
        lastBlocks = new int[tree.size()];
        lastAnonymous = new @Nullable AnonymousText[tree.size()];
    }

    public static TextOwnership of(
            FlatTree tree,
            TextRuns runs,
            ElementVisibility visibility,
            EmissionRules rules,
            ClickHints clicks) {
        TextOwnership content = new TextOwnership(tree, runs, visibility, rules, clicks);
        runs.walk(content);
        content.anonymous.removeIf(text -> text.content().isTrivial());
        content.anonymous.sort(Comparator.comparingInt(AnonymousText::position));
        return content;
    }

    /**
     * The texts after blocks that contain more than punctuation, ordered by position, then by
     * document order.
     */
    public List<AnonymousText> anonymous() {
        return anonymous;
    }

    /** The owner of the text in an element, -1 if the text has no owner. */
    public int owner(int element) {
        return owners[element];
    }

    /**
     * The emission kind of an element. Inside a control, blocks and containers without an explicit
     * role are {@code INLINE}.
     */
    public EmissionKind kind(int element) {
        return kinds[element];
    }

    /** The text that an element owns, empty if it owns none. */
    public String text(int element) {
        TextBuffer text = texts[element];
        return text == null ? "" : text.toString();
    }

    /**
     * The text that an element owns if it is a single run that, without white space around it,
     * occurs literally in the document; null otherwise.
     */
    public @Nullable String asWritten(int element) {
        TextBuffer text = texts[element];
        return text == null ? null : text.asWritten();
    }

    /**
     * Whether all characters of the text are less than a given character. May return false although
     * they are.
     */
    public boolean isBelow(int character, int element) {
        TextBuffer text = texts[element];
        return text == null || text.isBelow(character);
    }

    /** Whether the element owns text that contains more than punctuation. */
    public boolean hasTellingText(int element) {
        TextBuffer text = texts[element];
        return text != null && !text.isTrivial();
    }

    /**
     * Whether an element that has been entered ends the line before it, like an in-flow block. Form
     * fields and images are part of the text around them whatever their {@code display}.
     */
    public boolean breaksLine(int index) {
        EmissionKind kind = kinds[index];
        return kind != EmissionKind.REPLACED
                && kind != EmissionKind.IGNORED
                && tree.looks(index, VisualTrait.OWN_BOX)
                && !tree.looks(index, VisualTrait.OUT_OF_FLOW)
                && !tree.is(index, TagCategory.BREAK);
    }

    @Override
    public boolean enter(int index) {
        int outer = outerOwner(index);
        EmissionKind kind = kindWithin(outer, index);
        kinds[index] = kind;
        int owner = ownerWithin(outer, index, kind);
        owners[index] = owner;
        boolean rendered = !tree.looks(index, VisualTrait.NOT_DISPLAYED);
        if (outer >= 0 && rendered && (owner != outer || separates(index))) {
            apart.set(index);
            separate(outer);
            if (breaksLine(index) && kinds[outer] != EmissionKind.ATOMIC) {
                lastBlocks[outer] = index;
            }
        }
        boolean formula = owner >= 0 && tree.tag(index).equals(MathText.TAG);
        if (formula) {
            add(owner, MathText.of(tree.element(index)));
        }
        if (owner < 0 || formula) {
            Arrays.fill(kinds, index + 1, tree.end(index), EmissionKind.IGNORED);
            Arrays.fill(owners, index + 1, tree.end(index), -1);
        }
        if (owner == index && visibility.hidesOnlyText(index)) {
            lastBlocks[index] = index;
        }
        return owner >= 0 && !formula;
    }

    /** Adds a text that differs from the text nodes of the document. */
    private void add(int owner, String words) {
        if (!words.isEmpty()) {
            TextBuffer text = open(owner);
            (text == null ? begin(owner) : text)
                    .append(words, WhiteSpaceCollapse.COLLAPSE, TextTransform.NONE);
        }
    }

    @Override
    public void leave(int index) {
        if (apart.get(index)) {
            separate(owners[tree.parent(index)]);
        }
    }

    @Override
    public void text(int run, int parent) {
        int owner = owners[parent];
        if (owner < 0) {
            return;
        }
        TextBuffer text = open(owner);
        if (text == null) {
            // White space alone does not begin a text.
            if (runs.isBlank(run)) {
                return;
            }
            text = begin(owner);
        }
        AnonymousText anonymous = lastAnonymous[owner];
        if (anonymous != null) {
            anonymous.add(run, parent);
        }
        ComputedStyle style = tree.style(parent);
        WhiteSpaceCollapse collapse =
                style == null ? WhiteSpaceCollapse.COLLAPSE : style.get(WHITE_SPACE_COLLAPSE);
        if (collapse == WhiteSpaceCollapse.COLLAPSE && runs.isBlank(run)) {
            text.appendBlank(runs.text(run));
            return;
        }
        text.append(
                runs.text(run),
                collapse,
                style == null ? TextTransform.NONE : style.get(TEXT_TRANSFORM));
    }

    /** The text of an owner that continues, null if the next run begins a new one. */
    private @Nullable TextBuffer open(int owner) {
        if (lastBlocks[owner] == 0) {
            return texts[owner];
        }
        AnonymousText last = lastAnonymous[owner];
        return last == null || last.block() != lastBlocks[owner] ? null : last.content();
    }

    private TextBuffer begin(int owner) {
        TextBuffer begun = new TextBuffer();
        if (lastBlocks[owner] == 0) {
            texts[owner] = begun;
        } else {
            int block = lastBlocks[owner];
            AnonymousText text = new AnonymousText(owner, block, endOfBlock(owner, block), begun);
            anonymous.add(text);
            lastAnonymous[owner] = text;
        }
        return begun;
    }

    private int endOfBlock(int owner, int block) {
        return block == owner ? owner + 1 : tree.end(block);
    }

    private int outerOwner(int index) {
        int parent = tree.parent(index);
        return parent < 0 ? -1 : owners[parent];
    }

    private EmissionKind kindWithin(int outer, int index) {
        if (index == 0) {
            return EmissionKind.BLOCK;
        }
        if (outer < 0) {
            return EmissionKind.IGNORED;
        }
        EmissionKind kind = rules.kind(index);
        boolean inAtom = kinds[outer] == EmissionKind.ATOMIC;
        if (kind == EmissionKind.INLINE && !inAtom && isClickableWord(outer, index)) {
            return EmissionKind.ATOMIC;
        }
        boolean layoutOnly =
                kind == EmissionKind.BLOCK
                        || (kind == EmissionKind.CONTAINER && !isContainerInAtom(index));
        return inAtom && layoutOnly ? EmissionKind.INLINE : kind;
    }

    /**
     * Whether an inline element is a small clickable part of a text. A part of a {@code label} is
     * not, because a click on it activates the labelled control.
     */
    private boolean isClickableWord(int outer, int index) {
        return (clicks.hasPointer(index) || clicks.isCalledButton(index))
                && !tree.is(outer, TagCategory.LABEL)
                && tree.element(index).hasText()
                && rules.isSmall(index);
    }

    /**
     * Whether a container in a control stays a container: it has a {@code role} attribute. Others,
     * such as headings in links, become text of the control.
     */
    private boolean isContainerInAtom(int index) {
        return tree.has(index, AttributeKind.ROLE);
    }

    private int ownerWithin(int outer, int index, EmissionKind kind) {
        if (kind == EmissionKind.REPLACED || kind == EmissionKind.IGNORED) {
            return -1;
        }
        boolean joins =
                kind == EmissionKind.INLINE
                        && visibility.isTextHidden(index) == visibility.isTextHidden(outer);
        return joins ? outer : index;
    }

    /** Whether an element is separated from the text before and after it. */
    private boolean separates(int index) {
        return tree.looks(index, VisualTrait.OWN_BOX) || tree.is(index, TagCategory.BREAK);
    }

    private void separate(int owner) {
        TextBuffer text = open(owner);
        if (text != null) {
            text.separate();
        }
    }
}
