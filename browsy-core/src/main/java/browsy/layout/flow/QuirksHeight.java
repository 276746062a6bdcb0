package browsy.layout.flow;

import browsy.css.value.SizeKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.sizing.BoxEdges;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * In quirks mode the root element and the body fill the viewport.
 *
 * @see <a
 *     href="https://quirks.spec.whatwg.org/#the-html-element-fills-the-viewport-quirk">quirks</a>
 */
final class QuirksHeight {
    private QuirksHeight() {}

    static double of(
            Box box,
            double size,
            LayoutInput input,
            @Nullable Double blockOffset,
            MarginStrut endStrut,
            LayoutContext context) {
        if (!context.isQuirksMode()
                || !(box.source() instanceof Element element)
                || box.pseudo() != null
                || box.isOutOfFlow()
                || SizeProperties.block(box).preferred() != SizeKeyword.AUTO) {
            return size;
        }
        boolean isRoot = element.parent() instanceof Document;
        boolean isBody = QuirksMargins.isBody(box);
        if (!isRoot && !isBody) {
            return size;
        }
        double margins = BoxEdges.margin(box, input.percentageEdges(), box.flow()).blockSum();
        double viewport =
                box.flow().isHorizontal()
                        ? context.viewport().height()
                        : context.viewport().width();
        AvailableSize basis = input.percentageBlock();
        if (isBody && blockOffset != null) {
            // The margins that collapse with its own count as the body's.
            double marginEnd = BoxEdges.margin(box, input.percentageEdges(), box.flow()).blockEnd();
            margins = blockOffset + endStrut.append(marginEnd).sum();
        }
        double room = (isRoot ? viewport : basis.orElse(viewport)) - margins;
        return Math.max(size, room);
    }
}
