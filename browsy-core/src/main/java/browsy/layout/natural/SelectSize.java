package browsy.layout.natural;

import static browsy.style.property.BoxProperties.APPEARANCE;
import static browsy.style.property.BoxProperties.FIELD_SIZING;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.LOCALE;
import static browsy.style.property.TextProperties.TEXT_TRANSFORM;

import browsy.css.value.box.FieldSizing;
import browsy.css.value.interaction.Appearance;
import browsy.infra.Ascii;
import browsy.layout.box.InnerLine;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.text.TextTransformer;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/** Sizes of {@code <select>}: the button of a drop-down list, and the rows of a list box. */
public final class SelectSize {
    private static final int DEFAULT_ROWS = 4;
    private static final int MAX_ROWS = 10_000;

    /** Space before the text of a drop-down list, in CSS px. */
    private static final double TEXT_MARGIN = 4;

    /** Width of the arrow of a drop-down list and the space before it, in CSS px. */
    private static final double ARROW = 16;

    private static final double MIN_ARROW = 15;

    /** Space above and below the text of a drop-down list, in CSS px. */
    private static final double LINE_PADDING = 1;

    private static final double ROW_PADDING = 1;
    private static final double MIN_ROW_EMS = 1.2;
    private static final String GROUP_INDENT = "    ";

    /** The text after the number of selected options, if a drop-down list shows their number. */
    private static final String COUNTED = " selected";

    private SelectSize() {}

    /** Whether the options are shown in place. */
    public static boolean isListBox(Element select) {
        return rows(select) > 1;
    }

    /** Returns the number of rows of a list box; 1 for a drop-down list. */
    public static int rows(Element select) {
        int otherwise = select.hasAttr("multiple") ? DEFAULT_ROWS : 1;
        return Math.min(MAX_ROWS, TextFieldSize.positive(select.attr("size"), otherwise));
    }

    /** Returns the block size of an option in a list box, in CSS px. */
    public static double rowSize(Element option, ComputedStyle style) {
        return new ControlPart(style).outerBlock(lineHeight(label(option), style));
    }

    /** Returns the height of a line of text in a list box, in CSS px. */
    public static double lineHeight(String text, ComputedStyle style) {
        return new ControlFont(style).normalLine(text).height();
    }

    /** Returns the block size of a row if there are no options, in CSS px. */
    public static double emptyRowSize(ComputedStyle select) {
        return new ControlFont(select).menuLine().height() + ROW_PADDING;
    }

    /** Returns the minimum block size of a row, in CSS px. */
    public static double leastRowSize(ComputedStyle row) {
        return LayoutUnit.truncate(row.get(FONT_SIZE) * MIN_ROW_EMS);
    }

    /**
     * Returns the size of a drop-down list. With size containment the options do not count, but the
     * arrow does.
     */
    static ControlSize dropDown(Element select, ComputedStyle style) {
        ControlFont font = new ControlFont(style);
        boolean contained = style.get(CONTAIN).size();
        double text = contained ? 0 : textWidth(select, style, font);
        if (style.get(APPEARANCE) == Appearance.NONE) {
            return contained
                    ? new ControlSize(0, 0, null)
                    : ControlSize.ofLine(text, font.styledMenuLine().safelyCentered());
        }
        InnerLine line = font.menuLine();
        double padding = Math.floor(font.zoomed(LINE_PADDING));
        double height = line.height() + 2 * padding;
        InnerLine padded = new InnerLine(height, line.baseline() + padding);
        double beside =
                Math.floor(font.zoomed(TEXT_MARGIN))
                        + Math.max(MIN_ARROW, Math.floor(font.zoomed(ARROW)));
        return new ControlSize(text + beside, height, padded.safelyCentered());
    }

    /**
     * Returns the width of the widest option; with {@code field-sizing: content}, that of the text
     * that is shown. A drop-down list with {@code multiple} shows the selected option, or how many
     * are selected if it is not one.
     */
    private static double textWidth(Element select, ComputedStyle style, ControlFont font) {
        Elements options = select.getElementsByTag("option");
        boolean isMultiple = select.hasAttr("multiple");
        if (style.get(FIELD_SIZING) == FieldSizing.CONTENT) {
            return shownWidth(options, isMultiple, style, font);
        }
        OptionWidths widths = new OptionWidths(font);
        double widest = isMultiple ? widths.of(options.size() + COUNTED) : 0;
        for (Element option : options) {
            widest = Math.max(widest, widths.of(text(option, style)));
        }
        return Math.ceil(widest);
    }

    private static double shownWidth(
            Elements options, boolean isMultiple, ComputedStyle style, ControlFont font) {
        Element shown = options.first();
        int selected = 0;
        for (Element option : options) {
            if (option.hasAttr("selected")) {
                shown = option;
                selected++;
            }
        }
        if (isMultiple && selected != 1) {
            return font.width(selected + COUNTED);
        }
        return shown == null ? 0 : font.width(text(shown, style));
    }

    /**
     * Returns the label of an option.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-elements.html#attr-option-label">HTML</a>
     */
    public static String label(Element option) {
        String label = option.attr("label");
        return label.isEmpty() ? Ascii.collapse(option.wholeText()) : label;
    }

    /** Returns the displayed text of an option, indented if it is in a group. */
    private static String text(Element option, ComputedStyle style) {
        String text =
                TextTransformer.apply(
                        style.get(TEXT_TRANSFORM).letterCase(),
                        label(option),
                        style.get(LOCALE).tag(),
                        (char) 0);
        Element parent = option.parent();
        boolean grouped = parent != null && parent.nameIs("optgroup");
        return grouped ? GROUP_INDENT + text : text;
    }
}
