package browsy.layout.flow;

import static browsy.style.property.TextProperties.WEBKIT_LINE_CLAMP;

import browsy.layout.box.Box;
import org.jspecify.annotations.Nullable;

/**
 * Counts the lines of a block formatting context that shows only so many of them: what follows the
 * last one adds nothing to the height of any block around it.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-4/#webkit-line-clamp">css-overflow-4</a>
 */
public final class LineClamp {
    private int remaining;

    private LineClamp(int lines) {
        this.remaining = lines;
    }

    /** The clamp of a formatting context root; null where it has none. */
    static @Nullable LineClamp of(Box root) {
        int lines = root.style().get(WEBKIT_LINE_CLAMP);
        return lines > 0 ? new LineClamp(lines) : null;
    }

    /** Meets a line. */
    public void countLine() {
        remaining = Math.max(0, remaining - 1);
    }

    /** Whether the last line to be shown has been met. */
    public boolean isReached() {
        return remaining == 0;
    }
}
