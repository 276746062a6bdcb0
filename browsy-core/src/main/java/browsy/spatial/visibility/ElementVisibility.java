package browsy.spatial.visibility;

import static browsy.style.property.BoxProperties.POSITION;

import browsy.css.value.position.Position;
import browsy.html.AttributeKind;
import browsy.html.ElementStates;
import browsy.infra.EnumFlags;
import browsy.layout.geometry.RenderingContext3d;
import browsy.layout.svg.SvgSwitch;
import browsy.model.Bounds;
import browsy.model.HiddenReason.Kind;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.tree.VisualTrait;
import browsy.spatial.tree.VisualTraits;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Determines which elements are hidden, and why. The cause of a hidden element applies to its
 * descendants, except {@code visibility}, which a descendant can override.
 *
 * <p>Elements are examined in document order in one pass: each inherits the causes and clip regions
 * of its parent and adds its own, by markup ({@code hidden}, closed details), computed style,
 * clipping, transforms and position. A positioned element escapes the clipping of ancestors that
 * are not in its containing block chain.
 */
public final class ElementVisibility {

    /** Attributes that exclude an element from the accessibility tree. */
    private static final EnumFlags<AttributeKind> HIDING =
            EnumFlags.of(AttributeKind.ARIA_HIDDEN, AttributeKind.INERT);

    /** Elements that may show only some of their children. */
    private static final EnumFlags<TagCategory> CHOOSING =
            EnumFlags.of(TagCategory.DETAILS, TagCategory.ALTERNATIVES);

    private final FlatTree tree;
    private final ElementBoxes boxes;
    private final ElementStates states;

    /** The causes that hide an element and its descendants, by index; null if there is none. */
    private final @Nullable Concealment[] subtree;

    /** The causes that hide an element but not its descendants, by index; null if there is none. */
    private final @Nullable Concealment[] own;

    private final @Nullable ClipChain[] clips;

    /** The clip regions of the root element. */
    private final ClipChain window;

    /** Elements that are not hidden, or by transparency only, so that a pointer can hit them. */
    private final BitSet hittable = new BitSet();

    /** The {@code switch} elements whose child is in {@link #selected}. */
    private final BitSet switches = new BitSet();

    /** The children of {@code switch} elements that are rendered. */
    private final BitSet selected = new BitSet();

    private final UnreachableBoxes unreachable;
    private final TransparentControls unseenControls;
    private final Backfaces backfaces;
    private final Position[] positions;

    public ElementVisibility(
            FlatTree tree, ElementBoxes boxes, UnreachableBoxes unreachable, ElementStates states) {
        this.tree = tree;
        this.boxes = boxes;
        this.unreachable = unreachable;
        unseenControls = new TransparentControls(tree, boxes);
        backfaces = new Backfaces(tree);
        this.states = states;
        subtree = new @Nullable Concealment[tree.size()];
        own = new @Nullable Concealment[tree.size()];
        clips = new @Nullable ClipChain[tree.size()];
        window = unreachable.window();
        positions = new Position[tree.size()];
        Arrays.fill(positions, Position.STATIC);
        for (int i = 0; i < tree.size(); i++) {
            examine(i);
        }
        for (int i = 0; i < tree.size(); i++) {
            if (isHidden(i) && tree.tag(i).equals("input")) {
                showIfDrawnByLabel(i);
            }
        }
    }

    /**
     * Shows a check box or radio button that is moved off-screen or clipped while its label, which
     * is styled in its place, is visible.
     */
    private void showIfDrawnByLabel(int index) {
        Concealment cause = cause(index);
        if (cause == null
                || cause.cause() != index
                || cause.outer() != null
                || (cause.kind() != Kind.OFF_SCREEN && cause.kind() != Kind.CLIPPED)) {
            return;
        }
        Element label = CustomCheckboxes.label(tree.element(index));
        int drawn = label == null ? -1 : tree.indexOf(label);
        if (drawn >= 0 && !isHidden(drawn)) {
            own[index] = null;
            subtree[index] = null;
        }
    }

    /** Hides an element because its box has no size. */
    public void hideAsZeroSize(int index) {
        own[index] = new Concealment(Kind.ZERO_SIZE, index, null);
    }

