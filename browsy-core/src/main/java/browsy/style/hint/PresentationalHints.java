package browsy.style.hint;

import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.BoxProperties.ASPECT_RATIO;
import static browsy.style.property.BoxProperties.CLEAR;
import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;
import static browsy.style.property.EffectProperties.COLOR;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;
import static browsy.style.property.EffectProperties.INTERACTIVITY;
import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.OVERFLOW_WRAP;
import static browsy.style.property.TextProperties.TEXT_ALIGN;
import static browsy.style.property.TextProperties.TEXT_WRAP_MODE;
import static browsy.style.property.TextProperties.VERTICAL_ALIGN;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.Auto;
import browsy.css.value.Color;
import browsy.css.value.Direction;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.css.value.TextAlign;
import browsy.css.value.VerticalAlignKeyword;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.css.value.box.AspectRatio;
import browsy.css.value.box.BorderStyle;
import browsy.css.value.box.Clear;
import browsy.css.value.box.ContentVisibility;
import browsy.css.value.box.Display;
import browsy.css.value.box.Float;
import browsy.css.value.interaction.Interactivity;
import browsy.css.value.text.OverflowWrap;
import browsy.css.value.text.TextWrapMode;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.style.property.Property;
import browsy.style.property.PropertyValue;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The presentational hints of HTML elements. In the cascade they precede all author rules.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#presentational-hints">HTML</a>
 */
public final class PresentationalHints {
    private static final Set<String> EMBEDDED =
            Set.of("img", "iframe", "embed", "object", "video", "canvas", "marquee", "input");
    private static final Set<String> WITH_RATIO = Set.of("img", "video", "canvas", "input");

    /** Elements on which {@code align} has another meaning than text alignment, or none. */
    private static final Set<String> OWN_ALIGNMENT =
            Set.of(
                    "div",
                    "p",
                    "hr",
                    "table",
                    "caption",
                    "thead",
                    "tbody",
                    "tfoot",
                    "tr",
                    "td",
                    "th",
                    "col",
                    "colgroup",
                    "img",
                    "iframe",
                    "embed",
                    "object",
                    "video",
                    "canvas",
                    "marquee",
                    "input",
                    "button",
                    "select",
                    "textarea");

    /** The attributes that any hint depends on. */
    private static final Set<String> ATTRIBUTES =
            Set.of(
                    "align",
                    "background",
                    "bgcolor",
                    "border",
                    "bordercolor",
                    "cellpadding",
                    "cellspacing",
                    "clear",
                    "color",
                    "dir",
                    "face",
                    "frame",
                    "frameborder",
                    "height",
                    "hidden",
                    "hspace",
                    "inert",
                    "leftmargin",
                    "link",
                    "marginheight",
                    "marginwidth",
                    "noshade",
                    "nowrap",
                    "rules",
                    "size",
                    "text",
                    "topmargin",
                    "type",
                    "valign",
                    "vspace",
                    "width",
                    "wrap");

    private PresentationalHints() {}

    /** Whether an attribute (name in lower case) can be a hint on some element. */
    public static boolean isHint(String attribute) {
        return ATTRIBUTES.contains(attribute);
    }

    /**
     * Whether HTML elements with a tag name may have hints because of an enclosing table or
     * picture.
     */
    public static boolean mayInherit(String tag) {
        return tag.equals("td") || tag.equals("th") || tag.equals("img") || TableHints.isGroup(tag);
    }

    /**
     * The declarations that the attributes of an element stand for, in order; most elements have
     * none.
     *
     * @param element an element in the HTML namespace
     * @param sources selects the sources of picture images
     * @param links the color of links by {@link #linkColor}; null if there is none
     */
    public static List<PropertyValue> of(
            Element element, PictureSources sources, @Nullable Color links) {
        String tag = element.normalName();
        if (element.attributesSize() == 0 && !mayInherit(tag)) {
            return List.of();
        }
        HintCollector hints = new HintCollector();
        ofAny(element, hints);
        if (!OWN_ALIGNMENT.contains(tag)) {
            alignText(element, hints);
        }
        switch (tag) {
            case "a" -> {
                if (links != null && element.hasAttr("href")) {
                    hints.set(COLOR, links);
                }
            }
            case "body" -> ofBody(element, hints);
            case "font" -> FontHints.of(element, hints);
            case "br" -> ofBreak(element, hints);
            case "hr" -> RuleHints.of(element, hints);
            case "ol", "ul", "li", "dir", "menu" -> ListHints.of(element, hints);
            case "pre" -> {
                if (element.hasAttr("wrap")) {
                    hints.set(WHITE_SPACE_COLLAPSE, WhiteSpaceCollapse.PRESERVE);
                    hints.set(TEXT_WRAP_MODE, TextWrapMode.WRAP);
                }
            }
            case "textarea" -> {
                if (attribute(element, "wrap").equals("off")) {
                    hints.set(WHITE_SPACE_COLLAPSE, WhiteSpaceCollapse.PRESERVE);
                    hints.set(TEXT_WRAP_MODE, TextWrapMode.NOWRAP);
                    hints.set(OVERFLOW_WRAP, OverflowWrap.NORMAL);
                }
            }
            case "legend" -> ofLegend(element, hints);
            case "div", "p" -> ofAlignedBlock(element, hints);
            default -> {
                if (EMBEDDED.contains(tag)) {
                    ofEmbedded(element, tag, sources.dimensionSource(element), hints);
                } else {
                    TableHints.of(element, tag, hints);
                }
            }
        }
        return List.copyOf(hints.values());
    }

