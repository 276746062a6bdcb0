package browsy.spatial.content;

import browsy.content.Meaning;
import browsy.content.Meaning.Alignment;
import browsy.content.Structure;
import browsy.css.value.TextAlign;
import browsy.model.Role;
import browsy.spatial.role.DataTables;
import browsy.spatial.role.HeadingLevels;
import browsy.spatial.role.Roles;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.TextProperties;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Determines the {@link browsy.content.Meaning} of elements in the content tree, such as heading,
 * list item or table cell with its spans, from tag, role and attributes.
 */
public final class ContentMeanings {

    private static final int MAX_ROWS = 65_534;

    /** The prefixes of class names that name a programming language. */
    private static final List<String> LANGUAGE_PREFIXES =
            List.of("language-", "lang-", "highlight-source-", "highlight-");

    private final FlatTree tree;
    private final Roles roles;
    private final HeadingLevels levels;
    private final DataTables tables;
    private final Hyperlinks addresses;

    /** The number of the next item of each ordered list, by the index of the list. */
    private final Map<Integer, Integer> nextNumbers = new HashMap<>();

    public ContentMeanings(FlatTree tree, Roles roles, DataTables tables, Hyperlinks addresses) {
        this.tree = tree;
        this.roles = roles;
        this.levels = new HeadingLevels(tree);
        this.tables = tables;
        this.addresses = addresses;
    }

    /** The role that the markup declares for an element, null if it declares none. */
    @Nullable Role role(int index) {
        return roles.explicitRole(index);
    }

    /** The meaning of an element. Must be called once for each element, in document order. */
    Meaning of(int index) {
        Role role = roles.explicitRole(index);
        if (role != null) {
            return switch (role) {
                case HEADING -> heading(index);
                case LIST -> Structure.LIST;
                case LISTITEM -> item(index);
                case NONE, PRESENTATION -> Structure.NONE;
                default -> byTag(index);
            };
        }
        return byTag(index);
    }

    private Meaning byTag(int index) {
        return switch (tree.tag(index)) {
            case "h1", "h2", "h3", "h4", "h5", "h6" -> heading(index);
            case "p" -> Structure.PARAGRAPH;
            case "ul", "menu", "dir" -> Structure.LIST;
            case "ol" -> orderedList(index);
            case "li" -> item(index);
            case "blockquote" -> Structure.QUOTE;
            case "pre", "listing", "xmp", "plaintext" -> new Meaning.Preformatted(language(index));
            case "dl" -> Structure.DEFINITION_LIST;
            case "dt" -> Structure.TERM;
            case "dd" -> Structure.DEFINITION;
            case "figure" -> Structure.FIGURE;
            case "figcaption" -> Structure.FIGURE_CAPTION;
            case "details" -> Structure.DETAILS;
            case "hr" -> Structure.RULE;
            case "table" -> tables.isData(index) ? Structure.TABLE : Structure.NONE;
            case "tr" -> tables.isInData(index) ? row(index) : Structure.NONE;
            case "td" -> cell(index, false);
            case "th" -> cell(index, true);
            case "caption" -> tables.isInData(index) ? Structure.TABLE_CAPTION : Structure.NONE;
            default -> Structure.NONE;
        };
    }

    private Meaning heading(int index) {
        return new Meaning.Heading(levels.of(index));
    }

    private Meaning orderedList(int index) {
        int start = integer(index, "start", 1);
        if (tree.hasAttribute(index, "reversed")) {
            start = tree.hasAttribute(index, "start") ? start : items(index);
        }
        nextNumbers.put(index, start);
        return Structure.LIST;
    }

    private int items(int list) {
        int count = 0;
        for (int i = list + 1; i < tree.end(list); i = tree.end(i)) {
            count += tree.tag(i).equals("li") ? 1 : 0;
        }
        return count;
    }

    /** An item takes its number from the ordered list that is its parent. */
    private Meaning item(int index) {
        int list = tree.parent(index);
        Integer next = list < 0 ? null : nextNumbers.get(list);
        if (next == null) {
            return new Meaning.Item(null);
        }
        int number = integer(index, "value", next);
        nextNumbers.put(list, tree.hasAttribute(list, "reversed") ? number - 1 : number + 1);
        return new Meaning.Item(number);
    }

    private int integer(int index, String attribute, int fallback) {
        Integer value = AttributeValues.integer(tree.element(index), attribute);
        return value == null ? fallback : value;
    }

    private Meaning row(int index) {
        int group = tree.parent(index);
        return switch (group < 0 ? "" : tree.tag(group)) {
            case "thead" -> Structure.HEADER_ROW;
            case "tfoot" -> Structure.FOOTER_ROW;
            default -> Structure.ROW;
        };
    }

    private Meaning cell(int index, boolean header) {
        if (!tables.isInData(index)) {
            return Structure.NONE;
        }
        return new Meaning.Cell(
                header,
                AttributeValues.columnSpan(tree.element(index)),
                rowSpan(index),
                alignment(tree.style(index)));
    }

    private int rowSpan(int index) {
        Integer value = AttributeValues.nonNegative(tree.element(index), "rowspan");
        if (value == null) {
            return 1;
        }
        // A rowspan of 0 means all remaining rows of the row group.
        return value == 0 ? MAX_ROWS : Math.min(value, MAX_ROWS);
    }

    private static Alignment alignment(@Nullable ComputedStyle style) {
        if (style == null) {
            return Alignment.START;
        }
        TextAlign align = style.get(TextProperties.TEXT_ALIGN);
        return switch (align) {
            case CENTER, WEBKIT_CENTER -> Alignment.CENTER;
            case END, RIGHT, WEBKIT_RIGHT -> Alignment.END;
            case START, LEFT, JUSTIFY, WEBKIT_LEFT -> Alignment.START;
        };
    }

    /**
     * The programming language named by a class of a {@code pre} element, of the {@code code}
     * element in it, or of one of its two nearest ancestors; null if none is named.
     */
    private @Nullable String language(int pre) {
        String own = languageOf(pre);
        if (own == null && pre + 1 < tree.end(pre) && tree.tag(pre + 1).equals("code")) {
            own = languageOf(pre + 1);
        }
        for (int up = tree.parent(pre), i = 0; own == null && up >= 0 && i < 2; i++) {
            own = languageOf(up);
            up = tree.parent(up);
        }
        return own;
    }

    private @Nullable String languageOf(int index) {
        String[] classes = tree.classes(index);
        for (String name : classes) {
            for (String prefix : LANGUAGE_PREFIXES) {
                if (name.startsWith(prefix) && name.length() > prefix.length()) {
                    return name.substring(prefix.length());
                }
            }
        }
        int source = Arrays.asList(classes).indexOf("sourceCode");
        return source >= 0 && source + 1 < classes.length ? classes[source + 1] : null;
    }

    /** The meaning of an image, with its alternative text and its URL. */
    Meaning.Image image(int index, String alternative) {
        return new Meaning.Image(alternative, addresses.source(index));
    }
}