    /** The {@code position} of each element by index in the flat tree; must not be modified. */
    public Position[] positions() {
        return positions;
    }

    /** Whether an element is hidden for any {@link Concealment}: its own or that of an ancestor. */
    public boolean isHidden(int element) {
        return own[element] != null || subtree[element] != null;
    }

    /**
     * Whether an element is visible but the text that it contains directly is not: a closed {@code
     * details}, which shows only its summary.
     */
    public boolean hidesOnlyText(int element) {
        return tree.is(element, TagCategory.DETAILS) && !isHidden(element) && isClosed(element);
    }

    /** Whether the text that an element contains directly is hidden. */
    public boolean isTextHidden(int element) {
        return isHidden(element) || hidesOnlyText(element);
    }

    /** Whether an element is excluded from the accessibility tree. */
    public boolean isHiddenFromAssistiveTechnology(int element) {
        return has(own[element]) || has(subtree[element]);
    }

    private static boolean has(@Nullable Concealment chain) {
        for (Concealment at = chain; at != null; at = at.outer()) {
            switch (at.kind()) {
                case OFF_SCREEN, CLIPPED, ZERO_SIZE, TURNED_AWAY, TRANSPARENT, COVERED:
                    break;
                default:
                    return true;
            }
        }
        return false;
    }

    /** Whether the descendants of an element are hidden with it. */
    public boolean isSubtreeHidden(int element) {
        return subtree[element] != null;
    }

    /** Whether the nearest cause is the element itself and not an ancestor. */
    public boolean hidesItself(int element) {
        Concealment cause = cause(element);
        return cause != null && cause.cause() == element;
    }

    /** The nearest cause, null if the element is not hidden. */
    public @Nullable Concealment cause(int element) {
        return own[element] != null ? own[element] : subtree[element];
    }

    /** The causes, nearest first; empty if the element is not hidden. */
    public List<Concealment> causes(int element) {
        List<Concealment> causes = new ArrayList<>();
        for (Concealment at = own[element]; at != null; at = at.outer()) {
            causes.add(at);
        }
        for (Concealment at = subtree[element]; at != null; at = at.outer()) {
            causes.add(at);
        }
        return causes;
    }

    private void examine(int index) {
        examineStyle(index);
        if (tree.looks(index, VisualTrait.CONTENT_HIDDEN) && !isHidden(index) && hasText(index)) {
            own[index] = new Concealment(Kind.CONTENT_VISIBILITY, index, null);
        }
    }

    /** Whether an element has non-blank text child nodes. */
    private boolean hasText(int index) {
        return !tree.element(index).ownText().isBlank();
    }

    /**
     * Determines the causes, the clip regions and the hittability of an element from those of its
     * parent:
     *
     * <ol>
     *   <li>An element without anything that could conceal it inherits all of them. Only its
     *       position can hide it.
     *   <li>Causes by markup and style are added to those of the parent, except the clipping that a
     *       positioned element escapes.
     *   <li>If the element can still be hit, its box is examined: transforms and clipping that
     *       leave no area hide its subtree.
     *   <li>Finally, causes that hide the element but not its descendants: a back face that is
     *       turned to the viewer, {@code visibility}, an unreachable box.
     * </ol>
     */
    private void examineStyle(int index) {
        Element element = tree.element(index);
        ComputedStyle style = tree.style(index);
        int parent = tree.parent(index);
        Concealment around = parent < 0 ? null : subtree[parent];
        ClipChain clip = parent < 0 || clips[parent] == null ? window : clips[parent];
        unreachable.inherit(index, parent);
        clips[index] = clip;
        if (style == null) {
            subtree[index] = new Concealment(Kind.DISPLAY_NONE, index, around);
            return;
        }
        if (isPlain(index, parent)) {
            // Step 1.
            subtree[index] = around;
            hittable.set(index, hittable.get(parent));
            Bounds box = hittable.get(index) ? boxes.of(index) : null;
            if (box != null) {
                own[index] = unreachable.cause(index, clip.flow(), box);
            }
            return;
        }
        // Step 2.
        positions[index] = style.get(POSITION);
        boolean escapes = around != null && escapes(around, clip, style);
        Concealment outer = around != null && escapes ? around.outer() : around;
        Concealment chain = inheritedCauses(index, element, outer);
        hittable.set(
                index, isHittable(chain, outer, escapes || parent < 0 || hittable.get(parent)));
        // Step 3.
        Bounds box = hittable.get(index) ? boxes.of(index) : null;
        if (box != null) {
            unreachable.follow(index, element, style, box);
            if (!isRootOrBody(index)) {
                chain = geometricCauses(index, element, style, box, chain);
                clips[index] = clip.inside(style, box);
            }
        }
        if (chain != null && isGone(chain.kind())) {
            hittable.clear(index);
        } else if (chain != null && chain.kind() == Kind.CLIPPED) {
            hittable.clear(index);
            clips[index] =
                    box != null && ClipChain.clipsItself(style, box)
                            ? ClipChain.NOTHING
                            : clip.clippingAll(style);
        }
        subtree[index] = chain;
        // Step 4.
        boolean away = tree.looks(index, VisualTrait.ONE_SIDED) && backfaces.isTurnedAway(index);
        if (away && !RenderingContext3d.isExtendedBy(style)) {
            subtree[index] = new Concealment(Kind.TURNED_AWAY, index, chain);
            hittable.clear(index);
        } else if (away) {
            own[index] = new Concealment(Kind.TURNED_AWAY, index, null);
        } else if (tree.looks(index, VisualTrait.INVISIBLE)) {
            own[index] = new Concealment(Kind.VISIBILITY, visibilityCause(index), null);
        } else if (box != null && hittable.get(index)) {
            own[index] = unreachable.cause(index, clip.regionOf(style.get(POSITION)), box);
        }
    }

