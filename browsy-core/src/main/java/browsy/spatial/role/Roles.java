package browsy.spatial.role;

import static browsy.spatial.tree.AttributeValues.keyword;
import static browsy.spatial.tree.AttributeValues.nonBlank;

import browsy.html.AttributeKind;
import browsy.html.LinkAddress;
import browsy.infra.EnumFlags;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.tree.TagCategory;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The ARIA role of each element: the explicit role from the {@code role} attribute, or else the
 * implicit role of the markup.
 *
 * @see <a href="https://w3c.github.io/html-aam/#html-element-role-mappings">HTML-AAM</a>
 */
public final class Roles {

    /** Attributes that give a role to an element whose tag implies none. */
    private static final EnumFlags<AttributeKind> ROLE_GIVING =
            EnumFlags.of(AttributeKind.ROLE, AttributeKind.INTERACTION);

    private static final Set<String> SECTIONING =
            Set.of("article", "aside", "main", "nav", "section");

    /**
     * The global states and properties of ARIA, without those whose global use is deprecated. An
     * element with one of them keeps its role although the author declares it presentational.
     *
     * @see <a href="https://w3c.github.io/aria/#global_states">WAI-ARIA</a>
     */
    private static final List<String> GLOBAL_ARIA =
            List.of(
                    "aria-label",
                    "aria-labelledby",
                    "aria-describedby",
                    "aria-description",
                    "aria-details",
                    "aria-controls",
                    "aria-owns",
                    "aria-live",
                    "aria-atomic",
                    "aria-busy",
                    "aria-relevant",
                    "aria-current",
                    "aria-flowto",
                    "aria-keyshortcuts",
                    "aria-roledescription",
                    "aria-braillelabel",
                    "aria-brailleroledescription");

    private final FlatTree tree;
    private final IdLookup scopes;
    private final OwnedElements owned;
    private final HeaderCells headerCells = new HeaderCells();

    /** The roles by index in the tree, cached after the first request. */
    private final @Nullable Role[] known;

    private final BitSet asked = new BitSet();

    public Roles(FlatTree tree, IdLookup scopes) {
        this.tree = tree;
        this.scopes = scopes;
        owned = new OwnedElements(tree, scopes);
        known = new @Nullable Role[tree.size()];
    }

    /** The elements that {@code aria-owns} reparents. */
    public OwnedElements owned() {
        return owned;
    }

    /**
     * The role of an element, null if it has none or if the role is generic, none or presentation.
     */
    public @Nullable Role role(Element element) {
        int index = tree.indexOf(element);
        return index < 0 ? null : role(index);
    }

    /** The role of the element of an index, null if it has none. */
    public @Nullable Role role(int index) {
        if (tree.is(index, TagCategory.ORDINARY) && !tree.hasAny(index, ROLE_GIVING)) {
            return null;
        }
        if (!asked.get(index)) {
            asked.set(index);
            Role explicit = explicitRole(index);
            known[index] = explicit != null ? explicit : implicitRole(index);
        }
        return known[index];
    }

    /**
     * The explicit role: the first token of the {@code role} attribute that is a role and allowed
     * on the element. {@code none} and {@code presentation} are ignored on focusable elements and
     * on elements with a global ARIA attribute.
     *
     * @see <a href="https://w3c.github.io/aria/#conflict_resolution_presentation_none">WAI-ARIA</a>
     */
    public @Nullable Role explicitRole(int index) {
        if (!tree.has(index, AttributeKind.ROLE)) {
            return null;
        }
        Element element = tree.element(index);
        for (String token : AttributeValues.tokens(element, "role")) {
            Optional<Role> role = Role.of(token);
            if (role.isPresent() && isUsable(role.get(), index)) {
                return role.get();
            }
        }
        return null;
    }

    /** Whether the explicit role is {@code none} or {@code presentation}. */
    public boolean isPresentational(int index) {
        Role role = explicitRole(index);
        return role == Role.NONE || role == Role.PRESENTATION;
    }

    private boolean isUsable(Role role, int index) {
        Element element = tree.element(index);
        return switch (role) {
            case NONE, PRESENTATION ->
                    !isFocusable(element) && !hasGlobalAria(element) && !isHandled(element);
            case GENERIC -> !isHandled(element);
            case FORM, REGION -> hasAuthorName(element);
            case LISTITEM -> isWithin(index, Role.LIST);
            case OPTION -> isWithin(index, Role.LISTBOX);
            case TREEITEM -> isWithin(index, Role.TREE);
            default -> true;
        };
    }

    /**
     * Whether the nearest ancestor with a role is one that the element's role requires, or a group
     * in one. Ancestors without a role are skipped.
     *
     * @see <a href="https://w3c.github.io/aria/#mustContain">required accessibility parents</a>
     */
    private boolean isWithin(int index, Role whole) {
        int owner = owned.owner(index);
        for (int up = owner < 0 ? tree.parent(index) : owner; up >= 0; up = tree.parent(up)) {
            Role role = role(up);
            if (role != null && role != Role.NONE && role != Role.PRESENTATION) {
                return role == whole
                        || role == Role.GROUP
                        || (role == Role.DIRECTORY && whole == Role.LIST);
            }
        }
        return false;
    }

