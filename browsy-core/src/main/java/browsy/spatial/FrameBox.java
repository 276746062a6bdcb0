package browsy.spatial;

import browsy.css.value.LengthPercentage;
import browsy.model.Bounds;
import browsy.model.HiddenReason;
import browsy.model.Relations;
import browsy.model.SpatialElement;
import browsy.model.SpatialElementBuilder;
import browsy.model.Viewport;
import browsy.spatial.description.UniqueSelectors;
import browsy.spatial.tree.AttributeValues;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.BoxProperties;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Converts the elements of a frame's document to elements of the page: translates them to the
 * content box of the frame, and hides them if the frame is hidden or if they lie outside a frame
 * that cannot be scrolled.
 */
final class FrameBox {

    /** The content size of a replaced element without a size of its own, in CSS px. */
    private static final Viewport DEFAULT = new Viewport(300, 150);

    private final SpatialElement frame;
    private final Bounds content;
    private final boolean scrolls;

    FrameBox(SpatialElement frame, Element source, @Nullable ComputedStyle style) {
        this.frame = frame;
        content = content(style, frame.bounds());
        scrolls = !AttributeValues.keyword(source, "scrolling").equals("no");
    }

    /** Returns the viewport of the frame's document: the size of the content box of the frame. */
    static Viewport viewport(@Nullable ComputedStyle style, @Nullable Bounds border) {
        if (border == null) {
            return DEFAULT;
        }
        Bounds content = content(style, border);
        return new Viewport(Math.max(1, content.width()), Math.max(1, content.height()));
    }

    private static Bounds content(@Nullable ComputedStyle style, Bounds border) {
        if (style == null) {
            return border;
        }
        double left = style.borderLeft() + padding(style.get(BoxProperties.PADDING_LEFT), border);
        double top = style.borderTop() + padding(style.get(BoxProperties.PADDING_TOP), border);
        double right =
                style.borderRight() + padding(style.get(BoxProperties.PADDING_RIGHT), border);
        double bottom =
                style.borderBottom() + padding(style.get(BoxProperties.PADDING_BOTTOM), border);
        return new Bounds(
                border.x() + left,
                border.y() + top,
                Math.max(0, border.width() - left - right),
                Math.max(0, border.height() - top - bottom));
    }

    private static double padding(LengthPercentage padding, Bounds border) {
        return padding.resolve(border.width());
    }

    private @Nullable String selector(SpatialElement inside) {
        String ofFrame = frame.selector();
        String within = inside.selector();
        return ofFrame == null || within == null ? null : ofFrame + UniqueSelectors.INTO + within;
    }

    /** Converts an element of the frame's document to an element of the page. */
    SpatialElement place(SpatialElement inside) {
        Bounds bounds =
                frame.bounds().equals(Bounds.NONE) || inside.bounds().equals(Bounds.NONE)
                        ? Bounds.NONE
                        : inside.bounds().translated(content.x(), content.y());
        Relations within = inside.relations();
        SpatialElementBuilder placed =
                inside.toBuilder()
                        .bounds(bounds)
                        .selector(() -> selector(inside))
                        .relations(
                                new Relations(
                                        within.parent() == null ? frame.id() : within.parent(),
                                        within.landmark() == null
                                                ? frame.relations().landmark()
                                                : within.landmark(),
                                        within.form(),
                                        within.heading()));
        List<HiddenReason> reasons = new ArrayList<>(inside.visibility().reasons());
        reasons.addAll(frame.visibility().reasons());
        if (!scrolls && !bounds.isEmpty() && !bounds.intersects(content)) {
            reasons.add(new HiddenReason(HiddenReason.Kind.CLIPPED, frame.id(), null, null));
        }
        return placed.hidden(!reasons.isEmpty()).hiddenReasons(reasons).build();
    }
}