    /** Whether a cause leaves no area that a pointer can hit. */
    private static boolean isGone(Kind kind) {
        return kind == Kind.ZERO_SIZE || kind == Kind.TURNED_AWAY;
    }

    /** Whether neither the markup nor the style of an element can hide it or its descendants. */
    private boolean isPlain(int index, int parent) {
        return !tree.looksAny(index, VisualTraits.CONCEALING)
                && !tree.hasAny(index, HIDING)
                && parent >= 0
                && !tree.looks(parent, VisualTrait.CONTENT_HIDDEN)
                && !tree.is(index, TagCategory.NOT_RENDERED)
                && !tree.isAny(parent, CHOOSING);
    }

    private @Nullable Concealment inheritedCauses(
            int index, Element element, @Nullable Concealment outer) {
        Concealment chain = outer;
        if (isInClosedDetails(index, element)) {
            chain = new Concealment(Kind.CLOSED_DETAILS, tree.parent(index), chain);
        }
        int parent = tree.parent(index);
        if (parent >= 0 && tree.looks(parent, VisualTrait.CONTENT_HIDDEN)) {
            chain = new Concealment(Kind.CONTENT_VISIBILITY, parent, chain);
        }
        // Browsers ignore the attribute where it would hide the whole page.
        if (tree.has(index, AttributeKind.ARIA_HIDDEN)
                && !isRootOrBody(index)
                && AttributeValues.isTrue(element, "aria-hidden")) {
            chain = new Concealment(Kind.ARIA_HIDDEN, index, chain);
        }
        if (tree.has(index, AttributeKind.INERT) || becomesInert(index, parent)) {
            chain = new Concealment(Kind.INERT, index, chain);
        }
        if (tree.looks(index, VisualTrait.TRANSPARENT) && !unseenControls.isOperated(index)) {
            chain = new Concealment(Kind.TRANSPARENT, index, chain);
        }
        if (tree.looks(index, VisualTrait.NOT_DISPLAYED) && !isShapeOfMap(index)) {
            chain = new Concealment(notDisplayed(index, element), index, chain);
        } else if (tree.is(index, TagCategory.NOT_RENDERED) || isNotSelected(index)) {
            chain = new Concealment(Kind.DISPLAY_NONE, index, chain);
        }
        return chain;
    }

    /**
     * Whether the style of an element makes it inert and that of its parent does not. Descendants
     * stay inert, as in browsers, although the property can be set on them.
     *
     * @see <a href="https://drafts.csswg.org/css-ui-4/#inertness">css-ui-4</a>
     */
    private boolean becomesInert(int index, int parent) {
        return tree.looks(index, VisualTrait.INERT)
                && (parent < 0 || !tree.looks(parent, VisualTrait.INERT));
    }

