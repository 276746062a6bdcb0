package browsy.style.computed;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What other stages have made of one style. There are a handful of kinds at most, so a list is
 * searched. Its links are immutable, so threads that share a style need no fence between them: at
 * worst each makes a value of its own.
 *
 * @see <a href="https://docs.oracle.com/javase/specs/jls/se17/html/jls-17.html#jls-17.5">JLS 17.5,
 *     final fields</a>
 */
final class DerivedValues {
    private @Nullable Link latest;

    /**
     * One value, and what was made before it.
     *
     * @param type what it is asked for by
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
