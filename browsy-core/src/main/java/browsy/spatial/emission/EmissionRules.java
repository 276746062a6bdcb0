package browsy.spatial.emission;

import browsy.html.AttributeKind;
import browsy.html.ElementChildren;
import browsy.infra.EnumFlags;
import browsy.model.Role;
import browsy.spatial.role.Roles;
import browsy.spatial.role.TableClassifier;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.tree.VisualTrait;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Decides the {@link EmissionKind} of each element by tag, role and attributes. The kinds ensure
 * that every part of the page is listed once: operable elements, landmarks, headings, images with
 * alternative text, and each text run with the nearest block or control around it.
 */
public final class EmissionRules {

    /** Attributes that make an element of any tag operable. */
    private static final EnumFlags<AttributeKind> OPERABLE =
            EnumFlags.of(AttributeKind.ONCLICK, AttributeKind.TABINDEX);

    /** Attributes that make a control of an anchor without {@code href}. */
    private static final EnumFlags<AttributeKind> LINK_MAKING =
            EnumFlags.of(AttributeKind.ONCLICK, AttributeKind.ROLE, AttributeKind.TABINDEX);

    /** Attributes without which an element of an ordinary tag has neither a role nor a function. */
    private static final EnumFlags<AttributeKind> MEANINGFUL =
            EnumFlags.of(
                    AttributeKind.ROLE,
                    AttributeKind.ONCLICK,
                    AttributeKind.TABINDEX,
                    AttributeKind.CONTENTEDITABLE,
                    AttributeKind.INTERACTION);

    private static final int MAX_CLICKABLE_TEXT = 300;

    private final FlatTree tree;
    private final Roles roles;
    private final AlertKinds alerts;

    public EmissionRules(FlatTree tree, Roles roles, AlertKinds alerts) {
        this.tree = tree;
        this.roles = roles;
        this.alerts = alerts;
    }

    /**
     * Returns the kind of an element, regardless of the elements around it. Tags with a fixed kind
     * come first; for all others, role, operability and {@code display} decide.
     */
    EmissionKind kind(int index) {
        if (tree.is(index, TagCategory.ORDINARY)) {
            return tree.hasAny(index, MEANINGFUL) ? byRole(index) : byDisplay(index);
        }
        Element element = tree.element(index);
        return switch (tree.tag(index)) {
            case "head",
                    "script",
                    "style",
                    "template",
                    "title",
                    "meta",
                    "link",
                    "base",
                    "param",
                    "source",
                    "track",
                    "option",
                    "optgroup",
                    "datalist",
                    "noframes",
                    "noembed" ->
                    EmissionKind.IGNORED;
            case "input" ->
                    AttributeValues.keyword(element, "type").equals("hidden")
                            ? EmissionKind.IGNORED
                            : EmissionKind.REPLACED;
            case "select",
                    "textarea",
                    "iframe",
                    "frame",
                    "video",
                    "audio",
                    "embed",
                    "progress",
                    "meter" ->
                    EmissionKind.REPLACED;
            case "object" ->
                    ElementChildren.hasAny(element)
                            ? EmissionKind.CONTAINER
                            : EmissionKind.REPLACED;
            case "img" -> namesPicture(index) ? EmissionKind.REPLACED : EmissionKind.IGNORED;
            case "area" ->
                    AttributeValues.has(element, "href")
                            ? EmissionKind.REPLACED
                            : EmissionKind.IGNORED;
            case "canvas" ->
                    roles.explicitRole(index) != null
                            ? EmissionKind.REPLACED
                            : EmissionKind.IGNORED;
            case "svg" -> namesPicture(index) ? EmissionKind.ATOMIC : EmissionKind.BLOCK;
            case "desc", "defs", "metadata" -> EmissionKind.IGNORED;
            case "button" -> EmissionKind.ATOMIC;
            case "a" -> anchor(index);
            case "summary" -> isDetailsSummary(element) ? EmissionKind.ATOMIC : byRole(index);
            case "details", "dialog", "output" -> EmissionKind.CONTAINER;
            case "fieldset" ->
                    HtmlElements.firstChild(element, "legend") == null
                            ? byRole(index)
                            : EmissionKind.CONTAINER;
            default -> byRole(index);
        };
    }

    private EmissionKind anchor(int index) {
        Role explicit = roles.explicitRole(index);
        if (tree.has(index, AttributeKind.HREF) || (explicit != null && isAtomicRole(explicit))) {
            return EmissionKind.ATOMIC;
        }
        return tree.hasAny(index, LINK_MAKING) ? EmissionKind.ATOMIC : byDisplay(index);
    }

    private static boolean isDetailsSummary(Element element) {
        Element parent = element.parent();
        return parent != null && parent.normalName().equals("details");
    }

