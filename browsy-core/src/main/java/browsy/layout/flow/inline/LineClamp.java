package browsy.layout.flow.inline;

import static browsy.style.property.InternalProperties.CLAMPED_LINES;

import browsy.layout.box.Box;
import org.jspecify.annotations.Nullable;

/**
 * Counts the lines of a block formatting context that shows only so many of them: what follows the
 * last one adds nothing to the height of the blocks around that line.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-4/#webkit-line-clamp">css-overflow-4</a>
 */
public final class LineClamp {
    private int remaining;
    private boolean hides;

    private LineClamp(int lines) {
        this.remaining = lines;
    }

    /** The clamp of a formatting context root; null where it has none. */
    public static @Nullable LineClamp of(Box root) {
        int lines = root.style().get(CLAMPED_LINES);
        return lines > 0 ? new LineClamp(lines) : null;
    }

    /** Meets a line. */
    public void meetLine() {
        if (remaining == 0) {
            hides = true;
        } else {
            remaining--;
        }
    }

    /** Meets a block. */
    public void meetBlock() {
        hides |= isReached();
    }

    /** Whether the last line to be shown has been met. */
    public boolean isReached() {
        return remaining == 0;
    }

    /** Whether the line that comes next is the last one to be shown. */
    public boolean isAtLastLine() {
        return remaining == 1;
    }

    /**
     * Whether anything has been met after the last line to be shown; if not, nothing is clamped.
     */
    public boolean hidesContent() {
        return hides;
    }
}
