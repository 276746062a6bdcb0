package browsy.css.selector;

import browsy.css.syntax.CssSerializer;
import browsy.css.syntax.Token;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The simple selectors with short implementations. */
final class SimpleSelectors {

    private SimpleSelectors() {}

    /** The CSS text of an identifier. */
    static String ident(String name) {
        return CssSerializer.serialize(List.of(Token.ident(name)));
    }

    /**
     * The universal selector.
     *
     * @param namespace null for any namespace, empty for no namespace
     */
    record Universal(@Nullable String namespace) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return namespace == null || element.namespace().equals(namespace);
        }

        @Override
        public void describe(DependencyVisitor features) {}

        @Override
        public int specificity() {
            return Specificity.NONE;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.NONE;
        }

        @Override
        public String toString() {
            return "*";
        }
    }

    /**
     * A type selector. Like Chromium, it compares names of SVG elements ASCII case-insensitively in
     * HTML documents.
     *
     * @param namespace null for any namespace, empty for no namespace
     */
    record Type(String name, String lower, @Nullable String namespace) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return (element.isHtml()
                            ? element.localName().equals(lower)
                            : Ascii.equalsIgnoreCase(element.localName(), name))
                    && (namespace == null || element.namespace().equals(namespace));
        }

        @Override
        public void describe(DependencyVisitor features) {}

        @Override
        public int specificity() {
            return Specificity.TYPE;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.NONE;
        }

        @Override
        public String toString() {
            return ident(name);
        }
    }

    record Id(String name, String lower) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            String id = element.id();
            return id != null && id.equals(matcher.isQuirksMode() ? lower : name);
        }

        @Override
        public void describe(DependencyVisitor features) {
            features.id(lower);
        }

        @Override
        public int specificity() {
            return Specificity.ID;
        }

        @Override
        public int cost() {
            return 0;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.NONE;
        }

        @Override
        public String toString() {
            return "#" + ident(name);
        }
    }

    record ClassName(String name, String lower) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return element.hasClass(matcher.isQuirksMode() ? lower : name);
        }

        @Override
        public void describe(DependencyVisitor features) {
            features.className(lower);
        }

        @Override
        public StateReads stateReads() {
            return StateReads.NONE;
        }

        @Override
        public String toString() {
            return "." + ident(name);
        }
    }

    /** {@code :is()}, {@code :where()}, and {@code &} with the selectors of the parent rule. */
    record Is(SelectorList list, Kind kind) implements SimpleSelector {

        enum Kind {
            IS,
            WHERE,
            NESTING
        }

        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return matcher.matchesAny(list, element);
        }

        @Override
        public void describe(DependencyVisitor features) {
            features.selectors(list);
        }

        @Override
        public int specificity() {
            return kind == Kind.WHERE ? Specificity.NONE : list.specificity();
        }

        @Override
        public int cost() {
            return 4;
        }

        @Override
        public boolean matchesFeatureless() {
            return true;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.of(list);
        }

        @Override
        public String toString() {
            return switch (kind) {
                case IS -> PseudoFunction.IS.of(list);
                case WHERE -> PseudoFunction.WHERE.of(list);
                case NESTING -> "&";
            };
        }
    }

    record Not(SelectorList list) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return !matcher.matchesAny(list, element);
        }

        @Override
        public void describe(DependencyVisitor features) {
            features.selectors(list);
        }

        @Override
        public int specificity() {
            return list.specificity();
        }

        @Override
        public int cost() {
            return 4;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.of(list);
        }

        @Override
        public String toString() {
            return PseudoFunction.NOT.of(list);
        }
    }

    /** {@code &} outside of nested rules: matches the scoping root and adds no specificity. */
    record NestingAtTop() implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return matcher.isScope(element);
        }

        @Override
        public void describe(DependencyVisitor features) {
            features.ancestors();
        }

        @Override
        public int specificity() {
            return Specificity.NONE;
        }

        @Override
        public boolean matchesFeatureless() {
            return true;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.NONE;
        }

        @Override
        public String toString() {
            return "&";
        }
    }

    /**
     * {@code :lang()}. Matches if the language of the element equals the range or starts with the
     * range and a hyphen.
     *
     * @param range a language range in lower case
     */
    record Lang(String range) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            String language = Ascii.lower(matcher.language(element));
            return language.startsWith(range)
                    && !range.isEmpty()
                    && (language.length() == range.length()
                            || language.charAt(range.length()) == '-');
        }

        @Override
        public int cost() {
            return 3;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.NONE;
        }

        @Override
        public String toString() {
            return PseudoFunction.LANG.of(range);
        }
    }

    record Dir(String direction) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return direction.equals(matcher.isRightToLeft(element) ? "rtl" : "ltr");
        }

        @Override
        public int cost() {
            return 3;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.INPUT;
        }

        @Override
        public String toString() {
            return PseudoFunction.DIR.of(direction);
        }
    }

    /** A valid selector that matches nothing, such as a custom state or a scroll bar state. */
    record Never(String text, int specificity) implements SimpleSelector {

        /** Creates a replacement with the specificity of a pseudo-class. */
        Never(String text) {
            this(text, Specificity.CLASS);
        }

        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return false;
        }

        @Override
        public void describe(DependencyVisitor features) {}

        @Override
        public int cost() {
            return 0;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.NONE;
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
