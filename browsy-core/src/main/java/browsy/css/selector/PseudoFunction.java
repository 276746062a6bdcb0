package browsy.css.selector;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The names of pseudo-classes with arguments. */
enum PseudoFunction {
    IS,
    WHERE,
    NOT,
    HAS,
    NTH_CHILD,
    NTH_LAST_CHILD,
    NTH_OF_TYPE,
    NTH_LAST_OF_TYPE,
    LANG,
    DIR,
    HOST,
    HOST_CONTEXT,
    STATE,
    ACTIVE_VIEW_TRANSITION_TYPE;

    private static final Map<String, PseudoFunction> BY_NAME =
            Stream.of(values())
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    PseudoFunction::cssName, Function.identity()));

    /** The function of a name in lower case, or null for an unknown one. */
    static @Nullable PseudoFunction named(String name) {
        // What :is() was called before it had a standard.
        return name.equals("-webkit-any") ? IS : BY_NAME.get(name);
    }

    /** The name as style sheets write it. */
    String cssName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The pseudo-class with an argument, as style sheets write it. */
    String of(Object argument) {
        return ":" + cssName() + "(" + argument + ")";
    }
}
