package browsy.layout.placement;

import browsy.infra.TimeLimit;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.GraphicContents;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.PlacementValues;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.TableBox;
import browsy.layout.box.TablePartBox;
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
import browsy.layout.geometry.RenderingContext3d;
import browsy.layout.geometry.TransformMatrix;
import browsy.layout.shape.MeasuredPathCache;
import browsy.layout.shape.MotionPath;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.GraphicContentBox;
import browsy.layout.svg.DrawnElement;
import browsy.layout.svg.SvgGraphics;
import browsy.style.StyledDocument;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * Converts the fragment tree to document coordinates. Walks the tree from the root, accumulates
 * offsets, transforms, sticky shifts and the scroll offset, and collects the rectangles of
 * elements, the rectangles of text in anonymous blocks, and the extent of the scrollable area.
 */
public final class FragmentPlacement {
    private final StyledDocument styled;
    private final ElementRects rects;

    /** The graphics of the document; null before the first one. */
    private @Nullable SvgGraphics graphics;

    private Map<Node, PhysicalRect> anonymousTexts = Map.of();
    private final FirstPieces pieces = new FirstPieces();
    private final Set<Element> fixed = Collections.newSetFromMap(new IdentityHashMap<>());
    private Set<Element> skippable = Set.of();
    private final ScrollableArea area = new ScrollableArea();
    private final MeasuredPathCache walks = new MeasuredPathCache();
    private final BoxFragment root;
    private final PhysicalOffset scroll;

    /** The fragment of the nearest ancestor that is not an inline box. */
    private BoxFragment container;

    /** The origin of {@link #container} in the coordinates of its contents. */
    private PhysicalOffset containerAt = PhysicalOffset.ZERO;

    private FragmentPlacement(StyledDocument styled, BoxFragment root, PhysicalOffset scroll) {
        this.styled = styled;
        this.rects = new ElementRects(styled.elements());
        this.root = root;
        this.scroll = scroll;
        this.container = root;
    }

    /**
     * Places the fragments of a document. The border box of the root starts at the origin of the
     * document.
     *
     * @param styled the document
     * @param root the fragment of the root box
     * @param seen the visible part of the document: the viewport at its scroll offset
     */
    public static FragmentTree place(StyledDocument styled, BoxFragment root, PhysicalRect seen) {
        FragmentPlacement placement =
                new FragmentPlacement(styled, root, new PhysicalOffset(seen.x(), seen.y()));
        placement.box(
                root,
                new Space(null, null, false),
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
     * A coordinate space in which offsets are added.
     *
     * @param toDocument the transform to document coordinates; null for the identity
     * @param perspective the perspective of the parent for its transformed children; null for none
     * @param isDeep whether the parent shares its 3D space with its children
     */
    private record Space(
            @Nullable TransformMatrix toDocument,
            @Nullable TransformMatrix perspective,
            boolean isDeep) {
        PhysicalRect rect(PhysicalOffset at, PhysicalSize size) {
            PhysicalRect rect = new PhysicalRect(at.x(), at.y(), size.width(), size.height());
            return toDocument == null ? rect : toDocument.map(rect);
        }

        Space inside(@Nullable TransformMatrix perspectiveOfBox) {
            return perspectiveOfBox == perspective
                    ? this
                    : new Space(toDocument, perspectiveOfBox, isDeep);
        }

        /** The space of a box that is not transformed, as its children see it. */
        Space through(Box box) {
            return isDeep && toDocument != null && isFlat(box)
                    ? new Space(toDocument.flattened(), perspective, false)
                    : this;
        }

        /**
         * Whether a box ends the 3D rendering context around it. In Chromium, tables, row groups
         * and rows do not.
         */
        private static boolean isFlat(Box box) {
            if (box instanceof BlockContainer block && block.splitInline() != null) {
                return true;
            }
            return box.source() instanceof Element
                    && !(box instanceof TableBox)
                    && !(box instanceof TablePartBox)
                    && !RenderingContext3d.isExtendedBy(box.style());
        }
    }

    /**
     * Places a fragment and its descendants:
     *
     * <ol>
     *   <li>Add the sticky shift.
     *   <li>Open a new coordinate space at the border box if the box is transformed.
     *   <li>Record the rectangle for the element, the split inline and the scrollable area.
     *   <li>Place the children.
     * </ol>
     *
     * @param outer the coordinate space of the parent
     * @param frame the sticky view rectangle and containing block of the parent
     * @param unmoved the offset of the fragment in {@code outer} before a sticky shift
     * @param lines the correction for line breaks around the fragment
     */
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
            if (box instanceof InlineBox) {
                rects.addOnLine(element, placed);
            } else {
                rects.add(
                        element,
                        box instanceof LineBreakBox
                                ? space.rect(origin.plus(lines.toFirst()), fragment.size())
                                : placed);
            }
            if (values.skippable() && !(box instanceof InlineBox)) {
                addSkippable(element);
            }
        }
        if (box instanceof BlockContainer block && block.splitInline() != null) {
            addToSplitInline(block, fragment, space, origin);
        }
        area.enter(box, values, placed);
        FirstPieces.Lines innerLines = pieces.inside(lines, fragment, origin);
        if (box instanceof ReplacedBox replaced && replaced.graphic() != null) {
            graphic(fragment, replaced, replaced.graphic(), space, around, origin);
        } else if (!fragment.children().isEmpty()) {
            contents(fragment, space, around, origin, innerLines);
        }
        area.leave();
    }

