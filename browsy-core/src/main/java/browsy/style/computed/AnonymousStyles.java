package browsy.style.computed;

import browsy.css.value.box.Display;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The anonymous styles in one style by their {@code display}, so that the anonymous boxes in all
 * boxes of that style share theirs, too. There are one or two of them. Entries are immutable: see
 * {@link DerivedValues} for threads.
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
