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
 * Places one positioned box that anchors have a say in.
 *
 * @param anchors what has been laid out so far in the containing block
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/">css-anchor-position-1</a>
 */
record AnchoredBox(PendingPositioned pending, ContainingBlock container, Anchors anchors) {

    /** NB: the specification asks for five fallbacks at least, and browsers try no more. */
    private static final int MOST_TRIED = 5;

    /**
     * Takes the first position in which the box fits; the one that its style has by itself where it
     * fits in none.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#fallback-apply">css-anchor-position-1</a>
     */
    PositionedBox.Placed place(LayoutContext context) {
        ComputedStyle own = pending.box().style();
        PositionOption unturned = PositionOption.of(own, container.flow());
        List<PositionTryFallback> fallbacks = own.get(POSITION_TRY_FALLBACKS).list();
        PositionedBox unmoved = box(unturned, context);
        PositionTryOrder order = own.get(POSITION_TRY_ORDER);
        if (order == PositionTryOrder.NORMAL || fallbacks.isEmpty()) {
            PositionedBox.Placed placed = unmoved.place(context);
            if (placed.fits() || fallbacks.isEmpty()) {
                return placed;
            }
        }
        List<PositionedBox> boxes = new ArrayList<>(MOST_TRIED + 1);
        boxes.add(unmoved);
        for (PositionTryFallback fallback : fallbacks) {
            PositionOption option = option(fallback, own, context.document());
            if (option != null) {
                boxes.add(box(option, context));
            }
            if (boxes.size() > MOST_TRIED) {
                break;
            }
        }
        sort(boxes, order);
        for (PositionedBox box : boxes) {
            PositionedBox.Placed placed = box.place(context);
            if (placed.fits()) {
                return placed;
            }
        }
        return unmoved.place(context);
    }

    /** The position of a fallback; null where it names a rule that there is not. */
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

    private @Nullable ComputedStyle ruled(String rule, StyledDocument document) {
        Box box = pending.box();
        return box.source() instanceof Element element
                ? document.positionTry(element, box.pseudo(), rule)
                : null;
    }

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

    /** The box in one position, with lengths in place of its anchor functions. */
    private PositionedBox box(PositionOption option, LayoutContext context) {
        Box box = pending.box();
        AnchorMeasure whole =
                new AnchorMeasure(anchors, box, option.style(), container, context.anchors());
        PhysicalRect anchor = whole.defaultAnchor();
        AnchorPlace place =
                anchor == null ? null : new AnchorPlace(container.rect(), anchor, option.area());
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