    /**
     * Places the children of a fragment, with this fragment as {@link #container} unless it belongs
     * to an inline box.
     *
     * @param origin the origin of the fragment in {@code space}
     */
    private void contents(
            BoxFragment fragment,
            Space space,
            StickyFrame frame,
            PhysicalOffset origin,
            FirstPieces.Lines lines) {
        PlacementValues values = fragment.box().placement();
        BoxFragment containerBefore = container;
        PhysicalOffset containerAtBefore = containerAt;
        if (!(fragment.box() instanceof InlineBox)) {
            container = fragment;
            containerAt = origin;
        }
        children(
                fragment,
                space.through(fragment.box()).inside(perspective(fragment, values, space, origin)),
                frame.inside(fragment, origin),
                ScrolledList.origin(fragment, values, origin),
                lines);
        container = containerBefore;
        containerAt = containerAtBefore;
    }

    /**
     * Records the elements of an inline graphic, and places the HTML inside it.
     *
     * @param origin the origin of the fragment in {@code space}
     */
    private void graphic(
            BoxFragment fragment,
            ReplacedBox box,
            GraphicContents contents,
            Space space,
            StickyFrame frame,
            PhysicalOffset origin) {
        SvgGraphics drawing = graphics;
        if (drawing == null) {
            drawing = new SvgGraphics(styled);
            graphics = drawing;
        }
        GraphicContentBox content = GraphicContentBox.of(box, fragment.size());
        PhysicalOffset at = origin.plus(content.offset());
        TransformMatrix toSpace = TransformMatrix.translation(at.x(), at.y(), 0);
        TransformMatrix toDocument =
                space.toDocument() == null ? toSpace : space.toDocument().times(toSpace);
        Map<Element, BoxFragment> foreignObjects = foreignObjects(fragment);
        for (DrawnElement drawn : drawing.draw(contents.svg(), content.size())) {
            TransformMatrix matrix = toDocument.times(drawn.toGraphic());
            BoxFragment foreign = foreignObjects.get(drawn.element());
            if (foreign != null) {
                box(
                        foreign,
                        new Space(matrix, null, false),
                        frame.seenFrom(at),
                        new PhysicalOffset(drawn.bounds().x(), drawn.bounds().y()),
                        FirstPieces.Lines.WHOLE);
            } else {
                rects.add(drawn.element(), matrix.map(drawn.bounds()));
            }
        }
    }

