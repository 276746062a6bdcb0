package browsy.layout.build;

import static browsy.style.property.ContentProperties.CONTENT;
import static browsy.style.property.ContentProperties.LIST_STYLE_IMAGE;
import static browsy.style.property.ContentProperties.LIST_STYLE_POSITION;
import static browsy.style.property.ContentProperties.LIST_STYLE_TYPE;
import static browsy.style.property.TextProperties.TEXT_TRANSFORM;

import browsy.css.value.box.Display;
import browsy.css.value.content.Content;
import browsy.css.value.content.ContentItem;
import browsy.css.value.content.ListStylePosition;
import browsy.css.value.content.ListStyleType;
import browsy.css.value.text.TextTransform;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.TextBox;
import browsy.layout.natural.MarkerImage;
import browsy.layout.natural.MarkerSymbol;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Markers of list items: an inline box inside, a block container outside.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#markers">css-lists-3</a>
 */
final class ListMarkers {
    private static final char FIRST_WIDE = '\u2E80';

    private final GeneratedContent generated;
    private final CounterWriter writer;
    private final Map<Look, BlockContainer> outside = new HashMap<>();

    /**
     * What outside markers that look alike have in common. Styles are the same object or are taken
     * for different.
     */
    private record Look(ComputedStyle style, String text) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Look look && style == look.style && text.equals(look.text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }
    }

    ListMarkers(GeneratedContent generated, CounterWriter writer) {
        this.writer = writer;
        this.generated = generated;
    }

    /**
     * Adds the marker of a list item, if it has one.
     *
     * @param element what the item is of, itself or by one of its pseudo-elements
     * @param own the style of the {@code ::marker}, null where no rule gives it one
     */
    void addMarker(
            Element element, ComputedStyle item, @Nullable ComputedStyle own, List<Box> into) {
        ComputedStyle style = own == null ? item.anonymous(Display.INLINE) : own;
        boolean inside =
                item.get(LIST_STYLE_POSITION) == ListStylePosition.INSIDE
                        || item.display() == Display.INLINE_LIST_ITEM;
        boolean isText = !isSymbol(item, inside) && !isPicture(item, inside);
        String plain = !inside && isPlain(style) && isText ? text(item) : null;
        if (plain != null && isNarrow(plain)) {
            addOutside(element, style, plain, into);
            return;
        }
        List<Box> content = content(element, item, style, inside);
        if (content.isEmpty() && !(style.get(CONTENT) instanceof Content.Items)) {
            return;
        }
        into.add(
                inside
                        ? new InlineBox(style, element, PseudoElement.MARKER, content)
                        : outside(element, style, content));
    }

    /** Whether a marker is the text that its list asks for and nothing else has a say in it. */
    private static boolean isPlain(ComputedStyle style) {
        return !(style.get(CONTENT) instanceof Content.Items)
                && style.get(CONTENT) != Content.Absent.NONE
                && style.get(TEXT_TRANSFORM).letterCase() == TextTransform.Case.NONE;
    }

    /** Whether the language has no say in where lines may break. */
    private static boolean isNarrow(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_WIDE) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds a marker whose box all items share that have the same one: most pages have many of few
     * kinds, and what is the same box is laid out once.
     */
    private void addOutside(Element element, ComputedStyle style, String text, List<Box> into) {
        if (text.isEmpty()) {
            return;
        }
        Look look = new Look(style, text);
        BlockContainer marker = outside.get(look);
        if (marker == null) {
            marker =
                    outside(
                            element,
                            style,
                            List.of(new TextBox(style, element, PseudoElement.MARKER, text)));
            outside.put(look, marker);
        }
        into.add(marker);
    }

    private static BlockContainer outside(Element element, ComputedStyle style, List<Box> content) {
        return new BlockContainer(style, element, PseudoElement.MARKER, content, true);
    }

    private List<Box> content(
            Element element, ComputedStyle item, ComputedStyle style, boolean inside) {
        if (style.get(CONTENT) instanceof Content.Items) {
            return generated.boxes(element, PseudoElement.MARKER, style);
        }
        if (style.get(CONTENT) == Content.Absent.NONE) {
            return List.of();
        }
        NaturalSize picture = picture(item, style, inside);
        if (picture != null) {
            return List.of(drawn(picture, style));
        }
        if (isSymbol(item, inside)
                && item.get(LIST_STYLE_TYPE) instanceof ListStyleType.CounterStyle named) {
            return List.of(drawn(MarkerSymbol.size(named.name(), style), style));
        }
        String text = text(item);
        return text.isEmpty()
                ? List.of()
                : List.of(new TextBox(style, element, PseudoElement.MARKER, text));
    }

    /** A marker, or a part of one, that is drawn. */
    static Box drawn(NaturalSize size, ComputedStyle style) {
        return new ReplacedBox(style.anonymous(Display.INLINE), null, null, size);
    }

    /**
     * Whether the marker is a symbol and no text: all that are drawn take their own room inside the
     * item; outside the text of a bullet is as good, and can be shared.
     */
    private static boolean isSymbol(ComputedStyle item, boolean inside) {
        return item.get(LIST_STYLE_TYPE) instanceof ListStyleType.CounterStyle named
                && (inside
                        ? MarkerSymbol.isDrawn(named.name())
                        : MarkerSymbol.isTriangle(named.name()));
    }

    /** Whether the marker is a picture; outside the item one that takes no room can be shared. */
    private static boolean isPicture(ComputedStyle item, boolean inside) {
        ContentItem.Image image = item.get(LIST_STYLE_IMAGE).image();
        return image != null && (inside || !MarkerImage.isLoading(image));
    }

    private static @Nullable NaturalSize picture(
            ComputedStyle item, ComputedStyle style, boolean inside) {
        ContentItem.Image image = item.get(LIST_STYLE_IMAGE).image();
        return image == null ? null : MarkerImage.size(image, style, inside);
    }

    private String text(ComputedStyle item) {
        ListStyleType type = item.get(LIST_STYLE_TYPE);
        if (type instanceof ListStyleType.Text text) {
            return text.text();
        }
        if (type instanceof ListStyleType.CounterStyle named) {
            return writer.marker(named.name(), generated.listItemNumber());
        }
        return item.get(LIST_STYLE_IMAGE).image() != null ? "\u2022 " : "";
    }
}
