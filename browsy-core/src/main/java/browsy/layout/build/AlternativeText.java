package browsy.layout.build;

import static browsy.style.property.BoxProperties.ASPECT_RATIO;
import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.WIDTH;

import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.AspectRatio;
import browsy.css.value.box.Display;
import browsy.css.value.box.Float;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.TextBox;
import browsy.layout.natural.ReplacedElements;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * Boxes that represent an image that is not available: its alternative text, after a small icon.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#images-3">HTML</a>
 */
final class AlternativeText {
    private static final NaturalSize ICON = new NaturalSize(16.0, 16.0, 1.0);
    private static final NaturalSize NOTHING = new NaturalSize(0.0, 0.0, null);

    private AlternativeText() {}

    /**
     * Creates the box of an {@code <img>} whose image is not available. An inline one is sized by
     * the text and ignores its size properties, unless these size it and {@code alt} is empty. In
     * quirks mode the size properties always apply, and a single dimension makes a square.
     *
     * @param source the element that specifies the image: the {@code <img>}, or a {@code <source>}
     *     of its {@code <picture>}
     * @param quirks whether the document is in quirks mode
     */
    static Box image(Element image, ComputedStyle style, Element source, boolean quirks) {
        ComputedStyle used = quirks ? squared(style) : style;
        if (isSized(used) && (quirks || image.attr("alt").isEmpty())) {
            return new ReplacedBox(used, image, null, NOTHING);
        }
        if (style.display() == Display.INLINE) {
            used = OverriddenStyle.with(used, DISPLAY, Display.INLINE_BLOCK);
            used = OverriddenStyle.with(used, WIDTH, SizeKeyword.AUTO);
            used = OverriddenStyle.with(used, HEIGHT, SizeKeyword.AUTO);
            used = OverriddenStyle.with(used, ASPECT_RATIO, AspectRatio.AUTO);
        }
        if (!ReplacedElements.alternativeText(image).isEmpty()) {
            return textAfterIcon(image, used);
        }
        if (ReplacedElements.leavesIcon(image, source)) {
            List<Box> content = List.of(icon(used.anonymous(Display.BLOCK)));
            return new BlockContainer(used, image, null, content, false);
        }
        return new BlockContainer(used, image, null, List.of(), true);
    }

    private static boolean isSized(ComputedStyle style) {
        boolean width = style.get(WIDTH) != SizeKeyword.AUTO;
        boolean height = style.get(HEIGHT) != SizeKeyword.AUTO;
        boolean either = width || height;
        return either && (width && height || style.get(ASPECT_RATIO) != AspectRatio.AUTO);
    }

    private static ComputedStyle squared(ComputedStyle style) {
        Size width = style.get(WIDTH);
        Size height = style.get(HEIGHT);
        if (width == SizeKeyword.AUTO && height != SizeKeyword.AUTO) {
            return OverriddenStyle.with(style, WIDTH, height);
        }
        return height == SizeKeyword.AUTO && width != SizeKeyword.AUTO
                ? OverriddenStyle.with(style, HEIGHT, width)
                : style;
    }

    /**
     * Creates the box of an {@code <input type=image>} whose image is not available. It shows no
     * text if it has none, or if it has a definite size and no {@code alt}.
     */
    static Box imageButton(Element input, ComputedStyle style) {
        boolean isUnnamed = ReplacedElements.alternativeText(input).isEmpty();
        if (isUnnamed || isSized(style) && input.attr("alt").isEmpty()) {
            return new ReplacedBox(style, input, null, NOTHING);
        }
        return textAfterIcon(input, style);
    }

    private static Box textAfterIcon(Element element, ComputedStyle style) {
        ComputedStyle iconStyle =
                OverriddenStyle.with(style.anonymous(Display.BLOCK), FLOAT, Float.LEFT);
        List<Box> content = List.of(icon(iconStyle), text(element, style));
        return new BlockContainer(style, element, null, content, true);
    }

    private static Box icon(ComputedStyle style) {
        return new ReplacedBox(style, null, null, ICON);
    }

    private static TextBox text(Element element, ComputedStyle style) {
        return new TextBox(style, null, null, ReplacedElements.alternativeText(element));
    }
}
