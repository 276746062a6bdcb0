package browsy.layout.box;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.html.InputTypes;
import org.jsoup.nodes.Element;

/**
 * The compressibility of a box: how its min-content contribution shrinks if a size property is a
 * percentage.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-sizing-3/#replaced-percentage-min-contribution">css-sizing-3</a>
 */
public enum Compression {
    /**
     * Not compressible.
     *
     * <p>Browsers also treat some controls in this way: controls whose size comes from the style
     * sheet, and controls that are boxes with content.
     */
    NONE,

    /**
     * Shrinks to its preferred size with percentages resolved against zero.
     *
     * <p>In browsers, a percentage in {@code max-width} does not make fields compressible.
     */
    FIELD,

    /** Shrinks to zero if its preferred or maximum size has a percentage. */
    REPLACED;

    /** Returns the compressibility of a box by its kind, without regard to its sizes. */
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

    /** Whether the sizes of a box along its inline axis make it compressible. */
    public static boolean appliesTo(Box box) {
        SizeProperties properties = SizeProperties.inline(box);
        return switch (of(box)) {
            case NONE -> false;
            case FIELD -> hasPercentage(properties.preferred());
            case REPLACED ->
                    hasPercentage(properties.preferred()) || hasPercentage(properties.maximum());
        };
    }

    /** Whether a size contains a percentage. */
    public static boolean hasPercentage(Size size) {
        return size instanceof LengthPercentage length && length.hasPercentage();
    }
}
