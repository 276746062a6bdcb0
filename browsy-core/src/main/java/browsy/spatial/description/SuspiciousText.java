package browsy.spatial.description;

import browsy.model.HiddenReason;
import browsy.model.TextFlag;
import browsy.spatial.emission.TextOwnership;
import browsy.spatial.text.TextBuffer;
import browsy.spatial.visibility.TextContrast;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Detects suspicious text, so that a language model that reads it can distrust it. */
public final class SuspiciousText {

    /** The least of the invisible characters. */
    private static final int FIRST_INVISIBLE = 0x180E;

    private final TextContrast textContrast;
    private final TextOwnership content;
    private final PromptInjections orders = new PromptInjections();

    public SuspiciousText(TextContrast textContrast, TextOwnership content) {
        this.textContrast = textContrast;
        this.content = content;
    }

    /**
     * The flags of the text and the name of an element.
     *
     * @param text the text from {@link TextOwnership}; empty if it is not part of the element's
     *     output
     * @param reasons why the element is hidden, empty if it is not
     */
    Set<TextFlag> of(int index, String text, String name, List<HiddenReason> reasons) {
        if (text.isEmpty() && name.isEmpty()) {
            return Set.of();
        }
        return of(index, text, content.isBelow(FIRST_INVISIBLE, index), name, reasons);
    }

    /** The flags of a text after a block in an element. */
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

    /** Whether the text is rendered where no person can see it. */
    private boolean isInvisible(int index, List<HiddenReason> reasons) {
        if (reasons.isEmpty()) {
            return textContrast.isInvisible(index);
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

    /**
     * Zero-width characters that do not affect shaping, invisible operators, bidirectional controls
     * and tag characters.
     */
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
