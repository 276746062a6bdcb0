package browsy.layout.build;

import static browsy.style.property.BoxProperties.APPEARANCE;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.WIDTH;

import browsy.css.value.Appearance;
import browsy.css.value.Length;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.InnerLine;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import browsy.style.property.Property;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;

/** Check boxes and radio buttons: small squares, unless the page draws them itself. */
final class ToggleBoxes {
    private static final Length SIDE = new Length(13);
    private static final NaturalSize NOTHING = new NaturalSize(0.0, 0.0, null);

    private ToggleBoxes() {}

    static boolean isToggle(Element element) {
        if (!element.nameIs("input")) {
            return false;
        }
        String type = element.attr("type").toLowerCase(Locale.ROOT);
        return type.equals("checkbox") || type.equals("radio");
    }

    static Box create(Element input, ComputedStyle style) {
        if (style.get(APPEARANCE) == Appearance.NONE) {
            return new ReplacedBox(style, input, null, NOTHING);
        }
        ComputedStyle used = style;
        for (Property<Size> size : List.of(WIDTH, HEIGHT)) {
            if (style.get(size) == SizeKeyword.AUTO) {
                used = OverriddenStyle.with(used, size, SIDE);
            }
        }
        return new ReplacedBox(used, input, null, NOTHING, InnerLine.AT_BOTTOM);
    }
}
