package browsy.layout.placement;

import static browsy.style.property.EffectProperties.TRANSFORM_STYLE;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.flow.inline.LineAlignment;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.fragment.FragmentTree.PlacedText;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.fragment.TextFragment;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** Adds up offsets and transforms from the root to every fragment. */
public final class FragmentPlacement {
    private final Map<Element, List<PhysicalRect>> rects = new IdentityHashMap<>();
    private final List<PlacedText> texts = new ArrayList<>();
    private final FirstPieces pieces = new FirstPieces();
    private final Set<Element> fixed = Collections.newSetFromMap(new IdentityHashMap<>());
    private final ScrollableArea area = new ScrollableArea();
    private final BoxFragment root;
    private final PhysicalOffset scroll;

    private FragmentPlacement(BoxFragment root, PhysicalOffset scroll) {
        this.root = root;
        this.scroll = scroll;
    }

    /**
     * Places everything below a fragment that starts at the origin of the document.
     *
     * @param seen what is seen of the document: the window, as far as it is scrolled
     */
    public static FragmentTree place(BoxFragment root, PhysicalRect seen) {
        FragmentPlacement placement =
                new FragmentPlacement(root, new PhysicalOffset(seen.x(), seen.y()));
        placement.box(
                root,
                new Space(null, null),
                StickyFrame.of(seen),
                PhysicalOffset.ZERO,
                FirstPieces.Lines.WHOLE);
        return new FragmentTree(
                root, placement.rects, placement.texts, placement.fixed, placement.area.extent());
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
        Box box = fragment.box();
        PhysicalOffset at = unmoved.plus(frame.shift(fragment, unmoved));
        Space space = outer;
        StickyFrame around = frame;
        PhysicalOffset origin = at;
        TransformMatrix transform = transform(fragment);
        if (transform != null) {
            space = transformed(outer, at, transform, box);
            around = frame.seenFrom(at);
            origin = PhysicalOffset.ZERO;
        }
        if (box.source() instanceof Element element && box.pseudo() == null) {
            PhysicalOffset shown =
                    box instanceof LineBreakBox ? origin.plus(lines.toFirst()) : origin;
            add(element, space.rect(shown, fragment.size()));
        }
        if (box instanceof BlockContainer block) {
            addToSplitInline(block, fragment, space, origin);
        }
        PhysicalRect placed = space.rect(origin, fragment.size());
        area.enter(fragment.box(), placed);
        Space inner = space.inside(perspective(fragment, origin));
        FirstPieces.Lines innerLines = pieces.inside(lines, fragment, origin);
        StickyFrame innerFrame = around.inside(fragment, origin);
        for (PlacedFragment child : fragment.children()) {
            PhysicalOffset childAt = origin.plus(child.offset());
            if (child.fragment() instanceof BoxFragment childBox) {
                boolean inWindow = fragment == root && isFixed(childBox.box());
                if (inWindow && childBox.box().source() instanceof Element element) {
                    fixed.add(element);
                }
                box(
                        childBox,
                        inner,
                        innerFrame,
                        inWindow ? childAt.plus(scroll) : childAt,
                        innerLines);
            } else if (child.fragment() instanceof TextFragment text) {
                text(text, inner, childAt);
            }
        }
        area.leave();
    }

    private void add(Element element, PhysicalRect rect) {
        List<PhysicalRect> known = rects.get(element);
        if (known == null) {
            known = new ArrayList<>(1);
            rects.put(element, known);
        }
        known.add(rect);
    }

    /**
     * What the window contains moves with it; what another box contains is no child of the root.
     */
    private static boolean isFixed(Box box) {
        return !box.isAnonymous() && PlacementValues.of(box).fixed();
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
            add(
                    element,
                    isEmpty
                            ? space.rect(after(block, size, origin), PhysicalSize.ZERO)
                            : space.rect(origin, size));
        }
    }

    /** Where the empty line lies on which the inline box ends after the blocks in it. */
    private static PhysicalOffset after(
            BlockContainer block, PhysicalSize size, PhysicalOffset origin) {
        LogicalSize logical = block.flow().toLogical(size);
        double inline = LineAlignment.ofEmptyLine(block, logical.inline());
        return origin.plus(
                block.flow()
                        .toPhysical(
                                new LogicalOffset(inline, logical.block()),
                                LogicalSize.ZERO,
                                logical));
    }

    private void text(TextFragment fragment, Space space, PhysicalOffset at) {
        if (fragment.box().source() instanceof TextNode node && fragment.box().pseudo() == null) {
            texts.add(new PlacedText(node, fragment.text(), space.rect(at, fragment.size())));
        }
    }

    private static @Nullable TransformMatrix transform(BoxFragment fragment) {
        Box box = fragment.box();
        return box.isAnonymous()
                        || box instanceof InlineBox
                        || !PlacementValues.of(box).transformed()
                ? null
                : TransformMatrix.of(box.style(), fragment.size());
    }

    private static @Nullable TransformMatrix perspective(
            BoxFragment fragment, PhysicalOffset origin) {
        Box box = fragment.box();
        if (box.isAnonymous()
                || box instanceof InlineBox
                || !PlacementValues.of(box).hasPerspective()) {
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