    /** Whether the markup makes an element focusable. */
    public static boolean isFocusable(Element element) {
        if (AttributeValues.has(element, "tabindex") || isEditingHost(element)) {
            return true;
        }
        return switch (element.normalName()) {
            case "a", "area" -> LinkAddress.of(element) != null;
            case "button", "select", "textarea" -> !AttributeValues.has(element, "disabled");
            case "input" ->
                    !AttributeValues.has(element, "disabled")
                            && !keyword(element, "type").equals("hidden");
            case "iframe", "summary" -> true;
            default -> false;
        };
    }

    /** Whether an element is an editing host. */
    public static boolean isEditingHost(Element element) {
        if (!AttributeValues.has(element, "contenteditable")) {
            return false;
        }
        return switch (keyword(element, "contenteditable")) {
            case "", "true", "plaintext-only" -> true;
            default -> false;
        };
    }

    private static boolean hasGlobalAria(Element element) {
        for (String attribute : GLOBAL_ARIA) {
            if (nonBlank(element, attribute) != null) {
                return true;
            }
        }
        return false;
    }

    private boolean hasAuthorName(Element element) {
        return nonBlank(element, "aria-label") != null
                || nonBlank(element, "title") != null
                || !scopes.referenced(element, "aria-labelledby").isEmpty();
    }

    /** The implicit role of an element, null if it has none. */
    private @Nullable Role implicitRole(int index) {
        Element element = tree.element(index);
        return switch (tree.tag(index)) {
            case "a", "area" -> LinkAddress.of(element) != null ? Role.LINK : null;
            case "address", "details", "fieldset", "hgroup" -> Role.GROUP;
            case "article" -> Role.ARTICLE;
            case "aside" -> aside(index);
            case "blockquote" -> Role.BLOCKQUOTE;
            case "button", "summary" -> buttonOrSummary(element);
            case "caption" -> Role.CAPTION;
            case "code" -> Role.CODE;
            case "datalist" -> Role.LISTBOX;
            case "dd" -> Role.DEFINITION;
            case "del", "s" -> Role.DELETION;
            case "dfn", "dt" -> Role.TERM;
            case "dialog" -> Role.DIALOG;
            case "em" -> Role.EMPHASIS;
            case "figure" -> Role.FIGURE;
            case "footer" -> ofPage(index) ? Role.CONTENTINFO : Role.SECTIONFOOTER;
            case "form" -> Role.FORM;
            case "h1", "h2", "h3", "h4", "h5", "h6" -> Role.HEADING;
            case "header" -> ofPage(index) ? Role.BANNER : Role.SECTIONHEADER;
            case "hr" -> Role.SEPARATOR;
            case "img" -> image(element);
            case "input" -> input(element);
            case "ins" -> Role.INSERTION;
            case "li" -> isInList(index) ? Role.LISTITEM : null;
            case "main" -> Role.MAIN;
            case "mark" -> Role.MARK;
            case "math" -> Role.MATH;
            case "menu", "ol", "ul", "dir" -> Role.LIST;
            case "meter" -> Role.METER;
            case "nav" -> Role.NAVIGATION;
            case "optgroup" -> Role.GROUP;
            case "option" -> Role.OPTION;
            case "output" -> Role.STATUS;
            case "p" -> Role.PARAGRAPH;
            case "progress" -> Role.PROGRESSBAR;
            case "search" -> Role.SEARCH;
            case "section" -> hasAuthorName(element) ? Role.REGION : null;
            case "select" -> isListBox(element) ? Role.LISTBOX : Role.COMBOBOX;
            case "strong" -> Role.STRONG;
            case "sub" -> Role.SUBSCRIPT;
            case "sup" -> Role.SUPERSCRIPT;
            case "svg" -> isNamedGraphic(element) ? Role.IMG : null;
            case "table" -> Role.TABLE;
            case "tbody", "tfoot", "thead" -> inTable(index, Role.ROWGROUP);
            case "td" -> dataCell(index);
            case "textarea" -> Role.TEXTBOX;
            case "th" -> headerCell(index);
            case "time" -> Role.TIME;
            case "tr" -> inTable(index, Role.ROW);
            default ->
                    tree.has(index, AttributeKind.INTERACTION) && isGrouping(element)
                            ? Role.GROUP
                            : null;
        };
    }

    /**
     * Whether an element without a role of its own becomes a group because a user can move, open or
     * focus it.
     */
    private static boolean isGrouping(Element element) {
        return element.normalName().equals("div") && isHandled(element);
    }

    /**
     * Whether an element is a popover, draggable or focused on load, so that its role cannot be
     * none.
     */
    private static boolean isHandled(Element element) {
        return AttributeValues.has(element, "popover")
                || AttributeValues.has(element, "autofocus")
                || (AttributeValues.has(element, "draggable")
                        && !keyword(element, "draggable").equals("false"));
    }

