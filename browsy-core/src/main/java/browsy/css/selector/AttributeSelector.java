package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.infra.Ascii;
import java.util.Set;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;
import org.jspecify.annotations.Nullable;

/**
 * An attribute selector.
 *
 * @param prefix the namespace prefix as written; null or empty for no namespace, {@code *} for any
 * @param name the attribute name as written
 * @param lower the attribute name in lower case, for HTML elements
 * @param operator how the value of the attribute is compared
 * @param value the value to compare with; empty for {@link Operator#PRESENT}
 * @param insensitive whether the selector has the flag {@code i}
 * @see <a href="https://drafts.csswg.org/selectors-4/#attribute-selectors">Selectors, 6</a>
 */
record AttributeSelector(
        @Nullable String prefix,
        String name,
        String lower,
        Operator operator,
        String value,
        boolean insensitive)
        implements SimpleSelector {

    /** The number of characters whose search costs as much as the test of one compound. */
    private static final int CHARS_PER_COMPOUND = 32;

    enum Operator {
        PRESENT(""),
        EQUALS("="),
        INCLUDES("~="),
        DASH_MATCH("|="),
        PREFIX("^="),
        SUFFIX("$="),
        SUBSTRING("*=");

        private final String text;

        Operator(String text) {
            this.text = text;
        }
    }

    /**
     * Attributes whose values on HTML elements are compared ASCII case-insensitively.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/semantics-other.html#case-sensitivity-of-selectors">HTML</a>
     */
    private static final Set<String> CASELESS =
            Set.of(
                    "accept",
                    "accept-charset",
                    "align",
                    "alink",
                    "axis",
                    "bgcolor",
                    "charset",
                    "checked",
                    "clear",
                    "codetype",
                    "color",
                    "compact",
                    "declare",
                    "defer",
                    "dir",
                    "direction",
                    "disabled",
                    "enctype",
                    "face",
                    "frame",
                    "hreflang",
                    "http-equiv",
                    "lang",
                    "language",
                    "link",
                    "media",
                    "method",
                    "multiple",
                    "nohref",
                    "noresize",
                    "noshade",
                    "nowrap",
                    "readonly",
                    "rel",
                    "rev",
                    "rules",
                    "scope",
                    "scrolling",
                    "selected",
                    "shape",
                    "target",
                    "text",
                    "type",
                    "valign",
                    "valuetype",
                    "vlink");

    /**
     * Attributes whose value is different on nearly every element. A selector for such a value
     * counts as {@link DependencyVisitor#other}: grouping elements by the value would leave no
     * groups.
     */
    private static final Set<String> MOSTLY_UNIQUE =
            Set.of("alt", "d", "href", "id", "src", "srcset", "style", "title");

    @Override
    public boolean matches(TreeElement element, SelectorMatcher matcher) {
        if (!element.hasAttributes()) {
            return false;
        }
        if (prefix != null && !prefix.isEmpty()) {
            return matchesNamespaced(element, matcher);
        }
        String actual = element.attribute(element.isHtml() ? lower : name);
        return actual != null && test(actual, ignoresCase(element), matcher);
    }

    /**
     * Matches an attribute with a namespace. jsoup keeps the prefix as part of the attribute name,
     * so the prefix of the selector is compared with the prefix in the document, not the namespace
     * URI.
     */
    private boolean matchesNamespaced(TreeElement element, SelectorMatcher matcher) {
        Attributes attributes = element.attributes();
        if (attributes == null) {
            return false;
        }
        for (Attribute attribute : attributes) {
            String key = attribute.getKey();
            int colon = key.indexOf(':');
            String local = key.substring(colon + 1);
            boolean named =
                    local.equals(element.isHtml() ? lower : name)
                            && ("*".equals(prefix)
                                    || colon > 0 && key.substring(0, colon).equals(prefix));
            if (named && test(attribute.getValue(), ignoresCase(element), matcher)) {
                return true;
            }
        }
        return false;
    }

    private boolean ignoresCase(TreeElement element) {
        return insensitive || element.isHtml() && CASELESS.contains(lower);
    }

    private boolean test(String actual, boolean ignoreCase, SelectorMatcher matcher) {
        if (operator == Operator.SUBSTRING || operator == Operator.INCLUDES) {
            matcher.charge(actual.length() / CHARS_PER_COMPOUND);
        }
        return switch (operator) {
            case PRESENT -> true;
            case EQUALS -> actual.length() == value.length() && at(actual, 0, ignoreCase);
            case INCLUDES -> includes(actual, ignoreCase);
            case DASH_MATCH ->
                    at(actual, 0, ignoreCase)
                            && (actual.length() == value.length()
                                    || actual.charAt(value.length()) == '-');
            case PREFIX -> !value.isEmpty() && at(actual, 0, ignoreCase);
            case SUFFIX ->
                    !value.isEmpty() && at(actual, actual.length() - value.length(), ignoreCase);
            case SUBSTRING -> !value.isEmpty() && contains(actual, ignoreCase);
        };
    }

    /** Whether {@code value} is one of the words of {@code actual}, separated by white space. */
    private boolean includes(String actual, boolean ignoreCase) {
        if (value.isEmpty()) {
            return false;
        }
        int length = value.length();
        for (int i = 0; i + length <= actual.length(); i++) {
            boolean starts = i == 0 || Ascii.isWhitespace(actual.charAt(i - 1));
            if (starts && at(actual, i, ignoreCase)) {
                int end = i + length;
                if (end == actual.length() || Ascii.isWhitespace(actual.charAt(end))) {
                    return value.chars().noneMatch(c -> Ascii.isWhitespace((char) c));
                }
            }
        }
        return false;
    }

    private boolean contains(String actual, boolean ignoreCase) {
        return ignoreCase
                ? Ascii.lower(actual).contains(Ascii.lower(value))
                : actual.contains(value);
    }

    /** Whether {@code actual} contains {@code value} at {@code offset}. */
    private boolean at(String actual, int offset, boolean ignoreCase) {
        if (offset < 0 || offset + value.length() > actual.length()) {
            return false;
        }
        return ignoreCase
                ? Ascii.equalsIgnoreCase(actual.substring(offset, offset + value.length()), value)
                : actual.startsWith(value, offset);
    }

    @Override
    public void describe(DependencyVisitor features) {
        if (prefix != null && !prefix.isEmpty()) {
            features.other();
            return;
        }
        boolean unique = MOSTLY_UNIQUE.contains(lower);
        features.attribute(lower, operator != Operator.PRESENT && !unique);
        if (operator != Operator.PRESENT && unique) {
            features.other();
        }
    }

    @Override
    public int cost() {
        return 2;
    }

    @Override
    public StateReads stateReads() {
        return StateReads.NONE;
    }

    @Override
    public String toString() {
        String qualified = prefix == null ? name : prefix + "|" + name;
        String flag = insensitive ? " i" : "";
        String test = operator == Operator.PRESENT ? "" : operator.text + '"' + value + '"';
        return "[" + qualified + test + flag + "]";
    }
}
