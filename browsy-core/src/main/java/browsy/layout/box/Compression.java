package browsy.layout.box;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.html.InputTypes;
import org.jsoup.nodes.Element;

/**
 * How a box shrinks below its content where a percentage has a say in its size.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-sizing-3/#replaced-percentage-min-contribution">css-sizing-3</a>
 */
public enum Compression {
    /**
     * Not at all.
     *
     * <p>NB: as browsers have it, that goes for some controls, too: their sizes come from the style
     * sheet, or they are boxes with content.
     */
    NONE,

    /**
     * To what its preferred size comes to without the percentage in it.
     *
     * <p>NB: as browsers have it, a percentage in {@code max-width} does not count for fields.
     */
    FIELD,

    /** To nothing, by a percentage in its preferred size or in the greatest that it may have. */
    REPLACED;

    /** How a box does where there is a percentage. */
    public static Compression of(Box box) {
        if (!(box.source() instanceof Element element) || box.pseudo() != null) {
            return box instanceof ReplacedBox ? REPLACED : NONE;
        }
        if (!(box instanceof ReplacedBox)) {
            return element.nameIs("select") ? FIELD : NONE;
        }
        return switch (element.normalName()) {
            case "meter", "progress" -> NONE;
            case "select", "textarea" -> FIELD;
            case "input" -> ofInput(InputTypes.of(element.attr("type")));
            default -> REPLACED;
        };
    }

    private static Compression ofInput(String type) {
        return switch (type) {
            case "checkbox", "color", "radio" -> NONE;
            case "image" -> REPLACED;
            default -> InputTypes.areTemporal(type) ? NONE : FIELD;
        };
    }

    /** Whether a box shrinks along its inline axis. */
    public static boolean appliesTo(Box box) {
        SizeProperties properties = SizeProperties.inline(box);
        return switch (of(box)) {
            case NONE -> false;
            case FIELD -> hasPercentage(properties.preferred());
            case REPLACED ->
                    hasPercentage(properties.preferred()) || hasPercentage(properties.maximum());
        };
    }

    /** Whether a size refers to one that is not known yet. */
    public static boolean hasPercentage(Size size) {
        return size instanceof LengthPercentage length && length.hasPercentage();
    }
}
