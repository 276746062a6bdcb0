package browsy.layout.svg;

import static browsy.style.property.EffectProperties.TRANSFORM_BOX;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.box.Display;
import browsy.css.value.transform.TransformBox;
import browsy.html.TreeElement;
import browsy.infra.TimeLimit;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.TransformMatrix;
import browsy.layout.natural.ViewBox;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The rendered elements of the inline graphics of a document, with their bounds. Elements that are
 * never rendered directly, such as {@code defs} and {@code symbol}, are left out.
 *
 * @see <a href="https://svgwg.org/svg2-draft/coords.html">SVG 2</a>
 */
public final class SvgGraphics {
    private final StyledDocument styled;
    private final SvgInstances instances;

    public SvgGraphics(StyledDocument styled) {
        this.styled = styled;
        this.instances = new SvgInstances(styled);
    }

    /**
     * Returns the elements inside a graphic, in document order.
     *
     * @param svg the outermost {@code svg} element
     * @param size of its content box, in CSS px
     */
    public List<DrawnElement> draw(TreeElement svg, PhysicalSize size) {
        ComputedStyle style = styled.style(svg);
        if (style == null) {
            return List.of();
        }
        Fitted fitted = fit(svg.element(), size.width(), size.height(), style.get(EFFECTIVE_ZOOM));
        List<DrawnElement> drawn = new ArrayList<>();
        for (SvgNode child : children(svg, fitted.viewport, 0)) {
            child.addTo(drawn, fitted.toViewport);
        }
        return drawn;
    }

    /**
     * Returns the size of a {@code foreignObject}, in user units.
     *
     * @param svg the outermost {@code svg} element around it
     * @param size the size of the content box of that, in CSS px
     */
    public static PhysicalSize foreignObject(
            StyledDocument styled, TreeElement foreign, TreeElement svg, PhysicalSize size) {
        PhysicalRect rect = null;
        ComputedStyle style = styled.style(foreign);
        if (style != null) {
            SvgViewport viewport = viewportOf(styled, foreign, svg, size);
            rect = SvgShapes.rectangle(new SvgGeometry(foreign.element(), style, viewport));
        }
        return rect == null ? PhysicalSize.ZERO : new PhysicalSize(rect.width(), rect.height());
    }

    /** Returns the viewport that an element is in. */
    private static SvgViewport viewportOf(
            StyledDocument styled, TreeElement inside, TreeElement svg, PhysicalSize size) {
        TreeElement up = inside.parent();
        while (up != null && up != svg && !up.element().normalName().equals("svg")) {
            up = up.parent();
        }
        ComputedStyle style = up == null ? null : styled.style(up);
        if (up == null || style == null) {
            return new SvgViewport(size.width(), size.height());
        }
        if (up == svg) {
            return fit(svg.element(), size.width(), size.height(), style.get(EFFECTIVE_ZOOM))
                    .viewport;
        }
        return nested(
                        new SvgGeometry(up.element(), style, viewportOf(styled, up, svg, size)),
                        null,
                        null)
                .viewport;
    }

    /**
     * The user space inside a viewport.
     *
     * @param toViewport the transform to the coordinates whose origin is the top left corner of the
     *     viewport
     */
    private record Fitted(SvgViewport viewport, TransformMatrix toViewport) {}

    /** Returns the user space of an element with a viewport of the given size. */
    private static Fitted fit(Element element, double width, double height, double zoom) {
        ViewBox box = ViewBox.of(element);
        return box == null
                ? new Fitted(
                        new SvgViewport(width / zoom, height / zoom),
                        TransformMatrix.scaling(zoom, zoom))
                : new Fitted(
                        new SvgViewport(box.width(), box.height()),
                        ViewBoxTransform.of(
                                box, width, height, element.attr("preserveAspectRatio")));
    }

    /**
     * Returns the user space of a nested {@code svg} or of a {@code symbol}.
     *
     * @param width its width by the {@code use} element; null for its own
     * @param height its height by the {@code use} element; null for its own
     */
    private static Fitted nested(SvgGeometry svg, @Nullable Double width, @Nullable Double height) {
        Double ownWidth = width == null ? svg.width() : width;
        Double ownHeight = height == null ? svg.height() : height;
        Fitted fitted =
                fit(
                        svg.element(),
                        ownWidth == null ? svg.viewport().width() : ownWidth,
                        ownHeight == null ? svg.viewport().height() : ownHeight,
                        1);
        return new Fitted(
                fitted.viewport,
                TransformMatrix.translation(svg.x("x"), svg.y("y"), 0).times(fitted.toViewport));
    }

    private List<SvgNode> children(TreeElement parent, SvgViewport viewport, int depth) {
        List<SvgNode> nodes = new ArrayList<>();
        for (TreeElement at = parent.firstChild(); at != null; at = at.nextSibling()) {
            SvgNode node = node(at, viewport, depth + 1);
            if (node != null) {
                nodes.add(node);
            }
        }
        return nodes;
    }

