package browsy.spatial;

import browsy.model.HiddenReason;
import browsy.model.TextFlag;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Finds what is odd about a text, so that a reader who is a language model can distrust it. */
final class TextFlags {

    /** No character before it is one that hides. */
    private static final int FIRST_INVISIBLE = 0x180E;

    private final Backdrops backdrops;
    private final TextContent content;
    private final ModelOrders orders = new ModelOrders();

    TextFlags(Backdrops backdrops, TextContent content) {
        this.backdrops = backdrops;
        this.content = content;
    }

    /**
     * What is odd about an element's text and name.
     *
     * @param text what {@link TextContent} has for it; empty if that is not shown
     * @param reasons why the element is hidden, empty if it is not
     */
    Set<TextFlag> of(int index, String text, String name, List<HiddenReason> reasons) {
        if (text.isEmpty() && name.isEmpty()) {
            return Set.of();
        }
        return of(index, text, content.isBelow(FIRST_INVISIBLE, index), name, reasons);
    }

    /** What is odd about a text after a block in an element. */
    Set<TextFlag> of(int owner, TextBuffer text, List<HiddenReason> reasons) {
        return of(owner, text.toString(), text.isBelow(FIRST_INVISIBLE), "", reasons);
    }

    private Set<TextFlag> of(
            int index, String text, boolean plain, String name, List<HiddenReason> reasons) {
        String other = name.equals(text) ? "" : name;
        boolean invisible = !text.isEmpty() && isInvisible(index, reasons);
        boolean hiddenCharacters =
                (!plain && hasHiddenCharacters(text)) || hasHiddenCharacters(other);
        boolean addressesModel = orders.in(text) || orders.in(other);
        if (!invisible && !hiddenCharacters && !addressesModel) {
            return Set.of();
        }
        EnumSet<TextFlag> flags = EnumSet.noneOf(TextFlag.class);
        if (invisible) {
            flags.add(TextFlag.INVISIBLE);
        }
        if (hiddenCharacters) {
            flags.add(TextFlag.HIDDEN_CHARACTERS);
        }
        if (addressesModel) {
            flags.add(TextFlag.ADDRESSES_MODEL);
        }
        return flags;
    }

    /** Whether the text is rendered all the same, where no person sees it. */
    private boolean isInvisible(int index, List<HiddenReason> reasons) {
        if (reasons.isEmpty()) {
            return backdrops.swallow(index);
        }
        for (HiddenReason reason : reasons) {
            if (!isOutOfSight(reason.kind())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOutOfSight(HiddenReason.Kind kind) {
        return switch (kind) {
            case OFF_SCREEN, CLIPPED, ZERO_SIZE, TURNED_AWAY, TRANSPARENT -> true;
            default -> false;
        };
    }

    private static boolean hasHiddenCharacters(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_INVISIBLE && isInvisible(text.codePointAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Zero-width characters that shape no script, and the tag characters. */
    private static boolean isInvisible(int c) {
        return c == 0x200B
                || c == 0x2060
                || c == 0xFEFF
                || c == FIRST_INVISIBLE
                || (c >= 0x2061 && c <= 0x2064)
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069)
                || (c >= 0xE0000 && c <= 0xE007F);
    }
}
