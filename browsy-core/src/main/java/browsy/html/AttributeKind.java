package browsy.html;

import browsy.infra.EnumFlags;
import java.util.List;

/**
 * A kind of attribute, recognised by the attribute's name. The kinds of an element's attributes are
 * collected when the element is read, because later stages test for them on every element and most
 * elements have none.
 *
 * @see TreeElement#attributeKinds()
 */
public enum AttributeKind {
    ROLE,
    /** Any attribute whose name starts with {@code aria-}. */
    ARIA,
    ARIA_HIDDEN,
    /** {@code aria-label} or {@code aria-labelledby}. */
    ARIA_NAME,
    /** {@code aria-describedby} or {@code aria-description}. */
    ARIA_DESCRIPTION,
    ARIA_MODAL,
    ARIA_LEVEL,
    TITLE,
    ONCLICK,
    TABINDEX,
    CONTENTEDITABLE,
    /** {@code popover}, {@code autofocus} or {@code draggable}. */
    INTERACTION,
    INERT,
    ID,
    CLASS,
    HREF,
    /**
     * References the element that a click opens or closes, or states that there is one: {@code
     * popovertarget}, {@code aria-expanded}, {@code data-bs-target} and the like.
     */
    TARGET,
    ITEMTYPE,
    REL,
    DOWNLOAD,
    HIDDEN,
    /** One of {@link #TOOLTIPS}. */
    TOOLTIP,
    /** One of {@link #ICON_NAMES}. */
    ICON_NAME;

    /** Attributes in which scripts look up the text of a tooltip, in order of preference. */
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

    /** Attributes that name an icon of an icon set. */
    public static final List<String> ICON_NAMES =
            List.of("data-icon", "data-feather", "data-lucide", "icon");

    /** Returns the kinds of an attribute. */
    static EnumFlags<AttributeKind> of(String attribute) {
        return switch (attribute) {
            case "class" -> EnumFlags.of(CLASS);
            case "id" -> EnumFlags.of(ID);
            case "href", "xlink:href" -> EnumFlags.of(HREF);
            case "role" -> EnumFlags.of(ROLE);
            case "title" -> EnumFlags.of(TITLE);
            case "onclick" -> EnumFlags.of(ONCLICK);
            case "tabindex" -> EnumFlags.of(TABINDEX);
            case "contenteditable" -> EnumFlags.of(CONTENTEDITABLE);
            case "popover", "autofocus", "draggable" -> EnumFlags.of(INTERACTION);
            case "inert" -> EnumFlags.of(INERT);
            case "hidden" -> EnumFlags.of(HIDDEN);
            case "rel" -> EnumFlags.of(REL);
            case "download" -> EnumFlags.of(DOWNLOAD);
            case "itemtype" -> EnumFlags.of(ITEMTYPE);
            case "popovertarget",
                    "commandfor",
                    "data-toggle",
                    "data-target",
                    "data-bs-toggle",
                    "data-bs-target",
                    "data-collapse-toggle",
                    "data-modal-toggle" ->
                    EnumFlags.of(TARGET);
            default ->
                    attribute.startsWith("aria-")
                            ? ofAria(attribute)
                            : EnumFlags.<AttributeKind>none()
                                    .with(TOOLTIP, TOOLTIPS.contains(attribute))
                                    .with(ICON_NAME, ICON_NAMES.contains(attribute));
        };
    }

    private static EnumFlags<AttributeKind> ofAria(String attribute) {
        return switch (attribute) {
            case "aria-hidden" -> EnumFlags.of(ARIA, ARIA_HIDDEN);
            case "aria-label", "aria-labelledby" -> EnumFlags.of(ARIA, ARIA_NAME);
            case "aria-describedby", "aria-description" -> EnumFlags.of(ARIA, ARIA_DESCRIPTION);
            case "aria-controls", "aria-haspopup", "aria-expanded" -> EnumFlags.of(ARIA, TARGET);
            case "aria-modal" -> EnumFlags.of(ARIA, ARIA_MODAL);
            case "aria-level" -> EnumFlags.of(ARIA, ARIA_LEVEL);
            default -> EnumFlags.of(ARIA);
        };
    }
}
