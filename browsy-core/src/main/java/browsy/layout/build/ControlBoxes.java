package browsy.layout.build;

import static browsy.style.property.BoxProperties.FIELD_SIZING;

import browsy.css.value.box.FieldSizing;
import browsy.infra.Ascii;
import browsy.layout.box.Box;
import browsy.layout.box.NaturalSize;
import browsy.layout.box.ReplacedBox;
import browsy.layout.natural.ControlSize;
import browsy.layout.natural.ControlSizes;
import browsy.layout.natural.ReplacedElements;
import browsy.layout.natural.SelectSize;
import browsy.style.computed.ComputedStyle;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The boxes of replaced elements and form controls, whose content HTML defines and not CSS. */
final class ControlBoxes {
    private static final Set<String> UNBOXED_AS_NONE =
            Set.of(
                    "img",
                    "video",
                    "audio",
                    "canvas",
                    "iframe",
                    "frame",
                    "frameset",
                    "embed",
                    "object",
                    "input",
                    "select",
                    "textarea",
                    "meter",
                    "progress",
                    "br",
                    "wbr");

    private ControlBoxes() {}

    /**
     * Creates the box of a replaced element or form control.
     *
     * @return null if the {@code display} of the element defines its box
     */
    static @Nullable Box create(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        switch (element.normalName()) {
            case "button":
                return ButtonBoxes.button(element, style, builder);
            case "fieldset":
                return FieldsetBoxes.create(element, style, builder);
            case "details":
                return DetailsBoxes.create(element, style, builder);
            case "select":
                if (SelectSize.isListBox(element)) {
                    return ListBoxes.listBox(element, style, builder);
                }
                break;
            case "option":
                return ListBoxes.option(element, style, builder);
            case "optgroup":
                return ListBoxes.group(element, style, builder);
            case "textarea":
                if (style.get(FIELD_SIZING) == FieldSizing.CONTENT) {
                    return TextAreaBoxes.ofContent(element, style, builder);
                }
                break;
            case "img":
            case "input":
            case "progress":
            case "meter":
            case "svg":
            case "video":
            case "audio":
            case "iframe":
            case "frame":
            case "embed":
            case "object":
                break;
            default:
                return null;
        }
        return replaced(element, style, builder);
    }

    /**
     * Creates the box of an element that may be replaced: a check box or radio button, a control of
     * a fixed natural size, an image or other replaced element, the alternative text of an {@code
     * <img>}, or the button of an {@code <input>}. Null if the element is none of these.
     */
    private static @Nullable Box replaced(
            Element element, ComputedStyle style, BoxTreeBuilder builder) {
        if (ToggleBoxes.isToggle(element)) {
            return ToggleBoxes.create(element, style, builder);
        }
        ControlSize size = ControlSizes.of(element, style, builder.styles());
        if (size != null) {
            if (mayHaveTickMarks(element)) {
                size = builder.tickMarks().around(element, size, style);
            }
            return new ReplacedBox(style, element, null, size.naturalSize(style), size.line());
        }
        NaturalSize natural =
                ReplacedElements.of(element, style, builder.styles().pictureSource(element));
        if (natural != null) {
            return element.normalName().equals("svg")
                    ? GraphicBoxes.create(element, style, natural, builder)
                    : new ReplacedBox(style, element, null, natural);
        }
        return switch (element.normalName()) {
            case "img" ->
                    AlternativeText.image(
                            element,
                            style,
                            builder.styles().pictureSource(element),
                            builder.styles().elements().isQuirksMode());
            case "input" -> input(element, style, builder);
            default -> null;
        };
    }

    private static boolean mayHaveTickMarks(Element control) {
        return control.hasAttr("list")
                && control.normalName().equals("input")
                && Ascii.lower(control.attr("type")).equals("range");
    }

    private static Box input(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        return element.attr("type").toLowerCase(Locale.ROOT).equals("image")
                ? AlternativeText.imageButton(element, style)
                : ButtonBoxes.inputButton(element, style, builder);
    }

    /** Whether an element generates no box whatever its {@code display}. */
    static boolean isNothing(Element element) {
        return ReplacedElements.isNothing(element);
    }

    /**
     * Whether {@code display: contents} computes to {@code none} for an element.
     *
     * @see <a href="https://drafts.csswg.org/css-display-4/#unbox-html">css-display-4</a>
     */
    static boolean hidesAsContents(Element element) {
        return UNBOXED_AS_NONE.contains(element.normalName());
    }
}
