package browsy.spatial.text;

import browsy.content.TextMark;
import browsy.css.value.font.FontStyle;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.tree.VisualTrait;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.FontProperties;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The inline formatting of the text in each element, by its tag, or by bold or italic style that
 * the block around it does not have. Elements must be entered in document order.
 */
public final class TextMarks {

    /** The least {@code font-weight} that counts as bold. */
    private static final double BOLD = 600;

    private static final int STRONG = 1 << TextMark.STRONG.ordinal();
    private static final int EMPHASIS = 1 << TextMark.EMPHASIS.ordinal();

    /** Bits for the style of the containing block, above the bits of the marks. */
    private static final int IN_BOLD_BLOCK = 1 << 8;

    private static final int IN_ITALIC_BLOCK = 1 << 9;
    private static final int MARKS = 0xFF;

    private final FlatTree tree;
    private final short[] bits;

    @SuppressWarnings({"unchecked", "rawtypes"})
    private final Set<TextMark>[] sets = new Set[1 << TextMark.values().length];

    public TextMarks(FlatTree tree) {
        this.tree = tree;
        bits = new short[tree.size()];
        sets[0] = Set.of();
    }

    /** Computes the marks of an element. Its parent must have been entered before. */
    public void enter(int index) {
        int parent = tree.parent(index);
        int inherited = parent < 0 ? 0 : bits[parent];
        ComputedStyle style = tree.style(index);
        if (!tree.is(index, TagCategory.PHRASING)) {
            bits[index] =
                    style != null && tree.looks(index, VisualTrait.OWN_BOX)
                            ? (short) (inherited & MARKS | blockBits(style))
                            : (short) inherited;
            return;
        }
        int own = inherited | ofTag(tree.tag(index));
        if (style != null && (parent < 0 || style != tree.style(parent))) {
            int looks = blockBits(style);
            if ((looks & ~inherited & IN_BOLD_BLOCK) != 0) {
                own |= STRONG;
            }
            if ((looks & ~inherited & IN_ITALIC_BLOCK) != 0) {
                own |= EMPHASIS;
            }
        }
        bits[index] = (short) own;
    }

    private static int blockBits(ComputedStyle style) {
        boolean bold = style.get(FontProperties.FONT_WEIGHT) >= BOLD;
        boolean italic = style.get(FontProperties.FONT_STYLE) != FontStyle.NORMAL;
        return (bold ? IN_BOLD_BLOCK : 0) | (italic ? IN_ITALIC_BLOCK : 0);
    }

    private static int ofTag(String tag) {
        return switch (tag) {
            case "b", "strong" -> STRONG;
            case "em", "i" -> EMPHASIS;
            case "code", "kbd", "samp", "tt" -> 1 << TextMark.CODE.ordinal();
            case "del", "s", "strike" -> 1 << TextMark.STRUCK_OUT.ordinal();
            case "sub" -> 1 << TextMark.SUBSCRIPT.ordinal();
            case "sup" -> 1 << TextMark.SUPERSCRIPT.ordinal();
            default -> 0;
        };
    }

    /** The marks of the text in an element that has been entered. */
    public Set<TextMark> of(int index) {
        int mask = bits[index] & MARKS;
        Set<TextMark> known = sets[mask];
        if (known == null) {
            EnumSet<TextMark> marks = EnumSet.noneOf(TextMark.class);
            for (TextMark mark : TextMark.values()) {
                if ((mask & 1 << mark.ordinal()) != 0) {
                    marks.add(mark);
                }
            }
            known = Collections.unmodifiableSet(marks);
            sets[mask] = known;
        }
        return known;
    }
}
