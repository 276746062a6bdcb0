package browsy.style.computed;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.FONT_SIZE_ADJUST;
import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.TextProperties.TEXT_WRAP_MODE;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.CssNumber;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.font.FontFamily;
import browsy.css.value.inline.LineHeight;
import browsy.css.value.text.TextWrapMode;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.style.property.ColumnProperties;
import browsy.style.property.EffectProperties;
import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import browsy.style.property.TextProperties;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Serializes computed values like {@code getComputedStyle}, for debugging and comparison with
 * browsers. Sizes, margins, paddings and insets are computed values here, not used values.
 *
 * @see <a href="https://drafts.csswg.org/cssom-1/#resolved-values">cssom-1</a>
 */
public final class ComputedValueText {

    /** The numeric properties whose unit is CSS px. */
    private static final Set<Property<Double>> LENGTHS = Set.of(FONT_SIZE);

    /** The properties whose serialization does not depend on the type of the value alone. */
    private static final Map<String, Function<ComputedStyle, String>> SPECIAL =
            Map.ofEntries(
                    Map.entry("white-space", ComputedValueText::whiteSpace),
                    Map.entry("font-family", ComputedValueText::fontFamily),
                    Map.entry("font-size-adjust", ComputedValueText::fontSizeAdjust),
                    Map.entry("line-height", ComputedValueText::lineHeight),
                    Map.entry("border-top-width", s -> px(s, s.borderTop())),
                    Map.entry("border-right-width", s -> px(s, s.borderRight())),
                    Map.entry("border-bottom-width", s -> px(s, s.borderBottom())),
                    Map.entry("border-left-width", s -> px(s, s.borderLeft())),
                    Map.entry("letter-spacing", ComputedValueText::letterSpacing),
                    Map.entry(
                            "column-width",
                            s -> pxOr(s, s.get(ColumnProperties.COLUMN_WIDTH), "auto")),
                    Map.entry(
                            "column-height",
                            s -> pxOr(s, s.get(ColumnProperties.COLUMN_HEIGHT), "auto")),
                    Map.entry(
                            "column-count",
                            s -> numberOr(s.get(ColumnProperties.COLUMN_COUNT), "auto")),
                    Map.entry(
                            "-webkit-line-clamp",
                            s -> numberOr(s.get(TextProperties.WEBKIT_LINE_CLAMP), "none")),
                    Map.entry(
                            "perspective",
                            s -> pxOr(s, s.get(EffectProperties.PERSPECTIVE), "none")),
                    Map.entry("will-change", ComputedValueText::willChange),
                    Map.entry(
                            "backface-visibility",
                            s -> s.get(EffectProperties.BACKFACE_HIDDEN) ? "hidden" : "visible"),
                    Map.entry(
                            "transform-style",
                            s -> s.get(EffectProperties.TRANSFORM_STYLE) ? "preserve-3d" : "flat"));

    private ComputedValueText() {}

    /**
     * Serializes the computed value of a property.
     *
     * @param style the computed style
     * @param name a longhand, an alias of one, or {@code white-space}
     * @return null if the property is unknown or its value cannot be serialized (of images, only
     *     the presence is kept)
     */
    public static @Nullable String of(ComputedStyle style, String name) {
        Function<ComputedStyle, String> special = SPECIAL.get(name);
        if (special != null) {
            return special.apply(style);
        }
        Property<?> property = PropertyTable.property(name);
        if (property == null) {
            return null;
        }
        Function<ComputedStyle, String> animation = AnimationText.BY_PROPERTY.get(property.name());
        if (animation != null) {
            return animation.apply(style);
        }
        Object value = style.get(property);
        if (LENGTHS.contains(property)) {
            return px(style, (Double) value);
        }
        return ValueText.of(value, zoom(style));
    }

    private static double zoom(ComputedStyle style) {
        return style.get(EFFECTIVE_ZOOM);
    }

    /** A length in CSS px, with zoom undone. */
    private static String px(ComputedStyle style, double value) {
        return CssNumber.px(value / zoom(style));
    }

    private static String pxOr(ComputedStyle style, double value, String negative) {
        return value < 0 ? negative : px(style, value);
    }

    private static String numberOr(int value, String zero) {
        return value == 0 ? zero : CssNumber.text(value);
    }

    /** The font families; the name of Chromium's default font for the initial value. */
    private static String fontFamily(ComputedStyle style) {
        List<FontFamily> families = style.get(FONT_FAMILY);
        return families.isEmpty() ? "\"Times New Roman\"" : ValueText.families(families);
    }

    private static String fontSizeAdjust(ComputedStyle style) {
        double ratio = style.get(FONT_SIZE_ADJUST);
        return ratio == 0 ? "none" : CssNumber.text(ratio);
    }

    private static String willChange(ComputedStyle style) {
        List<String> names = style.get(EffectProperties.WILL_CHANGE);
        return names.isEmpty() ? "auto" : String.join(", ", names);
    }

    private static String letterSpacing(ComputedStyle style) {
        LengthPercentage spacing = style.get(TextProperties.LETTER_SPACING);
        String text = spacing.equals(Length.ZERO) ? null : ValueText.of(spacing, zoom(style));
        return text == null ? "normal" : text;
    }

    private static String lineHeight(ComputedStyle style) {
        LineHeight height = style.get(LINE_HEIGHT);
        if (height instanceof LineHeight.Multiple multiple) {
            return px(style, multiple.factor() * style.get(FONT_SIZE));
        }
        return height instanceof LineHeight.Absolute absolute ? px(style, absolute.px()) : "normal";
    }

    /** The shortest serialization of the two longhands. */
    private static String whiteSpace(ComputedStyle style) {
        WhiteSpaceCollapse collapse = style.get(WHITE_SPACE_COLLAPSE);
        boolean wrap = style.get(TEXT_WRAP_MODE) == TextWrapMode.WRAP;
        return switch (collapse) {
            case COLLAPSE -> wrap ? "normal" : "nowrap";
            case PRESERVE -> wrap ? "pre-wrap" : "pre";
            case PRESERVE_BREAKS -> wrap ? "pre-line" : "preserve-breaks nowrap";
            case PRESERVE_SPACES -> wrap ? "preserve-spaces" : "preserve-spaces nowrap";
            case BREAK_SPACES -> wrap ? "break-spaces" : "break-spaces nowrap";
        };
    }
}
