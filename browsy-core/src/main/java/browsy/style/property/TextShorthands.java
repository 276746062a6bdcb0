package browsy.style.property;

import static browsy.style.property.ContentProperties.LIST_STYLE_IMAGE;
import static browsy.style.property.ContentProperties.LIST_STYLE_POSITION;
import static browsy.style.property.ContentProperties.LIST_STYLE_TYPE;
import static browsy.style.property.FontProperties.FONT_VARIANT_CAPS;
import static browsy.style.property.FontProperties.FONT_VARIANT_LIGATURES;
import static browsy.style.property.TextProperties.TEXT_BOX_EDGE;
import static browsy.style.property.TextProperties.TEXT_BOX_TRIM;
import static browsy.style.property.TextProperties.TEXT_EMPHASIS_STYLE;
import static browsy.style.property.TextProperties.TEXT_WRAP_MODE;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.parse.ColorParsers;
import browsy.css.parse.ImageParsers;
import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import browsy.css.value.content.ListStyleImage;
import browsy.css.value.content.ListStyleType;
import browsy.css.value.font.FontVariantLigatures;
import browsy.css.value.fragmentation.BreakBetween;
import browsy.css.value.fragmentation.BreakInside;
import browsy.css.value.inline.TextBoxTrim;
import browsy.css.value.text.TextWrapMode;
import browsy.css.value.text.WhiteSpaceCollapse;
import java.util.List;
import java.util.Set;

/** The shorthands of fonts, text, lists and breaks. */
final class TextShorthands {
    /** Values of {@code font-variant} that have no longhand in this engine. */
    private static final Set<String> OTHER_VARIANTS =
            Set.of(
                    "sub",
                    "super",
                    "ordinal",
                    "slashed-zero",
                    "lining-nums",
                    "oldstyle-nums",
                    "proportional-nums",
                    "tabular-nums",
                    "diagonal-fractions",
                    "stacked-fractions",
                    "jis78",
                    "jis83",
                    "jis90",
                    "jis04",
                    "simplified",
                    "traditional",
                    "full-width",
                    "proportional-width",
                    "ruby",
                    "text",
                    "emoji",
                    "unicode",
                    "historical-forms");

    private TextShorthands() {}

    static void addTo(Shorthands shorthands) {
        shorthands.add("font", FontShorthand.LONGHANDS, FontShorthand::parse);
        shorthands.add(
                "font-variant",
                List.of(FONT_VARIANT_CAPS, FONT_VARIANT_LIGATURES),
                TextShorthands::fontVariant);
        shorthands.add(
                "white-space",
                List.of(WHITE_SPACE_COLLAPSE, TEXT_WRAP_MODE),
                TextShorthands::whiteSpace);
        shorthands.anyOrder("text-wrap", "text-wrap-mode", "text-wrap-style");
        shorthands.add(
                "list-style",
                List.of(LIST_STYLE_TYPE, LIST_STYLE_POSITION, LIST_STYLE_IMAGE),
                TextShorthands::listStyle);
        shorthands.add("text-box", List.of(TEXT_BOX_TRIM, TEXT_BOX_EDGE), TextShorthands::textBox);
        shorthands.add("text-emphasis", List.of(TEXT_EMPHASIS_STYLE), TextShorthands::textEmphasis);
        addBreaks(shorthands, "page-break-", BreakBetween.PAGE);
        addBreaks(shorthands, "-webkit-column-break-", BreakBetween.COLUMN);
    }

    /**
     * Adds the legacy break properties, see <a
     * href="https://drafts.csswg.org/css-break-4/#page-break-properties">css-break</a>.
     *
     * @param meaning the value that {@code always} stands for
     */
    private static void addBreaks(Shorthands shorthands, String prefix, BreakBetween meaning) {
        boolean page = meaning == BreakBetween.PAGE;
        for (Property<BreakBetween> property :
                List.of(ColumnProperties.BREAK_BEFORE, ColumnProperties.BREAK_AFTER)) {
            String name = prefix + property.name().substring("break-".length());
            shorthands.add(
                    name,
                    List.of(property),
                    (in, out) -> {
                        String keyword = in.takeIdent();
                        BreakBetween value =
                                keyword == null
                                        ? null
                                        : switch (keyword) {
                                            case "auto" -> BreakBetween.AUTO;
                                            case "always" -> meaning;
                                            case "avoid" -> BreakBetween.AVOID;
                                            case "left" -> page ? BreakBetween.LEFT : null;
                                            case "right" -> page ? BreakBetween.RIGHT : null;
                                            default -> null;
                                        };
                        if (value != null) {
                            out.set(property, Specified.of(value));
                        }
                        return value != null;
                    });
        }
        shorthands.add(
                prefix + "inside",
                List.of(ColumnProperties.BREAK_INSIDE),
                (in, out) -> {
                    boolean auto = in.takeIdent("auto");
                    if (!auto && !in.takeIdent("avoid")) {
                        return false;
                    }
                    out.set(
                            ColumnProperties.BREAK_INSIDE,
                            Specified.of(auto ? BreakInside.AUTO : BreakInside.AVOID));
                    return true;
                });
    }