    /**
     * Whether an element is an area of an image map in use. Areas are not displayed, but their
     * shapes on the image are visible.
     */
    private boolean isShapeOfMap(int index) {
        return tree.tag(index).equals("area") && boxes.of(index) != null;
    }

    private Kind notDisplayed(int index, Element element) {
        if (tree.has(index, AttributeKind.HIDDEN)) {
            return Kind.HIDDEN_ATTRIBUTE;
        }
        if (tree.has(index, AttributeKind.INTERACTION) && AttributeValues.has(element, "popover")) {
            return Kind.CLOSED_POPOVER;
        }
        return tree.tag(index).equals("dialog") && !isOpen(element)
                ? Kind.CLOSED_DIALOG
                : Kind.DISPLAY_NONE;
    }

    /**
     * Whether an element is hidden in a closed {@code details}: a child other than the first {@code
     * summary}.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element">HTML</a>
     */
    private boolean isInClosedDetails(int index, Element element) {
        int parent = tree.parent(index);
        if (parent < 0) {
            return false;
        }
        return tree.is(parent, TagCategory.DETAILS)
                && isClosed(parent)
                && element != HtmlElements.firstChild(tree.element(parent), "summary");
    }

    /** Whether a {@code details} shows only its summary. */
    private boolean isClosed(int details) {
        return !isOpen(tree.element(details)) && tree.hidesDetails(details);
    }

    /** Whether an element is a child of a {@code switch} that renders another child. */
    private boolean isNotSelected(int index) {
        int parent = tree.parent(index);
        if (parent < 0 || !tree.is(parent, TagCategory.ALTERNATIVES)) {
            return false;
        }
        if (!switches.get(parent)) {
            switches.set(parent);
            Element child = SvgSwitch.selected(tree.element(parent));
            int chosen = child == null ? -1 : tree.indexOf(child);
            if (chosen >= 0) {
                selected.set(chosen);
            }
        }
        return !selected.get(index);
    }

    private boolean isOpen(Element element) {
        Boolean open = states.open(element);
        return open != null ? open : AttributeValues.has(element, "open");
    }

    private int visibilityCause(int index) {
        int cause = index;
        for (int up = tree.parent(index); up >= 0 && isInvisible(up); up = tree.parent(up)) {
            cause = up;
        }
        return cause;
    }

    private boolean isInvisible(int index) {
        return tree.looks(index, VisualTrait.INVISIBLE);
    }

    /**
     * Adds the cause if a transform or clipping leaves no visible part of the element and its
     * descendants.
     */
    private @Nullable Concealment geometricCauses(
            int index,
            Element element,
            ComputedStyle style,
            Bounds box,
            @Nullable Concealment outer) {
        if (tree.looks(index, VisualTrait.TRANSFORMED)
                && DegenerateTransforms.leavesNothing(style, box)) {
            return new Concealment(Kind.ZERO_SIZE, index, outer);
        }
        boolean clipped =
                ClipChain.clipsItself(style, box)
                        || (ClipChain.clipsAllContent(style, box) && hasContent(element));
        return clipped ? new Concealment(Kind.CLIPPED, index, outer) : outer;
    }

    /**
     * Whether a positioned element escapes the clipping that hides its ancestors, because its
     * containing block is outside.
     */
    private static boolean escapes(Concealment around, ClipChain clip, ComputedStyle style) {
        return around.kind() == Kind.CLIPPED
                && clip.regionOf(style.get(POSITION)) != ClipChain.Region.NOTHING;
    }

    /** Whether a pointer can hit an element: no cause other than transparency was added. */
    private static boolean isHittable(
            @Nullable Concealment chain, @Nullable Concealment outer, boolean isOuterHittable) {
        return isOuterHittable
                && (chain == outer
                        || (chain != null
                                && chain.kind() == Kind.TRANSPARENT
                                && chain.outer() == outer));
    }

    /**
     * Whether an element has content that a box without size would hide. Controls and images have
     * none: they may not be loaded yet, or are drawn by other means.
     */
    private static boolean hasContent(Element element) {
        return !HtmlElements.isControl(element) && !element.normalName().equals("img");
    }

    private boolean isRootOrBody(int index) {
        return index == 0 || tree.tag(index).equals("body");
    }
}
