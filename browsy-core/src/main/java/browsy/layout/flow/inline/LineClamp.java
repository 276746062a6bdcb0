package browsy.layout.flow.inline;

import static browsy.style.property.InternalProperties.CLAMPED_LINES;

import browsy.layout.box.Box;
import org.jspecify.annotations.Nullable;

/**
 * Line clamp of a block formatting context: counts its lines. Content after the last line to be
 * shown does not extend the blocks that contain this line.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-4/#webkit-line-clamp">css-overflow-4</a>
 */
public final class LineClamp {
    private int remaining;
    private boolean hides;

    private LineClamp(int lines) {
        this.remaining = lines;
    }

    /** Returns the clamp of a formatting context root; null if it has none. */
    public static @Nullable LineClamp of(Box root) {
        int lines = root.style().get(CLAMPED_LINES);
        return lines > 0 ? new LineClamp(lines) : null;
    }

    /** Counts a line. */
    void meetLine() {
        if (remaining == 0) {
            hides = true;
        } else {
            remaining--;
        }
    }

    /** Records a block. It is hidden content if the last line to be shown is counted. */
    public void meetBlock() {
        hides |= isReached();
    }

    /** Whether the last line to be shown is counted. */
    public boolean isReached() {
        return remaining == 0;
    }

    /** Whether the next line is the last one to be shown. */
    boolean isAtLastLine() {
        return remaining == 1;
    }

    /** Whether there is content after the last line to be shown. If not, nothing is clamped. */
    public boolean hidesContent() {
        return hides;
    }
}
