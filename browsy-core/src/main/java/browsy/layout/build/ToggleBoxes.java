package browsy.layout.build;

import static browsy.style.property.BoxProperties.APPEARANCE;
import static browsy.style.property.BoxProperties.BORDER_BOTTOM_STYLE;
import static browsy.style.property.BoxProperties.BORDER_LEFT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.BorderStyle;
import browsy.css.value.interaction.Appearance;
import browsy.layout.box.Box;
import browsy.layout.box.InnerLine;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.layout.natural.ControlSizes;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import browsy.style.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;

/**
 * The boxes of check boxes and radio buttons: squares of a fixed size, unless {@code appearance} is
 * {@code none}. They contain the boxes of {@code ::before} and {@code ::after}.
 */
final class ToggleBoxes {
    private static final NaturalSize NOTHING = new NaturalSize(0.0, 0.0, null);

    private static final List<Property<LengthPercentage>> PADDINGS =
            List.of(PADDING_TOP, PADDING_RIGHT, PADDING_BOTTOM, PADDING_LEFT);
    private static final List<Property<BorderStyle>> BORDERS =
            List.of(BORDER_TOP_STYLE, BORDER_RIGHT_STYLE, BORDER_BOTTOM_STYLE, BORDER_LEFT_STYLE);

    private ToggleBoxes() {}

    static boolean isToggle(Element element) {
        if (!element.nameIs("input")) {
            return false;
        }
        String type = element.attr("type").toLowerCase(Locale.ROOT);
        return type.equals("checkbox") || type.equals("radio");
    }

    static Box create(Element input, ComputedStyle style, BoxTreeBuilder builder) {
        List<Box> generated = new ArrayList<>(0);
        builder.pseudo(input, PseudoElement.BEFORE, generated);
        builder.pseudo(input, PseudoElement.AFTER, generated);
        boolean isNative = style.get(APPEARANCE) != Appearance.NONE;
        if (!generated.isEmpty() || style.display().isInlineBox()) {
            ComputedStyle used = isNative ? ButtonBoxes.atomic(sized(undecorated(style))) : style;
            return builder.container(
                    ButtonBoxes.fitContent(input, used, builder), input, null, generated);
        }
        if (!isNative) {
            return new ReplacedBox(style, input, null, NOTHING);
        }
        NaturalSize size = ControlSizes.TOGGLE.times(style.get(EFFECTIVE_ZOOM));
        return new ReplacedBox(undecorated(style), input, null, size, InnerLine.AT_BOTTOM);
    }

    /** Returns the style with the size of the native appearance in place of automatic sizes. */
    private static ComputedStyle sized(ComputedStyle style) {
        double zoom = style.get(EFFECTIVE_ZOOM);
        ComputedStyle result = style;
        for (Property<Size> size : List.of(WIDTH, HEIGHT)) {
            if (style.get(size) == SizeKeyword.AUTO) {
                result =
                        OverriddenStyle.with(
                                result, size, Length.px(ControlSizes.TOGGLE_SIDE * zoom));
            }
        }
        return result;
    }

    /** Returns the style without border and padding, which the native appearance ignores. */
    private static ComputedStyle undecorated(ComputedStyle style) {
        ComputedStyle result = style;
        for (Property<LengthPercentage> padding : PADDINGS) {
            if (!style.get(padding).equals(Length.ZERO)) {
                result = OverriddenStyle.with(result, padding, Length.ZERO);
            }
        }
        for (Property<BorderStyle> border : BORDERS) {
            if (style.get(border) != BorderStyle.NONE) {
                result = OverriddenStyle.with(result, border, BorderStyle.NONE);
            }
        }
        return result;
    }
}