    /** The fragments of the {@code foreignObject} elements of a graphic, by element. */
    private static Map<Element, BoxFragment> foreignObjects(BoxFragment graphic) {
        if (graphic.children().isEmpty()) {
            return Map.of();
        }
        Map<Element, BoxFragment> fragments = new IdentityHashMap<>();
        for (PlacedFragment child : graphic.children()) {
            if (child.fragment() instanceof BoxFragment foreign
                    && foreign.box().source() instanceof Element element) {
                fragments.put(element, foreign);
            }
        }
        return fragments;
    }

    /**
     * Records an element whose contents may be skipped. The set is created on first use, as few
     * documents need it.
     */
    private void addSkippable(Element element) {
        if (skippable.isEmpty()) {
            skippable = Collections.newSetFromMap(new IdentityHashMap<>());
        }
        skippable.add(element);
    }

    /**
     * Places the children of a fragment. Fixed children of the root get the scroll offset.
     *
     * @param origin the origin of the children in {@code space}
     */
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

    /**
     * Adds the rectangle of text in an anonymous block. The map is created on first use, as few
     * documents have such text.
     */
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
     * Whether the element of {@code parent} is the parent of the element of {@code child}. The
     * fragment of an absolutely positioned box is a child of the fragment of its containing block,
     * but the perspective of an element applies only to its child elements.
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

    /** Adds the rectangle of a block to the inline element that contains the block. */
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

    /**
     * Returns the position of the empty line after the blocks, on which the split inline box ends.
     */
    private static PhysicalOffset after(
            BlockContainer block, BoxFragment fragment, PhysicalOffset origin) {
        LogicalSize logical = block.flow().toLogical(fragment.size());
        double inline = LineAlignment.ofEmptyLine(block, logical.inline());
        double end = logical.block() + marginAtEnd(block, fragment, logical.inline());
        return origin.plus(
                block.flow().toPhysical(new LogicalOffset(inline, end), LogicalSize.ZERO, logical));
    }

    /**
     * Returns the distance between empty blocks and the next line: the largest of the collapsed
     * margins behind the last block whose own margins do not collapse through it. 0 if the margins
     * of all blocks collapse through.
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

    /** Returns the transform of a box at an offset; null if it is not transformed. */
    private @Nullable TransformMatrix transform(
            BoxFragment fragment, PlacementValues values, PhysicalOffset at) {
        Box box = fragment.box();
        if (box instanceof InlineBox || !values.transformed()) {
            return null;
        }
        PhysicalOffset inContainer =
                new PhysicalOffset(at.x() - containerAt.x(), at.y() - containerAt.y());
        return BoxTransform.of(
                fragment, container, MotionPath.of(fragment, inContainer, container, walks));
    }

    /**
     * Returns the perspective transform that applies to the children of a box, in the coordinate
     * system of its content; null for none. It combines the {@code perspective} of the box with
     * that of its parent if the box has {@code transform-style: preserve-3d}.
     */
    private static @Nullable TransformMatrix perspective(
            BoxFragment fragment, PlacementValues values, Space space, PhysicalOffset origin) {
        TransformMatrix own = ownPerspective(fragment, values, origin);
        TransformMatrix outer = space.perspective();
        if (outer == null || !RenderingContext3d.isExtendedBy(fragment.box().style())) {
            return own;
        }
        return own == null ? outer : outer.times(own);
    }

    private static @Nullable TransformMatrix ownPerspective(
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

    /**
     * Returns the coordinate space of a transformed box. Its origin is the top left corner of the
     * border box.
     */
    private static Space transformed(
            Space outer, PhysicalOffset at, TransformMatrix transform, Box box) {
        TransformMatrix matrix = TransformMatrix.translation(at.x(), at.y(), 0).times(transform);
        if (outer.perspective != null) {
            matrix = outer.perspective.times(matrix);
        }
        if (outer.toDocument != null) {
            matrix = outer.toDocument.times(matrix);
        }
        return RenderingContext3d.isExtendedBy(box.style())
                ? new Space(matrix, null, true)
                : new Space(matrix.flattened(), null, false);
    }
}
