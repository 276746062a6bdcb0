package browsy.html;

import java.util.List;

/**
 * Which attributes an element has, as a set of bits that is put together when its markup is read:
 * most elements have none of those that are asked for again and again.
 *
 * @see TreeElement#traits()
 */
public final class Trait {

    public static final int ROLE = 1;
    public static final int ARIA = 1 << 1;
    public static final int ARIA_HIDDEN = 1 << 2;

    /** {@code aria-label} or {@code aria-labelledby}. */
    public static final int ARIA_NAME = 1 << 3;

    /** {@code aria-describedby} or {@code aria-description}. */
    public static final int ARIA_DESCRIPTION = 1 << 4;

    public static final int TITLE = 1 << 5;
    public static final int ONCLICK = 1 << 6;
    public static final int TABINDEX = 1 << 7;
    public static final int EDITABLE = 1 << 8;

    /** What a person can move, open or start at: popover, autofocus, draggable. */
    public static final int HANDLED = 1 << 9;

    public static final int INERT = 1 << 10;
    public static final int ID = 1 << 11;
    public static final int CLASS = 1 << 12;
    public static final int HREF = 1 << 13;

    /** What names another element that a click opens or closes. */
    public static final int TARGET = 1 << 14;

    /** {@code aria-modal}. */
    public static final int MODAL = 1 << 15;

    /** {@code itemtype}. */
    public static final int ITEM_TYPE = 1 << 16;

    public static final int REL = 1 << 17;
    public static final int DOWNLOAD = 1 << 18;

    /** {@code aria-level}. */
    public static final int LEVEL = 1 << 19;

    public static final int HIDDEN = 1 << 20;

    /** Where a script keeps the tooltip that it shows. */
    public static final int TOOLTIP = 1 << 21;

    /** Which icon of a set it is. */
    public static final int ICON = 1 << 22;

    /** The attributes of {@link #TOOLTIP}, those that say most first. */
    public static final List<String> TOOLTIPS =
            List.of(
                    "data-tooltip",
                    "data-original-title",
                    "data-bs-original-title",
                    "data-bs-title",
                    "data-title",
                    "data-tip",
                    "data-tippy-content",
                    "data-hint");

    /** The attributes of {@link #ICON}. */
    public static final List<String> ICON_NAMES =
            List.of("data-icon", "data-feather", "data-lucide", "icon");

    private Trait() {}

    /** What an attribute of a name adds. */
    static int of(String attribute) {
        return switch (attribute) {
            case "class" -> CLASS;
            case "id" -> ID;
            case "href" -> HREF;
            case "role" -> ROLE;
            case "title" -> TITLE;
            case "onclick" -> ONCLICK;
            case "tabindex" -> TABINDEX;
            case "contenteditable" -> EDITABLE;
            case "popover", "autofocus", "draggable" -> HANDLED;
            case "inert" -> INERT;
            case "hidden" -> HIDDEN;
            case "rel" -> REL;
            case "download" -> DOWNLOAD;
            case "itemtype" -> ITEM_TYPE;
            case "popovertarget",
                    "commandfor",
                    "data-toggle",
                    "data-target",
                    "data-bs-toggle",
                    "data-bs-target",
                    "data-collapse-toggle",
                    "data-modal-toggle" ->
                    TARGET;
            default -> attribute.startsWith("aria-") ? ARIA | ofAria(attribute) : ofHint(attribute);
        };
    }

    private static int ofHint(String attribute) {
        if (TOOLTIPS.contains(attribute)) {
            return TOOLTIP;
        }
        return ICON_NAMES.contains(attribute) ? ICON : 0;
    }

    private static int ofAria(String attribute) {
        return switch (attribute) {
            case "aria-hidden" -> ARIA_HIDDEN;
            case "aria-label", "aria-labelledby" -> ARIA_NAME;
            case "aria-describedby", "aria-description" -> ARIA_DESCRIPTION;
            case "aria-controls", "aria-haspopup", "aria-expanded" -> TARGET;
            case "aria-modal" -> MODAL;
            case "aria-level" -> LEVEL;
            default -> 0;
        };
    }
}