    /** Returns the color of links by the attribute {@code link} of the body; null if unset. */
    public static @Nullable Color linkColor(Document document) {
        Element root = document.firstElementChild();
        if (root != null) {
            for (Element child : root.children()) {
                if (child.nameIs("body")) {
                    return LegacyColor.parse(child.attr("link"));
                }
            }
        }
        return null;
    }

    /** Adds the hints of attributes that apply to all elements. */
    private static void ofAny(Element element, HintCollector hints) {
        if (element.hasAttr("hidden")) {
            if (attribute(element, "hidden").equals("until-found")) {
                hints.set(CONTENT_VISIBILITY, ContentVisibility.HIDDEN);
            } else if (!element.normalName().equals("embed")) {
                hints.set(DISPLAY, Display.NONE);
            }
        }
        if (element.hasAttr("inert")) {
            hints.set(INTERACTIVITY, Interactivity.INERT);
        }
        switch (attribute(element, "dir")) {
            case "ltr" -> hints.set(DIRECTION, Direction.LTR);
            case "rtl" -> hints.set(DIRECTION, Direction.RTL);
            default -> {}
        }
    }

    /**
     * Adds the hint of {@code align} on elements without a meaning of their own for it. As in
     * Chromium, it aligns the text of any element.
     */
    private static void alignText(Element element, HintCollector hints) {
        switch (attribute(element, "align")) {
            case "left" -> hints.set(TEXT_ALIGN, TextAlign.LEFT);
            case "right" -> hints.set(TEXT_ALIGN, TextAlign.RIGHT);
            case "center", "middle" -> hints.set(TEXT_ALIGN, TextAlign.CENTER);
            case "justify" -> hints.set(TEXT_ALIGN, TextAlign.JUSTIFY);
            case "start" -> hints.set(TEXT_ALIGN, TextAlign.START);
            case "end" -> hints.set(TEXT_ALIGN, TextAlign.END);
            default -> {}
        }
    }

    private static void ofBody(Element body, HintCollector hints) {
        for (Attribute attribute : body.attributes()) {
            switch (attribute.getKey()) {
                case "marginwidth", "leftmargin" ->
                        bodyMargins(attribute, hints, MARGIN_LEFT, MARGIN_RIGHT);
                case "marginheight", "topmargin" ->
                        bodyMargins(attribute, hints, MARGIN_TOP, MARGIN_BOTTOM);
                default -> {}
            }
        }
        background(body, hints);
        Color text = LegacyColor.parse(body.attr("text"));
        if (text != null) {
            hints.set(COLOR, text);
        }
    }

    /**
     * Sets the margins of two sides. As in Chromium, the last attribute applies to both sides, and
     * percentages count as CSS px.
     */
    private static void bodyMargins(
            Attribute attribute,
            HintCollector hints,
            Property<? super LengthPercentage> start,
            Property<? super LengthPercentage> end) {
        LengthPercentage value = LegacyDimensions.dimension(attribute.getValue());
        LengthPercentage margin = value instanceof Percentage p ? Length.px(p.value()) : value;
        hints.setLength(start, margin);
        hints.setLength(end, margin);
    }

    private static void ofBreak(Element br, HintCollector hints) {
        switch (attribute(br, "clear")) {
            case "left" -> hints.set(CLEAR, Clear.LEFT);
            case "right" -> hints.set(CLEAR, Clear.RIGHT);
            case "all", "both" -> hints.set(CLEAR, Clear.BOTH);
            default -> {}
        }
    }

    /**
     * Adds the hints of {@code align} on a legend, see <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#the-fieldset-and-legend-elements">HTML</a>.
     */
    private static void ofLegend(Element legend, HintCollector hints) {
        switch (attribute(legend, "align")) {
            case "left" -> hints.set(JUSTIFY_SELF, SelfAlignment.of(SelfPosition.LEFT));
            case "right" -> hints.set(JUSTIFY_SELF, SelfAlignment.of(SelfPosition.RIGHT));
            case "center" -> hints.set(JUSTIFY_SELF, SelfAlignment.of(SelfPosition.CENTER));
            default -> {}
        }
    }

