package browsy.layout.flow;

import static browsy.style.property.ContentProperties.CONTENT;
import static browsy.style.property.ContentProperties.LIST_STYLE_IMAGE;
import static browsy.style.property.ContentProperties.LIST_STYLE_TYPE;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.Content;
import browsy.css.value.ListStyleType;
import browsy.css.value.WhiteSpaceCollapse;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.natural.MarkerSymbol;
import browsy.layout.sizing.IntrinsicContributions;
import browsy.style.computed.ComputedStyle;
import java.util.List;

/** How wide the outside marker of a list item is, with the space that its text ends in. */
final class MarkerWidth {
    private MarkerWidth() {}

    static double of(Box marker, Box item, AvailableSize percentageBlock, LayoutContext context) {
        ComputedStyle style = marker.style();
        if (style.get(LIST_STYLE_TYPE) instanceof ListStyleType.CounterStyle named
                && MarkerSymbol.isDrawn(named.name())
                && style.get(LIST_STYLE_IMAGE).image() == null
                && !(style.get(CONTENT) instanceof Content.Items)) {
            return MarkerSymbol.width(named.name(), style);
        }
        double text =
                IntrinsicContributions.borderBox(marker, item, percentageBlock, context).max();
        // Where spaces are preserved this one is in the text's size already.
        WhiteSpaceCollapse collapse = style.get(WHITE_SPACE_COLLAPSE);
        boolean dropped =
                collapse == WhiteSpaceCollapse.COLLAPSE
                        || collapse == WhiteSpaceCollapse.PRESERVE_BREAKS;
        return dropped && endsWithSpace(marker.children())
                ? text + TextStyles.metrics(style).spaceAdvance()
                : text;
    }

    private static boolean endsWithSpace(List<Box> content) {
        return !content.isEmpty()
                && content.get(content.size() - 1) instanceof TextBox text
                && text.text().endsWith(" ");
    }
}
