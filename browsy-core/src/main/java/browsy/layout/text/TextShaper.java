package browsy.layout.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Measures text as a browser's shaper does: characters become glyphs of the first font of the list
 * that has them, letters join, ligatures form, pairs are kerned, spacing is added.
 *
 * <p>Kerning and ligatures also work across the borders of inline elements with equal styles: shape
 * the whole run at once and ask the result for the parts.
 *
 * <p>Safe for use by several threads.
 */
public final class TextShaper {

    private static final int MAX_CACHED_STACKS = 1024;

    private final Map<FontRequest, FontStack> stacks = new ConcurrentHashMap<>();

    /** The font an element's own metrics come from. */
    public Font primaryFont(FontRequest request) {
        return new Font(stack(request).primary(), request.size());
    }

    /**
     * Shapes text whose white space is processed already. Characters that the layout itself gives a
     * width to (tabs, line feeds) advance like a space and nothing respectively.
     */
    public ShapedText shape(String text, TextStyle style) {
        return new RunShaper(this, text, style, stack(style.font())).shape();
    }

    private FontStack stack(FontRequest request) {
        FontStack known = stacks.get(request);
        if (known != null) {
            return known;
        }
        if (stacks.size() >= MAX_CACHED_STACKS) {
            stacks.clear();
        }
        return stacks.computeIfAbsent(request, FontStack::of);
    }
}
