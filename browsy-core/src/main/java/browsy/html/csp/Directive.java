package browsy.html.csp;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A directive whose value is a list of sources.
 *
 * @see <a href="https://w3c.github.io/webappsec-csp/#directive-fallback-list">CSP, 6.8.3</a>
 */
enum Directive {
    DEFAULT_SRC("default-src"),
    STYLE_SRC("style-src", DEFAULT_SRC),
    STYLE_SRC_ELEM("style-src-elem", STYLE_SRC, DEFAULT_SRC),
    STYLE_SRC_ATTR("style-src-attr", STYLE_SRC, DEFAULT_SRC),
    SCRIPT_SRC("script-src", DEFAULT_SRC),
    SCRIPT_SRC_ELEM("script-src-elem", SCRIPT_SRC, DEFAULT_SRC),
    SCRIPT_SRC_ATTR("script-src-attr", SCRIPT_SRC, DEFAULT_SRC),
    CHILD_SRC("child-src", DEFAULT_SRC),
    FRAME_SRC("frame-src", CHILD_SRC, DEFAULT_SRC),
    OBJECT_SRC("object-src", DEFAULT_SRC),
    BASE_URI("base-uri"),
    FORM_ACTION("form-action");

    private static final Map<String, Directive> BY_NAME =
            Stream.of(values()).collect(Collectors.toMap(one -> one.text, one -> one));

    private final String text;

    /** The directives that stand in for a missing one, the first of them first. */
    private final List<Directive> fallbacks;

    Directive(String text, Directive... fallbacks) {
        this.text = text;
        this.fallbacks = List.of(fallbacks);
    }

    /** Returns the directive with a lower-case name; null if it is none of these. */
    static @Nullable Directive named(String name) {
        return BY_NAME.get(name);
    }

    /** Returns the list of a policy that governs this directive; null if there is none. */
    @Nullable SourceList in(Map<Directive, SourceList> lists) {
        SourceList own = lists.get(this);
        for (int i = 0; own == null && i < fallbacks.size(); i++) {
            own = lists.get(fallbacks.get(i));
        }
        return own;
    }
}
