package browsy.layout.natural;

import browsy.infra.DataUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The image source that an {@code img} selects, for a display with one device pixel per CSS px.
 *
 * @param url the URL as written in the attribute
 * @param density image pixels per CSS px
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/images.html#selecting-an-image-source">HTML</a>
 */
record ImageSource(String url, double density) {
    private static final Pattern DESCRIPTOR = Pattern.compile("(\\d+(?:\\.\\d+)?)([wx])");
    private static final Pattern SIZE = Pattern.compile("(\\d+(?:\\.\\d+)?)px");

    /**
     * Selects the source of an image; returns null if there is none. A {@code data:} URL with a
     * greater density is preferred, as it needs no request.
     *
     * @param image the {@code img} element
     * @param chosen the element whose {@code srcset} applies: the {@code img} or a {@code source}
     */
    static @Nullable ImageSource of(Element image, Element chosen) {
        if (!chosen.hasAttr("srcset")) {
            return named(image);
        }
        ImageSource best = null;
        List<ImageSource> candidates = candidates(image, chosen);
        for (ImageSource candidate : candidates) {
            if (best == null || isBetter(candidate.density, best.density)) {
                best = candidate;
            }
        }
        for (ImageSource candidate : candidates) {
            if (best != null && candidate.density > best.density && DataUrl.is(candidate.url)) {
                best = candidate;
            }
        }
        return best;
    }

    /**
     * Whether a density is a better choice: the smallest one that is at least 1, else the greatest.
     */
    private static boolean isBetter(double density, double than) {
        return than < 1 ? density > than : density >= 1 && density < than;
    }

    /**
     * Returns the candidates of {@code srcset}, and {@code src} unless there are width descriptors.
     */
    private static List<ImageSource> candidates(Element image, Element chosen) {
        SourceSet set = SourceSet.parse(chosen.attr("srcset"));
        List<ImageSource> candidates = new ArrayList<>();
        for (SourceSet.Entry entry : set.entries()) {
            candidates.add(new ImageSource(entry.url(), density(entry.descriptor(), chosen)));
        }
        ImageSource named = chosen == image && !set.hasWidths() ? named(image) : null;
        if (named != null) {
            candidates.add(named);
        }
        return candidates;
    }

    /** Returns the source in {@code src}; null if it is empty. */
    private static @Nullable ImageSource named(Element image) {
        String url = image.attr("src").strip();
        return url.isEmpty() ? null : new ImageSource(url, 1);
    }

    /** Returns the density of a descriptor; 1 if it is missing or invalid. */
    private static double density(String descriptor, Element element) {
        Matcher matcher = descriptor.isEmpty() ? null : DESCRIPTOR.matcher(descriptor);
        if (matcher == null || !matcher.matches()) {
            return 1;
        }
        double value = Double.parseDouble(matcher.group(1));
        if (matcher.group(2).equals("w")) {
            value /= sourceSize(element, value);
        }
        return value > 0 ? value : 1;
    }

    /**
     * Returns the length in the last entry of {@code sizes}, which has no media condition, in CSS
     * px; {@code otherwise} if it is not a length in px.
     */
    private static double sourceSize(Element element, double otherwise) {
        String sizes = element.attr("sizes");
        Matcher matcher = SIZE.matcher(sizes.substring(sizes.lastIndexOf(',') + 1).strip());
        return matcher.matches() ? Math.max(1, Double.parseDouble(matcher.group(1))) : otherwise;
    }
}