    /**
     * Parses {@code normal | <'text-box-trim'> || <'text-box-edge'>}; an edge alone trims both
     * sides.
     *
     * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-shorthand">css-inline-3</a>
     */
    private static boolean textBox(ValueReader in, Shorthand.Output out) {
        if (in.takeIdent("normal")) {
            return true;
        }
        if (!Shorthands.anyOrder(in, out, List.of(TEXT_BOX_TRIM, TEXT_BOX_EDGE))) {
            return false;
        }
        if (!out.has(TEXT_BOX_TRIM)) {
            out.set(TEXT_BOX_TRIM, Specified.of(TextBoxTrim.TRIM_BOTH));
        }
        return true;
    }

    /**
     * Parses {@code <'text-emphasis-style'> || <'text-emphasis-color'>}. The colour is not kept,
     * because it does not affect layout.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-text-decor-4/#text-emphasis-property">css-text-decor-4</a>
     */
    private static boolean textEmphasis(ValueReader in, Shorthand.Output out) {
        boolean color = ColorParsers.color(in) != null;
        boolean style = Shorthands.one(in, out, TEXT_EMPHASIS_STYLE);
        color |= !color && style && ColorParsers.color(in) != null;
        return style || color;
    }

    private static boolean fontVariant(ValueReader in, Shorthand.Output out) {
        if (in.takeIdent("normal")) {
            return true;
        }
        if (in.takeIdent("none")) {
            out.set(FONT_VARIANT_LIGATURES, Specified.of(FontVariantLigatures.NONE));
            return true;
        }
        boolean any = false;
        while (!in.atEnd()) {
            String keyword = in.peekIdent();
            if (keyword != null && OTHER_VARIANTS.contains(keyword)) {
                in.takeIdent();
            } else if (keyword == null
                    || keyword.equals("normal")
                    || keyword.equals("none")
                    || !(!out.has(FONT_VARIANT_CAPS) && Shorthands.one(in, out, FONT_VARIANT_CAPS)
                            || !out.has(FONT_VARIANT_LIGATURES)
                                    && Shorthands.one(in, out, FONT_VARIANT_LIGATURES))) {
                return false;
            }
            any = true;
        }
        return any;
    }

    /**
     * Parses {@code white-space}, see <a
     * href="https://drafts.csswg.org/css-text-4/#white-space-property">css-text-4</a>.
     */
    private static boolean whiteSpace(ValueReader in, Shorthand.Output out) {
        String keyword = in.peekIdent();
        if (keyword == null) {
            return false;
        }
        switch (keyword) {
            case "normal" -> set(out, WhiteSpaceCollapse.COLLAPSE, TextWrapMode.WRAP);
            case "pre" -> set(out, WhiteSpaceCollapse.PRESERVE, TextWrapMode.NOWRAP);
            case "pre-wrap" -> set(out, WhiteSpaceCollapse.PRESERVE, TextWrapMode.WRAP);
            case "pre-line" -> set(out, WhiteSpaceCollapse.PRESERVE_BREAKS, TextWrapMode.WRAP);
            case "-webkit-nowrap" -> set(out, WhiteSpaceCollapse.COLLAPSE, TextWrapMode.NOWRAP);
            default -> {
                return Shorthands.anyOrder(in, out, List.of(WHITE_SPACE_COLLAPSE, TEXT_WRAP_MODE));
            }
        }
        in.takeIdent();
        return true;
    }

    private static void set(Shorthand.Output out, WhiteSpaceCollapse collapse, TextWrapMode mode) {
        out.set(WHITE_SPACE_COLLAPSE, Specified.of(collapse));
        out.set(TEXT_WRAP_MODE, Specified.of(mode));
    }

    /**
     * Parses {@code list-style}, where {@code none} applies to the type, the image, or to both if
     * it is the only one.
     */
    private static boolean listStyle(ValueReader in, Shorthand.Output out) {
        int nones = 0;
        boolean any = false;
        while (!in.atEnd()) {
            int start = in.position();
            if (in.takeIdent("none")) {
                nones++;
            } else if (out.has(LIST_STYLE_POSITION)
                    || !Shorthands.one(in, out, LIST_STYLE_POSITION)) {
                in.reset(start);
                Specified<ListStyleImage> image =
                        out.has(LIST_STYLE_IMAGE) ? null : ImageParsers.listStyleImage(in);
                if (image != null) {
                    out.set(LIST_STYLE_IMAGE, image);
                } else if (out.has(LIST_STYLE_TYPE) || !Shorthands.one(in, out, LIST_STYLE_TYPE)) {
                    return false;
                }
            }
            any = true;
        }
        // Each none takes the place of an omitted type or image.
        int free = (out.has(LIST_STYLE_TYPE) ? 0 : 1) + (out.has(LIST_STYLE_IMAGE) ? 0 : 1);
        if (nones > free) {
            return false;
        }
        if (nones > 0 && !out.has(LIST_STYLE_TYPE)) {
            out.set(LIST_STYLE_TYPE, Specified.of(ListStyleType.None.NONE));
        }
        return any;
    }
}