    private boolean namesPicture(int index) {
        Element element = tree.element(index);
        Role role = roles.role(index);
        if (role == null || role == Role.NONE || role == Role.PRESENTATION) {
            return false;
        }
        return !element.normalName().equals("img")
                || AttributeValues.nonBlank(element, "alt") != null
                || AttributeValues.nonBlank(element, "aria-label") != null
                || AttributeValues.nonBlank(element, "aria-labelledby") != null
                || AttributeValues.nonBlank(element, "title") != null
                || AttributeValues.has(element, "onclick");
    }

    private EmissionKind byRole(int index) {
        Role explicit = roles.explicitRole(index);
        if (explicit != null && isAtomicRole(explicit)) {
            return EmissionKind.ATOMIC;
        }
        if (explicit != null && isWorthListing(explicit)) {
            return EmissionKind.CONTAINER;
        }
        Role implicit = explicit == null ? roles.role(index) : null;
        if (tree.hasAny(index, OPERABLE)
                || (tree.has(index, AttributeKind.CONTENTEDITABLE)
                        && Roles.isEditingHost(tree.element(index)))) {
            return isTarget(index, implicit) ? EmissionKind.ATOMIC : EmissionKind.CONTAINER;
        }
        if (implicit == Role.HEADING || (implicit != null && implicit.isLandmark())) {
            return EmissionKind.CONTAINER;
        }
        return byDisplay(index);
    }

    /**
     * Whether an operable element is a single target. Landmarks, articles, lists and tables are
     * never one. An element with a negative {@code tabindex} that holds paragraphs or headings is
     * the place to which a script or link moves the focus.
     */
    private boolean isTarget(int index, @Nullable Role role) {
        return !isRegion(role)
                && isSmall(index)
                && (!isOnlyFocused(index) || !holdsTextUnits(index));
    }

    private boolean isOnlyFocused(int index) {
        return tree.has(index, AttributeKind.TABINDEX)
                && !tree.has(index, AttributeKind.ONCLICK)
                && !tree.has(index, AttributeKind.CONTENTEDITABLE)
                && AttributeValues.nonNegative(tree.element(index), "tabindex") == null;
    }

    private boolean holdsTextUnits(int index) {
        for (int i = index + 1; i < tree.end(index); i++) {
            if (tree.is(i, TagCategory.TEXT_UNIT)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a role is that of a landmark, article, list or table, whose parts are listed. */
    private static boolean isRegion(@Nullable Role role) {
        return role != null
                && (role.isLandmark()
                        || role == Role.ARTICLE
                        || role == Role.LIST
                        || TableClassifier.isTable(role));
    }

    private EmissionKind byDisplay(int index) {
        if (tree.is(index, TagCategory.TEXT_UNIT)) {
            return EmissionKind.BLOCK;
        }
        if (tree.style(index) == null) {
            return EmissionKind.IGNORED;
        }
        if (tree.is(index, TagCategory.PHRASING)) {
            // Out-of-flow badges and text for screen readers belong to the text around them.
            return tree.looks(index, VisualTrait.OWN_BOX)
                            && !tree.looks(index, VisualTrait.OUT_OF_FLOW)
                    ? EmissionKind.BLOCK
                    : EmissionKind.INLINE;
        }
        if (tree.looks(index, VisualTrait.INLINE)) {
            return EmissionKind.INLINE;
        }
        return alerts.isCalledMessage(index) ? EmissionKind.CONTAINER : EmissionKind.BLOCK;
    }

    /**
     * Whether all text of an element with a role is its name: roles whose children are
     * presentational, links, and menu items.
     *
     * @see <a href="https://w3c.github.io/aria/#childrenArePresentational">WAI-ARIA</a>
     */
    static boolean isAtomicRole(@Nullable Role role) {
        if (role == null) {
            return false;
        }
        return switch (role) {
            case BUTTON,
                    CHECKBOX,
                    IMG,
                    LINK,
                    MATH,
                    MENUITEM,
                    MENUITEMCHECKBOX,
                    MENUITEMRADIO,
                    METER,
                    OPTION,
                    PROGRESSBAR,
                    RADIO,
                    SCROLLBAR,
                    SLIDER,
                    SWITCH,
                    TAB ->
                    true;
            default -> false;
        };
    }

    private static boolean isWorthListing(Role role) {
        return switch (role) {
            case NONE, PRESENTATION, GENERIC -> false;
            default -> true;
        };
    }

    /** Whether a clickable element is a single target and not a region with several. */
    boolean isSmall(int index) {
        int length = 0;
        for (int i = index + 1; i < tree.end(index); i++) {
            if (isPart(i)) {
                return false;
            }
            length += tree.element(i).ownText().length();
            if (length > MAX_CLICKABLE_TEXT) {
                return false;
            }
        }
        return length + tree.element(index).ownText().length() <= MAX_CLICKABLE_TEXT;
    }

    private boolean isPart(int index) {
        return switch (tree.tag(index)) {
            case "a",
                    "button",
                    "input",
                    "select",
                    "textarea",
                    "table",
                    "ul",
                    "ol",
                    "form",
                    "iframe",
                    "details" ->
                    true;
            default -> tree.has(index, AttributeKind.ONCLICK) || roles.explicitRole(index) != null;
        };
    }
}
