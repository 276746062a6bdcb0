package browsy.layout.positioned;

import static browsy.style.property.AnchorProperties.POSITION_AREA;
import static browsy.style.property.AnchorProperties.POSITION_TRY_FALLBACKS;
import static browsy.style.property.AnchorProperties.POSITION_TRY_ORDER;

import browsy.css.value.position.PositionTryFallback;
import browsy.css.value.position.PositionTryOrder;
import browsy.css.value.position.TryTactic;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.PendingPositioned;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.positioned.PositionedLayout.ContainingBlock;
import browsy.style.StyledDocument;
import browsy.style.computed.AnchoredValues;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Placement of a positioned box with anchor functions, {@code position-area} or {@code
 * position-try}: selects a position option and resolves its anchor functions.
 *
 * @param pending the box
 * @param container its containing block
 * @param anchors the anchors laid out so far in the containing block
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/">css-anchor-position-1</a>
 */
record AnchoredBox(
        PendingPositioned pending, ContainingBlock container, AcceptableAnchors anchors) {

    /**
     * The limit on fallbacks tried. The specification requires at least five; browsers try no more.
     */
    private static final int MOST_TRIED = 5;

    /**
     * Places the box in the first position option that fits; in its base style if none fits.
     *
     * <ol>
     *   <li>With the normal order or without fallbacks, try the base style first.
     *   <li>Sort base style and fallbacks by {@code position-try-order}, and try them in order.
     *   <li>If none fits, use the base style.
     * </ol>
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#fallback-apply">css-anchor-position-1</a>
     */
    PositionedBox.Placed place(LayoutContext context) {
        ComputedStyle own = pending.box().style();
        List<PositionTryFallback> fallbacks = own.get(POSITION_TRY_FALLBACKS).list();
        PositionedBox base = box(PositionOption.of(own, container.flow()), context);
        PositionTryOrder order = own.get(POSITION_TRY_ORDER);
        if (order == PositionTryOrder.NORMAL || fallbacks.isEmpty()) {
            PositionedBox.Placed placed = base.place(context);
            if (placed.fits() || fallbacks.isEmpty()) {
                return placed;
            }
        }
        List<PositionedBox> boxes = options(base, fallbacks, context);
        sort(boxes, order);
        for (PositionedBox box : boxes) {
            PositionedBox.Placed placed = box.place(context);
            if (placed.fits()) {
                return placed;
            }
        }
        return base.place(context);
    }

    /** Returns the box in its base style and in the fallbacks that exist, in their order. */
    private List<PositionedBox> options(
            PositionedBox base, List<PositionTryFallback> fallbacks, LayoutContext context) {
        ComputedStyle own = pending.box().style();
        List<PositionedBox> boxes = new ArrayList<>(MOST_TRIED + 1);
        boxes.add(base);
        for (PositionTryFallback fallback : fallbacks) {
            PositionOption option = option(fallback, own, context.document());
            if (option != null) {
                boxes.add(box(option, context));
            }
            if (boxes.size() > MOST_TRIED) {
                break;
            }
        }
        return boxes;
    }

    /**
     * Returns the position option of a fallback; null if its {@code @position-try} rule does not
     * exist.
     */
    private @Nullable PositionOption option(
            PositionTryFallback fallback, ComputedStyle own, StyledDocument document) {
        if (fallback instanceof PositionTryFallback.Area area) {
            return PositionOption.of(
                    OverriddenStyle.with(own, POSITION_AREA, area.area()), container.flow());
        }
        PositionTryFallback.Tried tried = (PositionTryFallback.Tried) fallback;
        ComputedStyle style = tried.rule() == null ? own : ruled(tried.rule(), document);
        if (style == null) {
            return null;
        }
        PositionOption option = PositionOption.of(style, container.flow());
        for (TryTactic tactic : tried.tactics()) {
            option = option.turned(tactic, container.flow());
        }
        return option;
    }

    /**
     * Returns the style of the box with a {@code @position-try} rule applied; null if there is no
     * such rule.
     */
    private @Nullable ComputedStyle ruled(String rule, StyledDocument document) {
        Box box = pending.box();
        return box.source() instanceof Element element
                ? document.positionTry(element, box.pseudo(), rule)
                : null;
    }

    /** Sorts position options by {@code position-try-order}; the sort is stable. */
    private void sort(List<PositionedBox> boxes, PositionTryOrder order) {
        boolean horizontal = container.flow().isHorizontal();
        Comparator<PositionedBox> byWidth = Comparator.comparingDouble(PositionedBox::width);
        Comparator<PositionedBox> byHeight = Comparator.comparingDouble(PositionedBox::height);
        switch (order) {
            case NORMAL -> {}
            case MOST_WIDTH -> boxes.sort(byWidth.reversed());
            case MOST_HEIGHT -> boxes.sort(byHeight.reversed());
            case MOST_INLINE_SIZE -> boxes.sort((horizontal ? byWidth : byHeight).reversed());
            case MOST_BLOCK_SIZE -> boxes.sort((horizontal ? byHeight : byWidth).reversed());
        }
    }

    /**
     * Returns the box with the style of a position option, its anchor functions resolved to
     * lengths.
     */
    private PositionedBox box(PositionOption option, LayoutContext context) {
        Box box = pending.box();
        AnchorMeasure whole =
                new AnchorMeasure(anchors, box, option.style(), container, context.anchors());
        PhysicalRect anchor = whole.defaultAnchor();
        DefaultAnchor place =
                anchor == null ? null : new DefaultAnchor(container.rect(), anchor, option.area());
        ContainingBlock inner = place == null ? container : place.inside(container);
        AnchorMeasure inside =
                new AnchorMeasure(anchors, box, option.style(), inner, context.anchors());
        return new PositionedBox(
                pending.withBox(
                        context.restyled(box, AnchoredValues.resolve(option.style(), inside))),
                inner.rect(),
                inner.flow(),
                place);
    }
}
