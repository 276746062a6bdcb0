package browsy.layout.placement;

import static browsy.style.property.EffectProperties.TRANSFORM_STYLE;

import browsy.html.ElementTree;
import browsy.infra.TimeLimit;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.PlacementValues;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.FlowRoots;
import browsy.layout.flow.inline.LineAlignment;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.ElementRects;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.fragment.TextFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.TransformMatrix;
import browsy.layout.shape.MotionPath;
import browsy.layout.shape.MotionWalks;
import browsy.layout.sizing.BoxEdges;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** Adds up offsets and transforms from the root to every fragment. */
public final class FragmentPlacement {
    private final ElementRects rects;
    private Map<Node, PhysicalRect> anonymousTexts = Map.of();
    private final FirstPieces pieces = new FirstPieces();
    private final Set<Element> fixed = Collections.newSetFromMap(new IdentityHashMap<>());
    private Set<Element> skippable = Set.of();
    private final ScrollableArea area = new ScrollableArea();
    private final MotionWalks walks = new MotionWalks();
    private final BoxFragment root;
    private final PhysicalOffset scroll;

    /** The box around the one that is placed, other than inline boxes. */
    private BoxFragment container;

    /** Where that lies, in the same coordinates as what is in it. */
    private PhysicalOffset containerAt = PhysicalOffset.ZERO;

    private FragmentPlacement(ElementTree elements, BoxFragment root, PhysicalOffset scroll) {
        this.rects = new ElementRects(elements);
        this.root = root;
        this.scroll = scroll;
        this.container = root;
    }

    /**
     * Places everything below a fragment that starts at the origin of the document.
     *
     * @param elements the elements of the document
     * @param seen what is seen of the document: the window, as far as it is scrolled
     */
    public static FragmentTree place(ElementTree elements, BoxFragment root, PhysicalRect seen) {
        FragmentPlacement placement =
                new FragmentPlacement(elements, root, new PhysicalOffset(seen.x(), seen.y()));
        placement.box(
                root,
                new Space(null, null),
                StickyFrame.of(seen),
                PhysicalOffset.ZERO,
                FirstPieces.Lines.WHOLE);
        return new FragmentTree(
                root,
                placement.rects,
                placement.anonymousTexts,
                placement.fixed,
                placement.skippable,
                placement.area.extent());
    }

    /**
     * The coordinates that offsets are added up in.
     *
     * @param toDocument null where they are those of the document
     * @param perspective what the parent does to transformed children; null for nothing
     */
    private record Space(
            @Nullable TransformMatrix toDocument, @Nullable TransformMatrix perspective) {
        PhysicalRect rect(PhysicalOffset at, PhysicalSize size) {
            PhysicalRect rect = new PhysicalRect(at.x(), at.y(), size.width(), size.height());
            return toDocument == null ? rect : toDocument.map(rect);
        }

        Space inside(@Nullable TransformMatrix perspectiveOfBox) {
            return perspectiveOfBox == perspective ? this : new Space(toDocument, perspectiveOfBox);
        }
    }

    private void box(
            BoxFragment fragment,
            Space outer,
            StickyFrame frame,
            PhysicalOffset unmoved,
            FirstPieces.Lines lines) {
        TimeLimit.check();
        Box box = fragment.box();
        PlacementValues values = box.placement();
        PhysicalOffset at =
                values.sticky() ? unmoved.plus(frame.shift(fragment, unmoved)) : unmoved;
        Space space = outer;
        StickyFrame around = frame;
        PhysicalOffset origin = at;
        TransformMatrix transform = transform(fragment, values, at);
        if (transform != null) {
            space = transformed(outer, at, transform, box);
            around = frame.seenFrom(at);
            origin = PhysicalOffset.ZERO;
        }
        PhysicalRect placed = space.rect(origin, fragment.size());
        if (box.source() instanceof Element element && box.pseudo() == null) {
            rects.add(
                    element,
                    box instanceof LineBreakBox
                            ? space.rect(origin.plus(lines.toFirst()), fragment.size())
                            : placed);
            if (values.skippable() && !(box instanceof InlineBox)) {
                addSkippable(element);
            }
        }
        if (box instanceof BlockContainer block && block.splitInline() != null) {
            addToSplitInline(block, fragment, space, origin);
        }
        area.enter(box, values, placed);
        FirstPieces.Lines innerLines = pieces.inside(lines, fragment, origin);
        if (!fragment.children().isEmpty()) {
            BoxFragment containerBefore = container;
            PhysicalOffset containerAtBefore = containerAt;
            if (!(box instanceof InlineBox)) {
                container = fragment;
                containerAt = origin;
            }
            children(
                    fragment,
                    space.inside(perspective(fragment, values, origin)),
                    around.inside(fragment, origin),
                    ScrolledList.origin(fragment, values, origin),
                    innerLines);
            container = containerBefore;
            containerAt = containerAtBefore;
        }
        area.leave();
    }

    /** Hardly any document has one. */
    private void addSkippable(Element element) {
        if (skippable.isEmpty()) {
            skippable = Collections.newSetFromMap(new IdentityHashMap<>());
        }
        skippable.add(element);
    }

