package browsy.layout.natural;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.content.ContentItem;
import browsy.layout.box.NaturalSize;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Which elements are replaced, and their natural sizes. Nothing is ever loaded: frames and media
 * have their default size.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#replaced-elements">HTML</a>
 */
public final class ReplacedElements {
    private static final NaturalSize DEFAULT = new NaturalSize(null, null, null);
    private static final NaturalSize MISSING = new NaturalSize(0.0, 0.0, null);

    /** What tells the text of an image button, the first one that is there, be it empty. */
    private static final List<String> BUTTON_TEXTS = List.of("alt", "title", "value");

    private ReplacedElements() {}

    /**
     * Null where the element shows its content instead, or text in place of a picture.
     *
     * @param source what names the picture of an {@code img}, see {@link
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
            case "embed" -> embedded(element.attr("src"));
            case "object" -> showsFallback(element) ? null : embedded(element.attr("data"));
            default -> null;
        };
    }

    /**
     * The natural size of a picture in {@code content}: none that a gradient has, none yet of what
     * is still to be loaded.
     */
    public static NaturalSize of(ContentItem.Image image, ComputedStyle style) {
        NaturalSize size =
                image.url().isEmpty() ? null : Picture.ofSet(image.url(), image.density());
        return size == null ? MISSING : size.times(style.get(EFFECTIVE_ZOOM));
    }

    /** Whether the element generates no box at all. */
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

    /** Whether a picture that is known not to come and has no text leaves an icon. */
    public static boolean leavesIcon(Element image, Element source) {
        return !image.hasAttr("alt") && ImageSource.of(image, source) != null;
    }

    /** Null for what is no image button, {@code src} or not. */
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

    /** A picture where it is there already, else something of unknown size. */
    private static NaturalSize embedded(String attribute) {
        String url = attribute.strip();
        NaturalSize size = DataUri.isDataUri(url) ? Picture.naturalSize(url, 1) : null;
        return size == null ? DEFAULT : size;
    }

    /** What stands in place of a picture that is not there. */
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

    /**
     * An object shows its content where it has some and either names nothing to load or something
     * that a browser cannot show.
     */
    private static boolean showsFallback(Element object) {
        if (!hasFallback(object)) {
            return false;
        }
        String type = object.attr("type").strip().toLowerCase(Locale.ROOT);
        if (type.isEmpty()) {
            return object.attr("data").isBlank();
        }
        boolean shown =
                type.startsWith("image/")
                        || type.startsWith("text/")
                        || type.startsWith("video/")
                        || type.startsWith("audio/")
                        || type.equals("application/pdf")
                        || type.equals("application/xhtml+xml");
        return !shown;
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
