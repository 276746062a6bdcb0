package browsy.style.computed;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The values that other stages derived from one style: a linked list by type, because there are
 * only a few. Links are immutable, so threads need no synchronization; at worst, several threads
 * compute the same value.
 *
 * @see <a href="https://docs.oracle.com/javase/specs/jls/se17/html/jls-17.html#jls-17.5">JLS 17.5,
 *     final fields</a>
 */
final class DerivedValues {
    private @Nullable Link latest;

    /**
     * A derived value, linked to the previous one.
     *
     * @param type the key of the value
     * @param value the value
     * @param next the value that was added before; null for the first
     */
    private record Link(Class<?> type, Object value, @Nullable Link next) {}

    <T> T get(Class<T> type, Function<? super ComputedStyle, ? extends T> maker, ComputedStyle of) {
        for (Link link = latest; link != null; link = link.next()) {
            if (link.type() == type) {
                return type.cast(link.value());
            }
        }
        T made = maker.apply(of);
        latest = new Link(type, made, latest);
        return made;
    }
}
