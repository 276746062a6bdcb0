package browsy.style.computed;

import static browsy.style.property.AlignProperties.JUSTIFY_ITEMS;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.align.SelfAlignment;
import browsy.css.value.box.Display;
import browsy.css.value.writing.WritingMode;
import org.jspecify.annotations.Nullable;

/**
 * All that the style of an element takes from those above it, unless a declaration asks for more by
 * {@code inherit}. Most boxes of a page differ in what does not concern their children, so that
 * children which match the same rules come out the same.
 *
 * @param inheritance null for the root
 * @param itemsLegacy the alignment that goes down to children by {@code legacy}; else {@code
 *     normal}
 * @param ofItems whether boxes of the layout parent's children are blockified
 * @param writingMode that of the layout parent; null for the root
 */
public record ParentTraits(
        @Nullable Inheritance inheritance,
        SelfAlignment itemsLegacy,
        boolean ofItems,
        @Nullable WritingMode writingMode) {

    /** By identity where that does: this is asked for every style. */
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
     * What there is to take.
     *
     * @param parent null for the root
     * @param layoutParent null for the root
     */
    public static ParentTraits of(
            @Nullable ComputedStyle parent, @Nullable ComputedStyle layoutParent) {
        return new ParentTraits(
                parent == null ? null : parent.inheritance(),
                itemsLegacy(parent),
                isItemContainer(layoutParent),
                layoutParent == null ? null : layoutParent.get(WRITING_MODE));
    }

    /** What children that say nothing take for {@code justify-items}. */
    static SelfAlignment itemsLegacy(@Nullable ComputedStyle parent) {
        SelfAlignment above = parent == null ? SelfAlignment.NORMAL : parent.get(JUSTIFY_ITEMS);
        return above.legacy() ? above : SelfAlignment.NORMAL;
    }

    /** Whether boxes are blockified below a style; below none they are. */
    static boolean isItemContainer(@Nullable ComputedStyle layoutParent) {
        if (layoutParent == null) {
            return true;
        }
        Display.Inside inside = layoutParent.display().inside();
        return inside == Display.Inside.FLEX || inside == Display.Inside.GRID;
    }
}
