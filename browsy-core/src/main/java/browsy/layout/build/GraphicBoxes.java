package browsy.layout.build;

import static browsy.style.property.EffectProperties.CONTAIN;

import browsy.css.value.box.Display;
import browsy.html.AttributeKind;
import browsy.html.TreeElement;
import browsy.infra.EnumFlags;
import browsy.infra.TimeLimit;
import browsy.layout.box.Box;
import browsy.layout.box.GraphicContents;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.layout.svg.SvgSwitch;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * The boxes of inline SVG graphics. The elements of most graphics, such as icons, are of no
 * interest: only shapes without identity. They are not placed.
 */
final class GraphicBoxes {

    /** Attributes by which scripts, styles and assistive technologies know an element. */
    private static final EnumFlags<AttributeKind> IDENTIFYING =
            EnumFlags.of(
                    AttributeKind.CLASS,
                    AttributeKind.ID,
                    AttributeKind.ROLE,
                    AttributeKind.ARIA_NAME,
                    AttributeKind.ONCLICK,
                    AttributeKind.TABINDEX,
                    AttributeKind.TARGET,
                    AttributeKind.INTERACTION,
                    AttributeKind.CONTENTEDITABLE);

    private GraphicBoxes() {}

    /** Creates the box of an outermost {@code svg} element. */
    static Box create(
            Element element, ComputedStyle style, NaturalSize size, BoxTreeBuilder builder) {
        TreeElement svg = builder.styles().elements().get(element);
        if (svg == null || !isOfInterest(svg)) {
            return new ReplacedBox(style, element, null, size);
        }
        List<Box> foreign = new ArrayList<>();
        addForeign(svg, foreign, builder);
        return ReplacedBox.ofGraphic(style, element, size, new GraphicContents(svg, foreign));
    }

    /** Whether a graphic contains more than shapes without identity. */
    private static boolean isOfInterest(TreeElement parent) {
        for (TreeElement at = parent.firstChild(); at != null; at = at.nextSibling()) {
            TimeLimit.check();
            switch (at.localName()) {
                case "title",
                        "desc",
                        "metadata",
                        "defs",
                        "symbol",
                        "clipPath",
                        "mask",
                        "marker",
                        "pattern",
                        "filter",
                        "linearGradient",
                        "radialGradient",
                        "style",
                        "script" -> {}
                case "g",
                        "path",
                        "rect",
                        "circle",
                        "ellipse",
                        "line",
                        "polyline",
                        "polygon",
                        "use",
                        "image" -> {
                    if (at.attributeKinds().hasAny(IDENTIFYING)
                            || at.attribute("style") != null
                            || isOfInterest(at)) {
                        return true;
                    }
                }
                default -> {
                    return true;
                }
            }
        }
        return false;
    }

    private static void addForeign(TreeElement parent, List<Box> into, BoxTreeBuilder builder) {
        Element selected =
                parent.localName().equals("switch") ? SvgSwitch.selected(parent.element()) : null;
        for (TreeElement at = parent.firstChild(); at != null; at = at.nextSibling()) {
            ComputedStyle style = builder.styles().style(at);
            boolean isRendered =
                    style != null
                            && style.display() != Display.NONE
                            && (!parent.localName().equals("switch") || at.element() == selected);
            if (style == null || !isRendered) {
                continue;
            }
            switch (at.localName()) {
                case "g", "a", "svg", "switch" -> addForeign(at, into, builder);
                case "foreignObject" -> into.add(foreign(at.element(), style, builder));
                default -> {}
            }
        }
    }

    /**
     * Creates the box of a {@code foreignObject}: an independent formatting context, and the
     * containing block of all boxes inside. The graphic places it, so its own style does not.
     */
    private static Box foreign(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        ComputedStyle anonymous = style.anonymous(Display.FLOW_ROOT);
        ComputedStyle own =
                OverriddenStyle.with(anonymous, CONTAIN, anonymous.get(CONTAIN).withLayout());
        return builder.blockContainer(own, element, null, builder.contentOf(element, style));
    }
}
