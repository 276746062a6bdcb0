package browsy.style.hint;

import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.TableProperties.BORDER_COLLAPSE;
import static browsy.style.property.TableProperties.BORDER_SPACING;
import static browsy.style.property.TableProperties.CAPTION_SIDE;
import static browsy.style.property.TextProperties.TEXT_ALIGN;
import static browsy.style.property.TextProperties.TEXT_WRAP_MODE;
import static browsy.style.property.TextProperties.VERTICAL_ALIGN;

import browsy.css.parse.LengthParsers;
import browsy.css.value.Auto;
import browsy.css.value.Length;
import browsy.css.value.Percentage;
import browsy.css.value.TextAlign;
import browsy.css.value.VerticalAlignKeyword;
import browsy.css.value.box.BorderStyle;
import browsy.css.value.box.Float;
import browsy.css.value.table.BorderCollapse;
import browsy.css.value.table.BorderSpacing;
import browsy.css.value.table.CaptionSide;
import browsy.css.value.text.TextWrapMode;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The presentational hints of tables and their parts. Cells and groups also depend on attributes of
 * their table.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#tables-2">HTML</a>
 */
final class TableHints {

    private TableHints() {}

    static boolean isGroup(String tag) {
        return tag.equals("tbody")
                || tag.equals("thead")
                || tag.equals("tfoot")
                || tag.equals("colgroup");
    }

    /** Adds the hints of a table or a part of one; does nothing for other elements. */
    static void of(Element element, String tag, HintCollector hints) {
        switch (tag) {
            case "table" -> ofTable(element, hints);
            case "td", "th" -> ofCell(element, hints);
            case "tr", "tbody", "thead", "tfoot" -> {
                ofPart(element, hints);
                hints.setLength(
                        HEIGHT,
                        LegacyDimensions.dimension(
                                PresentationalHints.optional(element, "height")));
                if (isGroup(tag)) {
                    ofGroup(element, hints);
                }
            }
            case "col", "colgroup" -> {
                ofPart(element, hints);
                hints.setLength(
                        WIDTH,
                        LegacyDimensions.dimension(PresentationalHints.optional(element, "width")));
                if (isGroup(tag)) {
                    ofGroup(element, hints);
                }
            }
            case "caption" -> {
                if (PresentationalHints.attribute(element, "align").equals("bottom")) {
                    hints.set(CAPTION_SIDE, CaptionSide.BOTTOM);
                }
            }
            default -> {}
        }
    }

    private static void ofTable(Element table, HintCollector hints) {
        hints.setLength(
                WIDTH, LegacyDimensions.nonZero(PresentationalHints.optional(table, "width")));
        hints.setLength(
                HEIGHT, LegacyDimensions.dimension(PresentationalHints.optional(table, "height")));
        PresentationalHints.background(table, hints);
        switch (PresentationalHints.attribute(table, "align")) {
            case "left" -> hints.set(FLOAT, Float.LEFT);
            case "right" -> hints.set(FLOAT, Float.RIGHT);
            case "center" -> {
                hints.set(MARGIN_LEFT, Auto.AUTO);
                hints.set(MARGIN_RIGHT, Auto.AUTO);
            }
            default -> {}
        }
        String cellspacing = PresentationalHints.optional(table, "cellspacing");
        int spacing = LegacyDimensions.nonNegative(cellspacing);
        // As in Chromium, a percentage is invalid.
        if (spacing >= 0 && !(LegacyDimensions.dimension(cellspacing) instanceof Percentage)) {
            hints.setSpecified(
                    BORDER_SPACING,
                    LengthParsers.absolute(spacing).map(px -> new BorderSpacing(px.px(), px.px())));
        }
        borders(table, hints);
    }

    /**
     * Adds the borders of a table by its {@code border}, {@code frame} and {@code rules}
     * attributes.
     */
    private static void borders(Element table, HintCollector hints) {
        int border = borderOf(table);
        Rules rules = Rules.of(table);
        boolean colored = !table.attr("bordercolor").isBlank();
        if (border > 0) {
            BorderHints.all(hints, border, colored ? BorderStyle.SOLID : BorderStyle.OUTSET);
        } else if (border == 0) {
            // The style is not set, so that widths of author rules have no effect.
            BorderHints.width(hints, 0);
        }
        if (rules != Rules.UNSET) {
            hints.set(BORDER_COLLAPSE, BorderCollapse.COLLAPSE);
        }
        String frame = PresentationalHints.attribute(table, "frame");
        String sides =
                switch (frame) {
                    case "void" -> "";
                    case "above" -> "t";
                    case "below" -> "b";
                    case "hsides" -> "tb";
                    case "lhs" -> "l";
                    case "rhs" -> "r";
                    case "vsides" -> "lr";
                    case "box", "border" -> "tblr";
                    default -> null;
                };
        if (sides != null) {
            // As in browsers, the later of the two attributes takes precedence.
            boolean bordered = border > 0 && comesAfter(table, "border", "frame");
            BorderHints.width(hints, bordered ? border : 1);
            hidden(hints, BorderHints.TOP, sides.contains("t"));
            hidden(hints, BorderHints.RIGHT, sides.contains("r"));
            hidden(hints, BorderHints.BOTTOM, sides.contains("b"));
            hidden(hints, BorderHints.LEFT, sides.contains("l"));
        } else if (border <= 0 && rules != Rules.UNSET) {
            BorderHints.style(hints, BorderStyle.HIDDEN);
        }
    }

    /** Whether the attribute {@code one} comes after the attribute {@code other}. */
    private static boolean comesAfter(Element element, String one, String other) {
        for (Attribute attribute : element.attributes()) {
            if (attribute.getKey().equals(one)) {
                return false;
            }
            if (attribute.getKey().equals(other)) {
                return true;
            }
        }
        return false;
    }

