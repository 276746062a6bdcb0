package browsy.spatial.visibility;

import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;
import static browsy.style.property.EffectProperties.COLOR;

import browsy.css.value.Color;
import browsy.css.value.position.Position;
import browsy.model.Bounds;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.VisualTrait;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds text in the same opaque colour as the opaque background behind it. If an image or another
 * box may be between the text and the background, the text counts as visible.
 */
public final class TextContrast {

    /** The greatest difference in each 8-bit channel at which two colours look the same. */
    private static final int SAME = 4;

    /** The greatest number of box comparisons for one page. */
    private static final int MAX_COMPARISONS = 2_000_000;

    private final FlatTree tree;
    private final ElementBoxes boxes;
    private @Nullable List<Integer> painted;
    private @Nullable Color @Nullable [] backgrounds;
    private int comparisons;

    public TextContrast(FlatTree tree, ElementBoxes boxes) {
        this.tree = tree;
        this.boxes = boxes;
    }

    /** Whether the text of an element has the colour of its background. */
    public boolean isInvisible(int index) {
        ComputedStyle style = tree.style(index);
        Bounds box = boxes.of(index);
        if (style == null || box == null || box.isEmpty()) {
            return false;
        }
        Color text = style.get(COLOR);
        if (backgrounds == null) {
            backgrounds = behind();
        }
        Color behind = backgrounds[index];
        if (behind == null || !(text.alpha() <= 0 || (text.alpha() >= 1 && same(text, behind)))) {
            return false;
        }
        return !isOverPaint(index, box);
    }

    /**
     * Computes the background colour behind each element; null if it is not a single opaque colour
     * or unknown.
     */
    private @Nullable Color[] behind() {
        @Nullable Color[] behind = new @Nullable Color[tree.size()];
        for (int i = 0; i < behind.length; i++) {
            ComputedStyle style = tree.style(i);
            int parent = tree.parent(i);
            if (style == null) {
                behind[i] = null;
            } else if (tree.looks(i, VisualTrait.BACKGROUND)) {
                Color color = style.get(BACKGROUND_COLOR);
                behind[i] = style.get(BACKGROUND_IMAGE) || color.alpha() < 1 ? null : color;
            } else if (!tree.looks(i, VisualTrait.POSITIONED) || !isLifted(style)) {
                behind[i] = parent < 0 ? Color.WHITE : behind[parent];
            }
        }
        return behind;
    }

    private static boolean isLifted(ComputedStyle style) {
        Position position = style.get(POSITION);
        return position == Position.ABSOLUTE || position == Position.FIXED;
    }

    private static boolean same(Color a, Color b) {
        return Math.abs(a.red() - b.red()) <= SAME
                && Math.abs(a.green() - b.green()) <= SAME
                && Math.abs(a.blue() - b.blue()) <= SAME;
    }

    /** Whether a box that is no ancestor of the element paints behind or over it. */
    private boolean isOverPaint(int index, Bounds box) {
        if (painted == null) {
            painted = painted();
        }
        for (int other : painted) {
            if (++comparisons > MAX_COMPARISONS) {
                return false;
            }
            Bounds paint = boxes.of(other);
            if (paint != null && !tree.contains(other, index) && paint.intersects(box)) {
                return true;
            }
        }
        return false;
    }

    private List<Integer> painted() {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < tree.size(); i++) {
            if (tree.style(i) != null && (isPicture(i) || tree.looks(i, VisualTrait.BACKGROUND))) {
                found.add(i);
            }
        }
        return found;
    }

    private boolean isPicture(int index) {
        return switch (tree.tag(index)) {
            case "img", "svg", "video", "canvas", "iframe", "object", "embed" -> true;
            default -> false;
        };
    }
}
