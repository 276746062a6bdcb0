package browsy.layout.natural;

import browsy.infra.DataUrl;
import java.util.Locale;
import java.util.Set;

/**
 * How browsers show the resource of an {@code embed} or {@code object}.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-object-element">HTML</a>
 */
enum ResourceKind {
    /** As an image other than SVG. */
    IMAGE,
    /** As a document in a frame; also resources of unknown type. */
    DOCUMENT,
    /** Not at all. */
    UNSUPPORTED;

    private static final String SVG = "image/svg+xml";

    private static final Set<String> DOCUMENTS =
            Set.of("application/pdf", "application/xhtml+xml", SVG);
    private static final Set<String> IMAGE_SUFFIXES =
            Set.of("avif", "bmp", "gif", "ico", "jfif", "jpeg", "jpg", "png", "webp");
    private static final Set<String> PLUGIN_SUFFIXES = Set.of("swf", "swl");

    /**
     * Returns the kind by the {@code type} attribute, else by the type of a {@code data:} URL, else
     * by the suffix of the URL's path.
     */
    static ResourceKind of(String type, String url) {
        if (!type.isBlank()) {
            return ofMediaType(type.strip().toLowerCase(Locale.ROOT));
        }
        if (DataUrl.is(url)) {
            DataUrl data = DataUrl.parse(url);
            return data == null || data.mediaType().isEmpty()
                    ? DOCUMENT
                    : ofMediaType(data.mediaType());
        }
        String suffix = suffix(url);
        if (IMAGE_SUFFIXES.contains(suffix)) {
            return IMAGE;
        }
        return PLUGIN_SUFFIXES.contains(suffix) ? UNSUPPORTED : DOCUMENT;
    }

    private static ResourceKind ofMediaType(String type) {
        if (type.startsWith("image/") && !type.equals(SVG)) {
            return IMAGE;
        }
        boolean shown =
                type.startsWith("text/")
                        || type.startsWith("video/")
                        || type.startsWith("audio/")
                        || DOCUMENTS.contains(type);
        return shown ? DOCUMENT : UNSUPPORTED;
    }

    /** Returns the suffix of a URL's path in lower case; empty if it has none. */
    private static String suffix(String url) {
        int end = url.length();
        for (char mark : new char[] {'#', '?'}) {
            int at = url.indexOf(mark);
            end = at < 0 ? end : Math.min(end, at);
        }
        int point = url.lastIndexOf('.', end - 1);
        return point <= url.lastIndexOf('/', end - 1)
                ? ""
                : url.substring(point + 1, end).strip().toLowerCase(Locale.ROOT);
    }
}