    /** Sets the border style of a side: solid if it is drawn, else hidden. */
    private static void hidden(HintCollector hints, int side, boolean drawn) {
        hints.set(BorderHints.STYLES.get(side), drawn ? BorderStyle.SOLID : BorderStyle.HIDDEN);
    }

    /**
     * The border width by the {@code border} attribute in CSS px; 1 if it is not a number, -1 if it
     * is missing.
     */
    private static int borderOf(Element table) {
        String value = PresentationalHints.optional(table, "border");
        if (value == null) {
            return -1;
        }
        int width = LegacyDimensions.nonNegative(value);
        return width < 0 ? 1 : width;
    }

    private static void ofCell(Element cell, HintCollector hints) {
        Element table = tableOf(cell);
        if (table != null) {
            int padding = paddingOf(table);
            if (padding >= 0) {
                Length length = Length.px(padding);
                hints.setLength(PADDING_TOP, length);
                hints.setLength(PADDING_RIGHT, length);
                hints.setLength(PADDING_BOTTOM, length);
                hints.setLength(PADDING_LEFT, length);
            }
            cellBorders(table, hints);
        }
        hints.setLength(
                WIDTH, LegacyDimensions.nonZero(PresentationalHints.optional(cell, "width")));
        hints.setLength(
                HEIGHT, LegacyDimensions.nonZero(PresentationalHints.optional(cell, "height")));
        if (cell.hasAttr("nowrap")) {
            hints.set(TEXT_WRAP_MODE, TextWrapMode.NOWRAP);
        }
        ofPart(cell, hints);
    }

    /**
     * The padding of cells by the {@code cellpadding} attribute in CSS px, -1 if it is missing or
     * empty. As in Chromium, values that are not a number or negative count as 0.
     */
    private static int paddingOf(Element table) {
        String value = PresentationalHints.optional(table, "cellpadding");
        return value == null || value.isEmpty()
                ? -1
                : Math.max(0, LegacyDimensions.nonNegative(value));
    }

    /** Adds the borders of a cell by the attributes of its table. */
    private static void cellBorders(Element table, HintCollector hints) {
        Rules rules = Rules.of(table);
        switch (rules) {
            case ALL -> BorderHints.all(hints, 1, BorderStyle.SOLID);
            case ROWS -> {
                BorderHints.side(hints, BorderHints.TOP, 1, BorderStyle.SOLID);
                BorderHints.side(hints, BorderHints.BOTTOM, 1, BorderStyle.SOLID);
            }
            case COLS -> {
                BorderHints.side(hints, BorderHints.LEFT, 1, BorderStyle.SOLID);
                BorderHints.side(hints, BorderHints.RIGHT, 1, BorderStyle.SOLID);
            }
            case UNSET -> {
                if (borderOf(table) > 0) {
                    boolean colored = !table.attr("bordercolor").isBlank();
                    BorderHints.all(hints, 1, colored ? BorderStyle.SOLID : BorderStyle.INSET);
                }
            }
            case NONE, GROUPS -> {}
        }
    }

    private static void ofGroup(Element group, HintCollector hints) {
        Element table = tableOf(group);
        if (table == null || Rules.of(table) != Rules.GROUPS) {
            return;
        }
        boolean columns = group.normalName().equals("colgroup");
        int first = columns ? BorderHints.LEFT : BorderHints.TOP;
        int second = columns ? BorderHints.RIGHT : BorderHints.BOTTOM;
        BorderHints.side(hints, first, 1, BorderStyle.SOLID);
        BorderHints.side(hints, second, 1, BorderStyle.SOLID);
    }

    /** Adds the background and alignment of a cell, row, column or group. */
    private static void ofPart(Element part, HintCollector hints) {
        PresentationalHints.background(part, hints);
        switch (PresentationalHints.attribute(part, "align")) {
            case "left" -> hints.set(TEXT_ALIGN, TextAlign.WEBKIT_LEFT);
            case "right" -> hints.set(TEXT_ALIGN, TextAlign.WEBKIT_RIGHT);
            case "center", "middle" -> hints.set(TEXT_ALIGN, TextAlign.WEBKIT_CENTER);
            case "absmiddle" -> hints.set(TEXT_ALIGN, TextAlign.CENTER);
            case "justify" -> hints.set(TEXT_ALIGN, TextAlign.JUSTIFY);
            default -> {}
        }
        switch (PresentationalHints.attribute(part, "valign")) {
            case "top" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.TOP);
            case "middle" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.MIDDLE);
            case "bottom" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.BOTTOM);
            case "baseline" -> hints.set(VERTICAL_ALIGN, VerticalAlignKeyword.BASELINE);
            default -> {}
        }
    }

    /**
     * The table of a part: the nearest table at most three levels above, where the parser puts it;
     * null if there is none.
     */
    private static @Nullable Element tableOf(Element part) {
        Element ancestor = part.parent();
        for (int level = 0; ancestor != null && level < 3; level++) {
            if (ancestor.normalName().equals("table")) {
                return ancestor;
            }
            ancestor = ancestor.parent();
        }
        return null;
    }

    /** The values of the {@code rules} attribute. */
    private enum Rules {
        UNSET,
        NONE,
        GROUPS,
        ROWS,
        COLS,
        ALL;

        static Rules of(Element table) {
            return switch (PresentationalHints.attribute(table, "rules")) {
                case "none" -> NONE;
                case "groups" -> GROUPS;
                case "rows" -> ROWS;
                case "cols" -> COLS;
                case "all" -> ALL;
                default -> UNSET;
            };
        }
    }
}
