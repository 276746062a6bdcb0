package browsy.style.computed;

import browsy.css.value.box.Display;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The styles of anonymous boxes in boxes of one style, by {@code display}: a linked list, because
 * there are only one or two. Entries are immutable; see {@link DerivedValues} on thread safety.
 */
final class AnonymousStyles {
    private @Nullable Entry latest;

    private record Entry(Display display, ComputedStyle style, @Nullable Entry before) {}

    ComputedStyle get(Display display, Function<Display, ComputedStyle> maker) {
        Entry known = latest;
        for (Entry entry = known; entry != null; entry = entry.before) {
            if (entry.display.equals(display)) {
                return entry.style;
            }
        }
        ComputedStyle made = maker.apply(display);
        latest = new Entry(display, made, known);
        return made;
    }
}
