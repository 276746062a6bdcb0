package browsy.layout.positioned;

import static browsy.style.property.AnchorProperties.POSITION_AREA;

import browsy.css.value.PositionArea;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.PendingPositioned;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.positioned.PositionedLayout.ContainingBlock;
import browsy.style.computed.AnchoredValues;
import browsy.style.computed.ComputedStyle;

/**
 * Places one positioned box that anchors have a say in.
 *
 * @param anchors what has been laid out so far in the containing block
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/">css-anchor-position-1</a>
 */
record AnchoredBox(PendingPositioned pending, ContainingBlock container, Anchors anchors) {

    PositionedBox.Placed place(LayoutContext context) {
        Box box = pending.box();
        ComputedStyle style = box.style();
        PhysicalRect anchor = new AnchorMeasure(anchors, box, container).defaultAnchor();
        AnchorPlace place = null;
        ContainingBlock inner = container;
        if (anchor != null) {
            AnchorArea selected =
                    style.get(POSITION_AREA) instanceof PositionArea.Spans spans
                            ? AnchorArea.of(spans, container.flow(), box.flow())
                            : null;
            place = new AnchorPlace(container.rect(), anchor, selected);
            inner = place.inside(container);
        }
        ComputedStyle known = AnchoredValues.resolve(style, new AnchorMeasure(anchors, box, inner));
        return new PositionedBox(
                        pending.withBox(context.restyled(box, known)),
                        inner.rect(),
                        inner.flow(),
                        place)
                .place(context);
    }
}
