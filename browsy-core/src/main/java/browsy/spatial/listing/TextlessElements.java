package browsy.spatial.listing;

import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.ContentProperties.CONTENT;

import browsy.css.value.SizeKeyword;
import browsy.css.value.box.Display;
import browsy.css.value.content.Content;
import browsy.html.AttributeKind;
import browsy.infra.EnumFlags;
import browsy.model.Bounds;
import browsy.model.Role;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.emission.AlertKinds;
import browsy.spatial.emission.EmissionKind;
import browsy.spatial.emission.TextOwnership;
import browsy.spatial.name.AccessibleNames;
import browsy.spatial.name.ControlHints;
import browsy.spatial.role.Roles;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.tree.VisualTrait;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Decides which elements without text are listed: those that are operable, named or landmarks.
 * Elements that are only structural are not.
 */
public final class TextlessElements {

    /** Attributes that name an element of any tag. */
    private static final EnumFlags<AttributeKind> NAMING =
            EnumFlags.of(AttributeKind.ARIA_NAME, AttributeKind.TITLE);

    private final FlatTree tree;
    private final TextOwnership content;
    private final Roles roles;
    private final ElementBoxes boxes;
    private final AccessibleNames names;
    private final ControlHints hints;
    private final AlertKinds alerts;

    public TextlessElements(
            FlatTree tree,
            TextOwnership content,
            Roles roles,
            ElementBoxes boxes,
            AccessibleNames names,
            ControlHints hints,
            AlertKinds alerts) {
        this.tree = tree;
        this.content = content;
        this.roles = roles;
        this.boxes = boxes;
        this.names = names;
        this.hints = hints;
        this.alerts = alerts;
    }

    /** Whether an element without text is only structural. */
    boolean surrounds(int index) {
        Element element = tree.element(index);
        if (content.kind(index) == EmissionKind.REPLACED || isNamed(index)) {
            return false;
        }
        Role role = roles.role(index);
        if (role == Role.HEADING) {
            return !element.hasText() && !holdsPicture(index);
        }
        if (isMessage(index, role)) {
            return !element.hasText();
        }
        boolean operable = isHandled(element) || isOperable(element, role);
        if (content.kind(index) != EmissionKind.ATOMIC || tree.is(index, TagCategory.CONTROL)) {
            return !operable;
        }
        return !(operable && (isHit(index) || lacksPicture(index) || isCalledSomething(index)))
                && !holdsPicture(index);
    }

    private boolean isMessage(int index, @Nullable Role role) {
        return role == Role.ALERT
                || role == Role.STATUS
                || (content.kind(index) == EmissionKind.CONTAINER && alerts.isCalledMessage(index));
    }

    private boolean isNamed(int index) {
        if (namesItself(index)) {
            return true;
        }
        if (!tree.hasAny(index, NAMING)) {
            return false;
        }
        Element element = tree.element(index);
        return AttributeValues.nonBlank(element, "aria-label") != null
                || AttributeValues.nonBlank(element, "aria-labelledby") != null
                || AttributeValues.nonBlank(element, "title") != null;
    }

    /** Whether a graphic or link of SVG has a title, or a {@code fieldset} a legend. */
    private boolean namesItself(int index) {
        return switch (tree.tag(index)) {
            case "svg", "a" ->
                    HtmlElements.isSvg(tree.element(index))
                            && HtmlElements.hasTitle(tree.element(index));
            case "fieldset" -> HtmlElements.firstChild(tree.element(index), "legend") != null;
            default -> false;
        };
    }

    private static boolean isHandled(Element element) {
        return AttributeValues.has(element, "onclick")
                || Roles.isEditingHost(element)
                || switch (element.normalName()) {
                    case "button", "summary", "details", "dialog", "form" -> true;
                    default -> false;
                };
    }

    /** Whether a role is a landmark, a control, or another role that is relevant without text. */
    private static boolean isOperable(Element element, @Nullable Role role) {
        if (role == null) {
            return false;
        }
        if (role.isLandmark()) {
            return true;
        }
        return switch (role) {
            case BUTTON,
                    CHECKBOX,
                    COMBOBOX,
                    LINK,
                    LISTBOX,
                    MENUITEMCHECKBOX,
                    MENUITEMRADIO,
                    OPTION,
                    RADIO,
                    SCROLLBAR,
                    SEARCHBOX,
                    SLIDER,
                    SPINBUTTON,
                    SWITCH,
                    TAB,
                    TEXTBOX,
                    DIALOG,
                    ALERTDIALOG,
                    TABLE,
                    GRID,
                    TREEGRID ->
                    true;
            case METER, PROGRESSBAR -> AttributeValues.has(element, "aria-valuenow");
            default -> false;
        };
    }

    /** Whether an element or a descendant has an area to click. */
    private boolean isHit(int index) {
        for (int i = index; i < tree.end(index); i++) {
            Bounds box = boxes.of(i);
            if (box == null ? i == index && tree.end(index) == index + 1 : !box.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Whether an element has generated content. */
    boolean hasGeneratedContent(int index) {
        return isGenerated(index, PseudoElement.BEFORE) || isGenerated(index, PseudoElement.AFTER);
    }

    private boolean isGenerated(int index, PseudoElement pseudo) {
        ComputedStyle style = tree.style(index, pseudo);
        return style != null
                && style.display() != Display.NONE
                && style.get(CONTENT) instanceof Content.Items;
    }

    /** Whether an element has a descendant image that would give it an area if it were fetched. */
    boolean lacksPicture(int index) {
        for (int i = index + 1; i < tree.end(index); i++) {
            if (isMissing(i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an element is an image that has no size only because it is not fetched. */
    boolean isMissing(int index) {
        ComputedStyle style = tree.tag(index).equals("img") ? tree.style(index) : null;
        return style != null
                && !tree.looks(index, VisualTrait.NOT_DISPLAYED)
                && (AttributeValues.has(tree.element(index), "src")
                        || AttributeValues.has(tree.element(index), "srcset"))
                && (style.get(WIDTH) == SizeKeyword.AUTO || style.get(HEIGHT) == SizeKeyword.AUTO);
    }

    /** Whether an element without an area to click has a name or hint. */
    private boolean isCalledSomething(int index) {
        return !hints.of(index).isEmpty() || !names.name(index).isBlank();
    }

    /** Whether an element has a listed descendant image, which names it. */
    private boolean holdsPicture(int index) {
        for (int i = index + 1; i < tree.end(index); i++) {
            if (content.kind(i) == EmissionKind.REPLACED && tree.tag(i).equals("img")) {
                return true;
            }
        }
        return false;
    }
}
