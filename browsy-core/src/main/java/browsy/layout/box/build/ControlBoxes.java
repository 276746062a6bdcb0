package browsy.layout.box.build;

import browsy.layout.box.Box;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.style.computed.ComputedStyle;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Boxes of the elements whose content HTML, not CSS, defines. */
final class ControlBoxes {
    private static final Set<String> REPLACED =
            Set.of(
                    "img",
                    "video",
                    "audio",
                    "canvas",
                    "iframe",
                    "embed",
                    "object",
                    "svg",
                    "input",
                    "select",
                    "textarea",
                    "meter",
                    "progress",
                    "math");

    private ControlBoxes() {}

    /**
     * The box of a replaced element or form control.
     *
     * @return null for an element whose box is the one that its {@code display} asks for
     */
    static @Nullable Box create(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        return REPLACED.contains(element.normalName())
                ? new ReplacedBox(style, element, null, NaturalSize.NONE)
                : null;
    }

    /**
     * Whether {@code display: contents} means {@code none} for an element.
     *
     * @see <a href="https://drafts.csswg.org/css-display-4/#unbox-html">css-display-4</a>
     */
    static boolean hidesAsContents(Element element) {
        return REPLACED.contains(element.normalName());
    }
}
