package browsy.spatial;

import browsy.html.TreeElement;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;

/**
 * Which attributes an element has, as a set of bits that is read off its markup once: most elements
 * have none of those that are asked for again and again.
 */
public final class Trait {

    public static final int ROLE = 1;
    static final int ARIA = 1 << 1;
    static final int ARIA_HIDDEN = 1 << 2;

    /** {@code aria-label} or {@code aria-labelledby}. */
    static final int ARIA_NAME = 1 << 3;

    /** {@code aria-describedby} or {@code aria-description}. */
    static final int ARIA_DESCRIPTION = 1 << 4;

    static final int TITLE = 1 << 5;
    static final int ONCLICK = 1 << 6;
    static final int TABINDEX = 1 << 7;
    public static final int EDITABLE = 1 << 8;

    /** What a person can move, open or start at: popover, autofocus, draggable. */
    static final int HANDLED = 1 << 9;

    static final int INERT = 1 << 10;
    public static final int ID = 1 << 11;
    public static final int CLASS = 1 << 12;
    static final int HREF = 1 << 13;

    /** What names another element that a click opens or closes. */
    static final int TARGET = 1 << 14;

    /** {@code aria-modal}. */
    public static final int MODAL = 1 << 15;

    /** {@code itemtype}. */
    public static final int ITEM_TYPE = 1 << 16;

    public static final int REL = 1 << 17;
    public static final int DOWNLOAD = 1 << 18;

    private Trait() {}

    static int of(TreeElement element) {
        Attributes attributes = element.attributes();
        if (attributes == null) {
            return 0;
        }
        int traits = 0;
        int left = attributes.size();
        if (element.id() != null) {
            traits |= ID;
            left--;
        }
        if (element.classes().length > 0) {
            traits |= CLASS;
            left--;
        }
        if (left > 0 && attributes.hasKey("href")) {
            traits |= HREF;
            left--;
        }
        return left == 0 ? traits : ofAll(attributes);
    }

    /** Going through all attributes is what few elements need. */
    private static int ofAll(Attributes attributes) {
        int traits = 0;
        for (Attribute attribute : attributes) {
            traits |= of(attribute.getKey());
        }
        return traits;
    }

    private static int of(String attribute) {
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
            default -> attribute.startsWith("aria-") ? ARIA | ofAria(attribute) : 0;
        };
    }

    private static int ofAria(String attribute) {
        return switch (attribute) {
            case "aria-hidden" -> ARIA_HIDDEN;
            case "aria-label", "aria-labelledby" -> ARIA_NAME;
            case "aria-describedby", "aria-description" -> ARIA_DESCRIPTION;
            case "aria-controls", "aria-haspopup" -> TARGET;
            case "aria-modal" -> MODAL;
            default -> 0;
        };
    }
}
