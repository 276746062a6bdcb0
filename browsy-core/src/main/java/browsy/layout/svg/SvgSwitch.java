package browsy.layout.svg;

import browsy.infra.Ascii;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The choice of a {@code switch}: its first child whose conditions hold.
 *
 * @see <a href="https://svgwg.org/svg2-draft/struct.html#ConditionalProcessing">SVG 2</a>
 */
public final class SvgSwitch {
    private static final Set<String> EXTENSIONS =
            Set.of("http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML");

    private SvgSwitch() {}

    /** Returns the child that is rendered; null if there is none. */
    public static @Nullable Element selected(Element alternatives) {
        for (Element child = alternatives.firstElementChild();
                child != null;
                child = child.nextElementSibling()) {
            if (hasExtensions(child) && isInLanguage(child)) {
                return child;
            }
        }
        return null;
    }

    private static boolean hasExtensions(Element child) {
        return !child.hasAttr("requiredExtensions")
                || EXTENSIONS.containsAll(List.of(Ascii.words(child.attr("requiredExtensions"))));
    }

    /** Whether the language of the user is one of those of the element: the user reads English. */
    private static boolean isInLanguage(Element child) {
        if (!child.hasAttr("systemLanguage")) {
            return true;
        }
        for (String tag : child.attr("systemLanguage").toLowerCase(Locale.ROOT).split(",")) {
            String language = tag.strip();
            if (language.equals("en") || language.startsWith("en-")) {
                return true;
            }
        }
        return false;
    }
}
