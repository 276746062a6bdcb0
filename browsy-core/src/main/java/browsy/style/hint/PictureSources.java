package browsy.style.hint;

import browsy.css.media.MediaEnvironment;
import browsy.css.media.MediaQueryList;
import browsy.infra.ImageTypes;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * Selects the {@code source} of a {@code picture} for its image in a media environment.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/images.html#update-the-source-set">HTML</a>
 */
public final class PictureSources {
    /**
     * The maximum number of sources that are considered, to avoid quadratic time for long lists.
     */
    private static final int MAX_SOURCES = 100;

    private final MediaEnvironment environment;
    private final Map<String, Boolean> matches = new HashMap<>();

    public PictureSources(MediaEnvironment environment) {
        this.environment = environment;
    }

    /** Whether an element is the image of a picture. */
    private static boolean isPicture(Element image) {
        Element parent = image.parent();
        return image.nameIs("img") && parent != null && parent.nameIs("picture");
    }

    /**
     * The element whose {@code width} and {@code height} attributes apply to an image: the selected
     * source if it has either of them, else the image.
     */
    Element dimensionSource(Element image) {
        Element source = of(image);
        return source.hasAttr("width") || source.hasAttr("height") ? source : image;
    }

    /**
     * The element whose {@code srcset} applies to an image: the selected source, else the image.
     */
    public Element of(Element image) {
        Element picture = image.parent();
        if (picture == null || !isPicture(image)) {
            return image;
        }
        int sources = 0;
        for (Element child = picture.firstElementChild();
                child != null && child != image && sources < MAX_SOURCES;
                child = child.nextElementSibling()) {
            if (child.nameIs("source")) {
                sources++;
                if (applies(child)) {
                    return child;
                }
            }
        }
        return image;
    }

    private boolean applies(Element source) {
        String type = source.attr("type").strip();
        return !source.attr("srcset").isBlank()
                && (type.isEmpty() || ImageTypes.isShown(type))
                && (!source.hasAttr("media") || matches(source.attr("media")));
    }

    private boolean matches(String media) {
        return matches.computeIfAbsent(
                media, text -> MediaQueryList.parse(text).matches(environment));
    }
}