    private @Nullable Role aside(int index) {
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            if (isSectioningContent(tree.tag(up))) {
                return hasAuthorName(tree.element(index)) ? Role.COMPLEMENTARY : null;
            }
            if (tree.tag(up).equals("main")) {
                return Role.COMPLEMENTARY;
            }
        }
        return Role.COMPLEMENTARY;
    }

    private static boolean isSectioningContent(String tag) {
        return SECTIONING.contains(tag) && !tag.equals("main");
    }

    /**
     * Whether a {@code header} or {@code footer} belongs to the page and not to a section of it.
     */
    private boolean ofPage(int index) {
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            if (SECTIONING.contains(tree.tag(up))) {
                return false;
            }
            Role role = explicitRole(up);
            if (role == Role.ARTICLE
                    || role == Role.COMPLEMENTARY
                    || role == Role.MAIN
                    || role == Role.NAVIGATION
                    || role == Role.REGION) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Role buttonOrSummary(Element element) {
        if (element.normalName().equals("button")) {
            return Role.BUTTON;
        }
        Element parent = element.parent();
        return parent != null && parent.normalName().equals("details") ? Role.BUTTON : null;
    }

    private static @Nullable Role image(Element element) {
        boolean named =
                nonBlank(element, "aria-label") != null
                        || nonBlank(element, "aria-labelledby") != null;
        return isDecorative(element) && !named && !isFocusable(element) ? null : Role.IMG;
    }

    /** Whether an image is decorative: its {@code alt} attribute is empty. */
    public static boolean isDecorative(Element image) {
        return AttributeValues.has(image, "alt") && AttributeValues.value(image, "alt").isEmpty();
    }

    private boolean isNamedGraphic(Element svg) {
        return hasAuthorName(svg) || HtmlElements.hasTitle(svg);
    }

    private @Nullable Role input(Element element) {
        InputType type = InputType.of(keyword(element, "type"));
        boolean suggests = suggests(element);
        return switch (type) {
            case BUTTON, IMAGE, RESET, SUBMIT, FILE, COLOR -> Role.BUTTON;
            case CHECKBOX -> AttributeValues.has(element, "switch") ? Role.SWITCH : Role.CHECKBOX;
            case RADIO -> Role.RADIO;
            case RANGE -> Role.SLIDER;
            case NUMBER -> Role.SPINBUTTON;
            case SEARCH -> suggests ? Role.COMBOBOX : Role.SEARCHBOX;
            case TEXT, EMAIL, TEL, URL -> suggests ? Role.COMBOBOX : Role.TEXTBOX;
            case PASSWORD, DATE, MONTH, WEEK, TIME, DATETIME_LOCAL -> Role.TEXTBOX;
            case HIDDEN -> null;
        };
    }

    /** Whether a {@code datalist} exists that the {@code list} attribute of a field refers to. */
    private boolean suggests(Element field) {
        if (!AttributeValues.has(field, "list")) {
            return false;
        }
        Element list = scopes.find(field, AttributeValues.value(field, "list"));
        return list != null && list.normalName().equals("datalist");
    }

    private static boolean isListBox(Element select) {
        Integer size = AttributeValues.nonNegative(select, "size");
        return AttributeValues.has(select, "multiple") || (size != null && size > 1);
    }

    private boolean isInList(int item) {
        int owner = owned.owner(item);
        int list = owner < 0 ? tree.parent(item) : owner;
        if (list < 0) {
            return false;
        }
        return switch (tree.tag(list)) {
            case "ol", "ul", "menu", "dir" -> !isPresentational(list);
            default -> false;
        };
    }

    /**
     * The role of a part of a table, null if the table is presentational.
     *
     * @see <a href="https://w3c.github.io/aria/#presentational-role-inheritance">WAI-ARIA</a>
     */
    private @Nullable Role inTable(int part, Role role) {
        int table = table(part);
        return table >= 0 && isPresentational(table) ? null : role;
    }

    /** The index of the table that a part belongs to, -1 if there is none. */
    private int table(int part) {
        int up = tree.parent(part);
        while (up >= 0 && !tree.tag(up).equals("table")) {
            up = tree.parent(up);
        }
        return up;
    }

    private @Nullable Role dataCell(int index) {
        int table = table(index);
        Role role = table < 0 ? null : explicitRole(table);
        if (role == null) {
            return Role.CELL;
        }
        return switch (role) {
            case GRID, TREEGRID -> Role.GRIDCELL;
            case NONE, PRESENTATION -> null;
            default -> Role.CELL;
        };
    }

    private @Nullable Role headerCell(int index) {
        Element cell = tree.element(index);
        Role role =
                switch (keyword(cell, "scope")) {
                    case "row", "rowgroup" -> Role.ROWHEADER;
                    case "col", "colgroup" -> Role.COLUMNHEADER;
                    default -> headerCells.isOfRow(cell) ? Role.ROWHEADER : Role.COLUMNHEADER;
                };
        return inTable(index, role);
    }
}
