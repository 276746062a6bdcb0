package browsy.style.computed;

import static browsy.style.property.AlignProperties.JUSTIFY_ITEMS;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.align.SelfAlignment;
import browsy.css.value.box.Display;
import browsy.css.value.writing.WritingMode;
import org.jspecify.annotations.Nullable;

/**
 * The values of the parent and layout parent that every style depends on, apart from explicit
 * {@code inherit}. Elements that match the same rules below parents with equal traits have equal
 * styles. Most parents have equal traits, even if their styles differ in properties that are not
 * inherited.
 *
 * @param inheritance the inherited values of the parent; null for the root
 * @param itemsLegacy the {@code justify-items} that children inherit by {@code legacy}; else {@code
 *     normal}
 * @param ofItems whether children of the layout parent are blockified
 * @param writingMode the writing mode of the layout parent; null for the root
 */
public record ParentTraits(
        @Nullable Inheritance inheritance,
        SelfAlignment itemsLegacy,
        boolean ofItems,
        @Nullable WritingMode writingMode) {

    /** Compares by identity where possible, because this is called for every style. */
    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof ParentTraits that
                && inheritance == that.inheritance
                && ofItems == that.ofItems
                && writingMode == that.writingMode
                && itemsLegacy.equals(that.itemsLegacy);
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(inheritance) * 2 + (ofItems ? 1 : 0);
    }

    /**
     * Returns the traits of a parent and layout parent.
     *
     * @param parent the style to inherit from; null for the root
     * @param layoutParent the style of the layout parent; null for the root
     */
    public static ParentTraits of(
            @Nullable ComputedStyle parent, @Nullable ComputedStyle layoutParent) {
        return new ParentTraits(
                parent == null ? null : parent.inheritance(),
                itemsLegacy(parent),
                isItemContainer(layoutParent),
                layoutParent == null ? null : layoutParent.get(WRITING_MODE));
    }

    /** The {@code justify-items} of children that do not declare it. */
    static SelfAlignment itemsLegacy(@Nullable ComputedStyle parent) {
        SelfAlignment above = parent == null ? SelfAlignment.NORMAL : parent.get(JUSTIFY_ITEMS);
        return above.legacy() ? above : SelfAlignment.NORMAL;
    }

    /**
     * Whether children of a layout parent are blockified; true if there is none, for the root. As
     * in Chromium, old flexible boxes ({@code -webkit-box}) do not blockify their children.
     */
    static boolean isItemContainer(@Nullable ComputedStyle layoutParent) {
        if (layoutParent == null) {
            return true;
        }
        Display display = layoutParent.display();
        return switch (display.inside()) {
            case FLEX -> !display.isLegacyFlex();
            case GRID -> true;
            default -> false;
        };
    }
}
