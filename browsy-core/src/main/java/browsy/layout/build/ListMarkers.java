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
 * The markers of list items. An inside marker is an inline box, an outside marker a block
 * container.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#markers">css-lists-3</a>
 */
final class ListMarkers {
    private static final char FIRST_WIDE = '\u2E80';

    private final GeneratedContent generated;
    private final CounterWriter writer;
    private final Map<Look, BlockContainer> outside = new HashMap<>();

    /** The key of a shared outside marker. Styles are compared by identity. */
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
     * Appends the marker of a list item, if it has one.
     *
     * @param element the element that is the item, or the originating element of a pseudo-element
     *     that is
     * @param item the style of the item
     * @param own the style of the {@code ::marker}; null if no rule styles it
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

    /** Whether the marker is the unchanged text of {@code list-style-type}. */
    private static boolean isPlain(ComputedStyle style) {
        return !(style.get(CONTENT) instanceof Content.Items)
                && style.get(CONTENT) != Content.Absent.NONE
                && style.get(TEXT_TRANSFORM).letterCase() == TextTransform.Case.NONE;
    }

    /** Whether the text has no East Asian characters, whose line breaks depend on the language. */
    private static boolean isNarrow(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_WIDE) {
                return false;
            }
        }
        return true;
    }

    /**
     * Appends an outside marker. Items with equal markers share one box, which is laid out once:
     * most pages have many markers of few kinds.
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

    /**
     * The content of a marker, in order of priority: {@code content}, {@code list-style-image},
     * {@code list-style-type}.
     */
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
            return List.of(new ReplacedBox(style.anonymous(Display.INLINE), null, null, picture));
        }
        if (isSymbol(item, inside)
                && item.get(LIST_STYLE_TYPE) instanceof ListStyleType.CounterStyle named) {
            return List.of(symbolBox(named.name(), style));
        }
        String text = text(item);
        return text.isEmpty()
                ? List.of()
                : List.of(new TextBox(style, element, PseudoElement.MARKER, text));
    }

    /** Creates the box of a drawn symbol, which takes the place of the marker's text. */
    static Box symbolBox(String counterStyle, ComputedStyle style) {
        return ReplacedBox.ofMarkerSymbol(
                style.anonymous(Display.INLINE), MarkerSymbol.size(counterStyle, style));
    }

    /**
     * Whether the marker is generated as a drawn symbol. Inside the item these are all symbols that
     * browsers draw. Outside they are the disclosure triangles only; other symbols are generated as
     * text there, whose box is shared.
     */
    private static boolean isSymbol(ComputedStyle item, boolean inside) {
        return item.get(LIST_STYLE_TYPE) instanceof ListStyleType.CounterStyle named
                && (inside
                        ? MarkerSymbol.isDrawn(named.name())
                        : MarkerSymbol.isTriangle(named.name()));
    }

    /**
     * Whether the marker is generated as an image. Outside the item, an image that is still loading
     * takes no space and is generated as text, whose box is shared.
     */
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