    /** Returns an element with those inside it; null if it is not rendered. */
    private @Nullable SvgNode node(TreeElement at, SvgViewport viewport, int depth) {
        TimeLimit.check();
        ComputedStyle style = instances.admits(at) ? styled.style(at) : null;
        if (style == null || style.display() == Display.NONE || at.isHtml()) {
            return null;
        }
        SvgGeometry geometry = new SvgGeometry(at.element(), style, viewport);
        return switch (at.element().normalName()) {
            case "g", "a" -> container(geometry, at, children(at, viewport, depth));
            case "switch" -> container(geometry, at, selected(at, viewport, depth));
            case "svg" -> viewport(geometry, at, null, null, depth);
            case "use" -> use(geometry, at, depth);
            case "text" -> {
                SvgText.Laid text =
                        SvgText.layout(new SvgTextContent(styled, instances, at, style, viewport));
                yield new SvgNode(
                        at, text.bounds(), local(geometry, text.bounds()), text.children());
            }
            case "foreignobject" -> leaf(geometry, at, SvgShapes.rectangle(geometry));
            case "rect", "image", "circle", "ellipse", "line", "polyline", "polygon", "path" ->
                    leaf(geometry, at, SvgShapes.bounds(geometry));
            default -> null;
        };
    }

    private List<SvgNode> selected(TreeElement alternatives, SvgViewport viewport, int depth) {
        Element selected = SvgSwitch.selected(alternatives.element());
        TreeElement at = selected == null ? null : styled.elements().get(selected);
        SvgNode node = at == null ? null : node(at, viewport, depth + 1);
        return node == null ? List.of() : List.of(node);
    }

    private static SvgNode leaf(
            SvgGeometry geometry, TreeElement at, @Nullable PhysicalRect bounds) {
        return new SvgNode(at, bounds, local(geometry, bounds), List.of());
    }

    private static SvgNode container(SvgGeometry geometry, TreeElement at, List<SvgNode> children) {
        PhysicalRect bounds = SvgNode.union(children);
        return new SvgNode(at, bounds, local(geometry, bounds), children);
    }

    private SvgNode viewport(
            SvgGeometry geometry,
            TreeElement at,
            @Nullable Double width,
            @Nullable Double height,
            int depth) {
        Fitted fitted = nested(geometry, width, height);
        List<SvgNode> children = children(at, fitted.viewport, depth);
        PhysicalRect bounds = SvgNode.union(children);
        TransformMatrix local = local(geometry, bounds);
        return new SvgNode(
                at,
                bounds,
                local == null ? fitted.toViewport : local.times(fitted.toViewport),
                children);
    }

    /** Returns an element that draws another one at its position. */
    private SvgNode use(SvgGeometry use, TreeElement at, int depth) {
        PhysicalRect content =
                instances.bounds(use, at, depth, target -> instance(target, use, depth + 1));
        PhysicalRect bounds =
                content == null
                        ? null
                        : TransformMatrix.translation(use.x("x"), use.y("y"), 0).map(content);
        return leaf(use, at, bounds);
    }

    /**
     * Returns an element that a {@code use} element draws. Its {@code symbol} is a viewport, whose
     * size is that of the {@code use} element, as is that of an {@code svg} element.
     */
    private @Nullable SvgNode instance(TreeElement target, SvgGeometry use, int depth) {
        ComputedStyle style = styled.style(target);
        return style == null || !SvgInstances.isViewport(target)
                ? node(target, use.viewport(), depth)
                : viewport(
                        new SvgGeometry(target.element(), style, use.viewport()),
                        target,
                        use.width(),
                        use.height(),
                        depth);
    }

    /**
     * Returns the transform of an element by its style; null if it is not transformed.
     *
     * @param bounds the reference box of {@code fill-box}
     * @see <a href="https://drafts.csswg.org/css-transforms-1/#transform-box">css-transforms-1</a>
     */
    private static @Nullable TransformMatrix local(
            SvgGeometry geometry, @Nullable PhysicalRect bounds) {
        ComputedStyle style = geometry.style();
        if (style.get(TRANSFORM_BOX) == TransformBox.VIEW_BOX) {
            return TransformMatrix.of(style, geometry.viewport().size(), null);
        }
        if (bounds == null) {
            return TransformMatrix.of(style, PhysicalSize.ZERO, null);
        }
        TransformMatrix own =
                TransformMatrix.of(style, new PhysicalSize(bounds.width(), bounds.height()), null);
        return own == null
                ? null
                : TransformMatrix.translation(bounds.x(), bounds.y(), 0)
                        .times(own)
                        .times(TransformMatrix.translation(-bounds.x(), -bounds.y(), 0));
    }
}
