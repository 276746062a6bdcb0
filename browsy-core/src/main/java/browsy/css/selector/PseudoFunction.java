package browsy.css.selector;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The pseudo-classes with arguments. */
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

    private static final Map<String, PseudoFunction> BY_NAME = byName();

    /** Returns the pseudo-class with the given name in lower case; null if it is unknown. */
    static @Nullable PseudoFunction named(String name) {
        // The name of :is() before it was standardized.
        return name.equals("-webkit-any") ? IS : BY_NAME.get(name);
    }

    private static Map<String, PseudoFunction> byName() {
        Map<String, PseudoFunction> functions = new HashMap<>();
        for (PseudoFunction function : values()) {
            functions.put(function.cssName(), function);
        }
        return functions;
    }

    /** The name in CSS, without the colon and the argument. */
    String cssName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The CSS text of the pseudo-class with the given argument. */
    String of(Object argument) {
        return ":" + cssName() + "(" + argument + ")";
    }
}