    private static void ofAlignedBlock(Element element, HintCollector hints) {
        switch (attribute(element, "align")) {
            case "left" -> hints.set(TEXT_ALIGN, TextAlign.WEBKIT_LEFT);
            case "right" -> hints.set(TEXT_ALIGN, TextAlign.WEBKIT_RIGHT);
            case "center", "middle" -> hints.set(TEXT_ALIGN, TextAlign.WEBKIT_CENTER);
            case "justify" -> hints.set(TEXT_ALIGN, TextAlign.JUSTIFY);
            default -> {}
        }
    }

    /**
     * Adds the hints of embedded content: sizes, aspect ratio, spacing, border and alignment.
     *
     * @param dimensions the element whose {@code width} and {@code height} apply
     */
    private static void ofEmbedded(
            Element element, String tag, Element dimensions, HintCollector hints) {
        boolean input = tag.equals("input");
        if (input && !attribute(element, "type").equals("image")) {
            return;
        }
        LengthPercentage width = LegacyDimensions.dimension(optional(dimensions, "width"));
        LengthPercentage height = LegacyDimensions.dimension(optional(dimensions, "height"));
        if (!tag.equals("canvas")) {
            hints.setLength(WIDTH, width);
            hints.setLength(HEIGHT, height);
        }
        if (WITH_RATIO.contains(tag)
                && width instanceof Length w
                && height instanceof Length h
                && w.px() > 0
                && h.px() > 0) {
            hints.set(ASPECT_RATIO, new AspectRatio(true, w.px() / h.px()));
        }
        switch (tag) {
            case "marquee" -> {
                space(element, hints);
                background(element, hints);
            }
            case "iframe" -> {
                if (isFrameless(element)) {
                    BorderHints.width(hints, 0);
                }
                align(element, hints);
            }
            case "embed" -> {
                space(element, hints);
                align(element, hints);
            }
            case "img", "input", "object" -> {
                space(element, hints);
                int border = LegacyDimensions.nonNegative(optional(element, "border"));
                if (border >= 0) {
                    BorderHints.all(hints, border, BorderStyle.SOLID);
                }
                align(element, hints);
            }
            default -> {}
        }
    }

    /**
     * Whether {@code frameborder} removes the border of an {@code iframe}: as in Chromium, if it is
     * anything but a number other than 0.
     */
    private static boolean isFrameless(Element iframe) {
        String value = optional(iframe, "frameborder");
        Integer number = LegacyDimensions.integer(value);
        return value != null && (number == null || number == 0);
    }

    private static void space(Element element, HintCollector hints) {
        LengthPercentage hspace = LegacyDimensions.dimension(optional(element, "hspace"));
        hints.setLength(MARGIN_LEFT, hspace);
        hints.setLength(MARGIN_RIGHT, hspace);
        LengthPercentage vspace = LegacyDimensions.dimension(optional(element, "vspace"));
        hints.setLength(MARGIN_TOP, vspace);
        hints.setLength(MARGIN_BOTTOM, vspace);
    }

    /** Adds the hints of {@code align} on embedded content. */
    private static void align(Element element, HintCollector hints) {
        switch (attribute(element, "align")) {
            case "left" -> {
                hints.set(FLOAT, Float.LEFT);
                hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.TOP);
            }
            case "right" -> {
                hints.set(FLOAT, Float.RIGHT);
                hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.TOP);
            }
            case "top" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.TOP);
            case "middle", "center" ->
                    hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.WEBKIT_BASELINE_MIDDLE);
            case "absmiddle", "abscenter" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.MIDDLE);
            case "texttop" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.TEXT_TOP);
            case "bottom", "baseline" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.BASELINE);
            case "absbottom" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.BOTTOM);
            default -> {}
        }
    }

    /**
     * Sets margins that centre a block or move it to one side.
     *
     * @param left whether the left margin is {@code auto}; else it is 0
     * @param right whether the right margin is {@code auto}; else it is 0
     */
    static void autoMargins(HintCollector hints, boolean left, boolean right) {
        hints.set(MARGIN_LEFT, left ? Auto.AUTO : Length.ZERO);
        hints.set(MARGIN_RIGHT, right ? Auto.AUTO : Length.ZERO);
    }

    static void background(Element element, HintCollector hints) {
        Color color = LegacyColor.parse(element.attr("bgcolor"));
        if (color != null) {
            hints.set(BACKGROUND_COLOR, color);
        }
        if (!element.attr("background").isBlank()) {
            hints.set(BACKGROUND_IMAGE, true);
        }
    }

    /**
     * The value of an attribute in lower case without surrounding white space; empty if it is
     * missing.
     */
    static String attribute(Element element, String name) {
        String value = element.attr(name);
        return value.isEmpty() ? value : value.strip().toLowerCase(Locale.ROOT);
    }

    /** The value of an attribute; null if it is missing. */
    static @Nullable String optional(Element element, String name) {
        return element.hasAttr(name) ? element.attr(name) : null;
    }
}