    private void children(
            BoxFragment fragment,
            Space space,
            StickyFrame frame,
            PhysicalOffset origin,
            FirstPieces.Lines lines) {
        List<PlacedFragment> children = fragment.children();
        for (int i = 0; i < children.size(); i++) {
            PlacedFragment child = children.get(i);
            if (child.fragment() instanceof BoxFragment childBox) {
                PhysicalOffset at = origin.plus(child.offset());
                boolean inWindow = fragment == root && childBox.box().placement().fixed();
                if (inWindow && childBox.box().source() instanceof Element element) {
                    fixed.add(element);
                }
                boolean inPerspective =
                        space.perspective() == null || isOfChild(fragment, childBox);
                Space seen = inPerspective ? space : space.inside(null);
                box(childBox, seen, frame, inWindow ? at.plus(scroll) : at, lines);
            } else if (child.fragment() instanceof TextFragment text && isAnonymous(container)) {
                addText(text, space.rect(origin.plus(child.offset()), text.size()));
            }
        }
    }

    private static boolean isAnonymous(BoxFragment container) {
        return container.box().source() == null;
    }

    /** Few documents have text in anonymous blocks. */
    private void addText(TextFragment text, PhysicalRect rect) {
        Node source = text.box().source();
        if (source == null || text.box().pseudo() != null) {
            return;
        }
        if (anonymousTexts.isEmpty()) {
            anonymousTexts = new IdentityHashMap<>();
        }
        anonymousTexts.merge(source, rect, PhysicalRect::union);
    }

    /**
     * Whether a fragment is of a child of the element that another one is of: positioned boxes lie
     * in that of their containing block, whose perspective is for its children alone.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-transforms-2/#perspective-property">css-transforms-2</a>
     */
    private static boolean isOfChild(BoxFragment parent, BoxFragment child) {
        Box box = child.box();
        return !box.isAbsolutelyPositioned()
                || !(box.source() instanceof Element element)
                || element.parent() == parent.box().source();
    }

    /** Blocks inside an inline element are part of its area. */
    private void addToSplitInline(
            BlockContainer block, BoxFragment fragment, Space space, PhysicalOffset origin) {
        InlineBox inline = block.splitInline();
        if (inline != null
                && inline.source() instanceof Element element
                && inline.pseudo() == null) {
            PhysicalSize size = fragment.size();
            boolean isEmpty = size.width() == 0 || size.height() == 0;
            rects.add(
                    element,
                    isEmpty
                            ? space.rect(after(block, fragment, origin), PhysicalSize.ZERO)
                            : space.rect(origin, size));
        }
    }

    /** Where the empty line lies on which the inline box ends after the blocks in it. */
    private static PhysicalOffset after(
            BlockContainer block, BoxFragment fragment, PhysicalOffset origin) {
        LogicalSize logical = block.flow().toLogical(fragment.size());
        double inline = LineAlignment.ofEmptyLine(block, logical.inline());
        double end = logical.block() + marginAtEnd(block, fragment, logical.inline());
        return origin.plus(
                block.flow().toPhysical(new LogicalOffset(inline, end), LogicalSize.ZERO, logical));
    }

    /**
     * What blocks without a size keep the next line off by: the margins after the last one that
     * does not let its own collapse through it, with those of the others behind it.
     */
    private static double marginAtEnd(
            BlockContainer block, BoxFragment fragment, double inlineSize) {
        AvailableSize basis = AvailableSize.definite(inlineSize);
        List<PlacedFragment> blocks = fragment.children();
        double largest = 0;
        for (int i = blocks.size() - 1; i >= 0; i--) {
            if (!(blocks.get(i).fragment() instanceof BoxFragment child)
                    || child.box().isOutOfFlow()) {
                continue;
            }
            LogicalEdges margins = BoxEdges.margin(child.box(), basis, block.flow());
            largest = Math.max(largest, margins.blockEnd());
            if (FlowRoots.isRoot(child.box(), block.flow())) {
                return largest;
            }
            largest = Math.max(largest, margins.blockStart());
        }
        return 0;
    }

    private @Nullable TransformMatrix transform(
            BoxFragment fragment, PlacementValues values, PhysicalOffset at) {
        Box box = fragment.box();
        if (box instanceof InlineBox || !values.transformed()) {
            return null;
        }
        PhysicalOffset inContainer =
                new PhysicalOffset(at.x() - containerAt.x(), at.y() - containerAt.y());
        return TransformMatrix.of(
                box.style(),
                fragment.size(),
                MotionPath.of(fragment, inContainer, container, walks));
    }

    private static @Nullable TransformMatrix perspective(
            BoxFragment fragment, PlacementValues values, PhysicalOffset origin) {
        Box box = fragment.box();
        if (box instanceof InlineBox || !values.hasPerspective()) {
            return null;
        }
        TransformMatrix own = TransformMatrix.perspective(box.style(), fragment.size());
        return own == null
                ? null
                : TransformMatrix.translation(origin.x(), origin.y(), 0)
                        .times(own)
                        .times(TransformMatrix.translation(-origin.x(), -origin.y(), 0));
    }

    /** The space of a transformed box, whose origin is the corner of its border box. */
    private static Space transformed(
            Space outer, PhysicalOffset at, TransformMatrix transform, Box box) {
        TransformMatrix matrix = TransformMatrix.translation(at.x(), at.y(), 0).times(transform);
        if (outer.perspective != null) {
            matrix = outer.perspective.times(matrix);
        }
        if (outer.toDocument != null) {
            matrix = outer.toDocument.times(matrix);
        }
        return new Space(box.style().get(TRANSFORM_STYLE) ? matrix : matrix.flattened(), null);
    }
}
