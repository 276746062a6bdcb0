package browsy.layout.natural;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.content.ContentItem;
import browsy.infra.DataUrl;
import browsy.layout.box.NaturalSize;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Classification of replaced elements, and their natural sizes. Nothing is loaded: frames and media
 * have their default size.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#replaced-elements">HTML</a>
 */
public final class ReplacedElements {
    /** Without natural dimensions: the default object size applies. */
    private static final NaturalSize DEFAULT = new NaturalSize(null, null, null);

    /** Without content: zero size. */
    private static final NaturalSize MISSING = new NaturalSize(0.0, 0.0, null);

    /**
     * The attributes with the text of an image button; the first one present is used, even if
     * empty.
     */
    private static final List<String> BUTTON_TEXTS = List.of("alt", "title", "value");

    private ReplacedElements() {}

    /**
     * Returns the natural size of a replaced element; null if the element shows its contents or
     * alternative text.
     *
     * @param source the element with the image source of an {@code img}, see {@link
     *     browsy.style.StyledDocument#pictureSource}
     */
    public static @Nullable NaturalSize of(Element element, ComputedStyle style, Element source) {
        NaturalSize size = unzoomed(element, style, source);
        return size == null ? null : size.times(style.get(EFFECTIVE_ZOOM));
    }

    private static @Nullable NaturalSize unzoomed(
            Element element, ComputedStyle style, Element source) {
        return switch (element.normalName()) {
            case "img" -> image(element, source);
            case "input" -> imageButton(element);
            case "svg" -> SvgSize.of(element, style.get(FONT_SIZE) / style.get(EFFECTIVE_ZOOM));
            case "video" -> element.hasAttr("poster") ? poster(element) : DEFAULT;
            case "audio" -> MISSING;
            case "iframe", "frame" -> DEFAULT;
            case "embed" -> embedded(element);
            case "object" -> object(element);
            default -> null;
        };
    }

    /**
     * Returns the natural size of an image in {@code content}; zero for gradients and for images
     * that are not loaded.
     */
    public static NaturalSize of(ContentItem.Image image, ComputedStyle style) {
        NaturalSize size =
                image.url().isEmpty() ? null : Picture.ofSet(image.url(), image.density());
        return size == null ? MISSING : size.times(style.get(EFFECTIVE_ZOOM));
    }

    /** Whether the element generates no box. */
    public static boolean isNothing(Element element) {
        return element.nameIs("embed") && !element.hasAttr("src") && !element.hasAttr("type");
    }

    private static @Nullable NaturalSize image(Element image, Element source) {
        ImageSource named = ImageSource.of(image, source);
        if (named != null) {
            return Picture.naturalSize(named.url(), named.density());
        }
        return image.hasAttr("src") || !alternativeText(image).isEmpty() ? null : MISSING;
    }

    /** Whether an invalid image without alternative text shows an icon. */
    public static boolean leavesIcon(Element image, Element source) {
        return !image.hasAttr("alt") && ImageSource.of(image, source) != null;
    }

    /**
     * Returns the natural size of an image button; null for other inputs and without {@code src}.
     */
    private static @Nullable NaturalSize imageButton(Element input) {
        String url = input.attr("src").strip();
        return url.isEmpty() || !input.attr("type").equalsIgnoreCase("image")
                ? null
                : Picture.naturalSize(url, 1);
    }

    private static NaturalSize poster(Element video) {
        NaturalSize size = Picture.naturalSize(video.attr("poster").strip(), 1);
        return size == null ? MISSING : size;
    }

    private static NaturalSize embedded(Element embed) {
        String url = embed.attr("src").strip();
        if (ResourceKind.of(embed.attr("type"), url) != ResourceKind.IMAGE) {
            return DEFAULT;
        }
        NaturalSize size = Picture.naturalSize(url, 1);
        return size == null ? MISSING : size;
    }

    /**
     * Returns the natural size of an {@code object}; null if it shows its fallback content: it has
     * some, and its resource is missing, invalid or of a type that browsers do not show.
     */
    private static @Nullable NaturalSize object(Element object) {
        String url = object.attr("data").strip();
        String type = object.attr("type");
        boolean isMissing = url.isEmpty() && type.isBlank();
        boolean isInline = DataUrl.is(url);
        NaturalSize size =
                switch (ResourceKind.of(type, url)) {
                    case IMAGE -> isInline ? Picture.naturalSize(url, 1) : DEFAULT;
                    case DOCUMENT -> isMissing ? null : DEFAULT;
                    case UNSUPPORTED -> null;
                };
        return size == null && !hasFallback(object) ? DEFAULT : size;
    }

    /** Returns the text that is shown instead of an unavailable image. */
    public static String alternativeText(Element element) {
        if (element.nameIs("input")) {
            for (String attribute : BUTTON_TEXTS) {
                if (element.hasAttr(attribute)) {
                    return element.attr(attribute);
                }
            }
            return "Submit";
        }
        return element.attr(element.hasAttr("alt") ? "alt" : "title");
    }

    private static boolean hasFallback(Element object) {
        for (Node child : object.childNodes()) {
            if (child instanceof TextNode text && !text.isBlank()
                    || child instanceof Element element && !element.nameIs("param")) {
                return true;
            }
        }
        return false;
    }
}
