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
        shorthands.add("font", FontShorthand.LONGHANDS, ShorthandGrammar.FONT);
        shorthands.add(
                "font-variant",
                List.of(FONT_VARIANT_CAPS, FONT_VARIANT_LIGATURES),
                ShorthandGrammar.FONT_VARIANT);
        shorthands.add(
                "white-space",
                List.of(WHITE_SPACE_COLLAPSE, TEXT_WRAP_MODE),
                ShorthandGrammar.WHITE_SPACE);
        shorthands.anyOrder("text-wrap", "text-wrap-mode", "text-wrap-style");
        shorthands.add(
                "list-style",
                List.of(LIST_STYLE_TYPE, LIST_STYLE_POSITION, LIST_STYLE_IMAGE),
                ShorthandGrammar.LIST_STYLE);
        shorthands.add(
                "text-box", List.of(TEXT_BOX_TRIM, TEXT_BOX_EDGE), ShorthandGrammar.TEXT_BOX);
        shorthands.add(
                "text-emphasis", List.of(TEXT_EMPHASIS_STYLE), ShorthandGrammar.TEXT_EMPHASIS);
        addBreaks(shorthands, "page-break-", ShorthandGrammar.PAGE_BREAK);
        addBreaks(shorthands, "-webkit-column-break-", ShorthandGrammar.COLUMN_BREAK);
    }

    /**
     * Adds the legacy break properties, see <a
     * href="https://drafts.csswg.org/css-break-4/#page-break-properties">css-break</a>.
     */
    private static void addBreaks(
            Shorthands shorthands, String prefix, ShorthandGrammar beforeOrAfter) {
        shorthands.add(prefix + "before", List.of(ColumnProperties.BREAK_BEFORE), beforeOrAfter);
        shorthands.add(prefix + "after", List.of(ColumnProperties.BREAK_AFTER), beforeOrAfter);
        shorthands.add(
                prefix + "inside",
                List.of(ColumnProperties.BREAK_INSIDE),
                ShorthandGrammar.BREAK_INSIDE);
    }

    /**
     * Parses a legacy break before or after a box.
     *
     * @param meaning the value that {@code always} stands for
     */
    static boolean legacyBreak(
            ValueReader in, Shorthand.Output out, Longhand property, BreakBetween meaning) {
        boolean page = meaning == BreakBetween.PAGE;
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
    }

    /** Parses a legacy break inside a box. */
    static boolean legacyBreakInside(ValueReader in, Shorthand.Output out) {
        boolean auto = in.takeIdent("auto");
        if (!auto && !in.takeIdent("avoid")) {
            return false;
        }
        out.set(
                ColumnProperties.BREAK_INSIDE,
                Specified.of(auto ? BreakInside.AUTO : BreakInside.AVOID));
        return true;
    }

    /**
     * Parses {@code normal | <'text-box-trim'> || <'text-box-edge'>}; an edge alone trims both
     * sides.
     *
     * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-shorthand">css-inline-3</a>
     */
    static boolean textBox(ValueReader in, Shorthand.Output out) {
        if (in.takeIdent("normal")) {
            return true;
        }
        if (!ShorthandGrammar.anyOrder(in, out, List.of(TEXT_BOX_TRIM, TEXT_BOX_EDGE))) {
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
    static boolean textEmphasis(ValueReader in, Shorthand.Output out) {
        boolean color = ColorParsers.color(in) != null;
        boolean style = ShorthandGrammar.one(in, out, TEXT_EMPHASIS_STYLE);
        color |= !color && style && ColorParsers.color(in) != null;
        return style || color;
    }

    static boolean fontVariant(ValueReader in, Shorthand.Output out) {
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
                    || !(!out.has(FONT_VARIANT_CAPS)
                                    && ShorthandGrammar.one(in, out, FONT_VARIANT_CAPS)
                            || !out.has(FONT_VARIANT_LIGATURES)
                                    && ShorthandGrammar.one(in, out, FONT_VARIANT_LIGATURES))) {
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
    static boolean whiteSpace(ValueReader in, Shorthand.Output out) {
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
                return ShorthandGrammar.anyOrder(
                        in, out, List.of(WHITE_SPACE_COLLAPSE, TEXT_WRAP_MODE));
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
    static boolean listStyle(ValueReader in, Shorthand.Output out) {
        int nones = 0;
        boolean any = false;
        while (!in.atEnd()) {
            int start = in.position();
            if (in.takeIdent("none")) {
                nones++;
            } else if (out.has(LIST_STYLE_POSITION)
                    || !ShorthandGrammar.one(in, out, LIST_STYLE_POSITION)) {
                in.reset(start);
                Specified<ListStyleImage> image =
                        out.has(LIST_STYLE_IMAGE) ? null : ImageParsers.listStyleImage(in);
                if (image != null) {
                    out.set(LIST_STYLE_IMAGE, image);
                } else if (out.has(LIST_STYLE_TYPE)
                        || !ShorthandGrammar.one(in, out, LIST_STYLE_TYPE)) {
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
