package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Simple selectors that cross the boundary of a shadow tree.
 *
 * @see <a href="https://drafts.csswg.org/css-scoping-1/#selectors">css-scoping-1</a>
 */
final class ShadowSelectors {
    private ShadowSelectors() {}

    /**
     * {@code :host} and {@code :host(compound)}: the host of the shadow tree of the style sheet.
     *
     * @param argument a compound that the host must also match; null for {@code :host}
     */
    record Host(@Nullable CompoundSelector argument) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return matcher.isHost(element)
                    && (argument == null || matcher.matchesAsOrdinary(argument, element));
        }

        @Override
        public int specificity() {
            return argument == null
                    ? Specificity.CLASS
                    : Specificity.add(Specificity.CLASS, argument.specificity());
        }

        @Override
        public boolean matchesFeatureless() {
            return true;
        }

        @Override
        public StateReads stateReads() {
            return argument == null ? StateReads.NONE : StateReads.of(argument);
        }

        @Override
        public String toString() {
            return argument == null
                    ? ":" + PseudoFunction.HOST.cssName()
                    : PseudoFunction.HOST.of(argument);
        }
    }

    /**
     * {@code :host-context(compound)}: the host, if it or one of its flat tree ancestors matches
     * {@code argument}.
     */
    record HostContext(CompoundSelector argument) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            if (!matcher.isHost(element)) {
                return false;
            }
            for (TreeElement e = element; e != null; e = e.flatParent()) {
                if (matcher.matchesAsOrdinary(argument, e)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int specificity() {
            return Specificity.add(Specificity.CLASS, argument.specificity());
        }

        @Override
        public boolean matchesFeatureless() {
            return true;
        }

        @Override
        public StateReads stateReads() {
            return StateReads.of(argument);
        }

        @Override
        public String toString() {
            return PseudoFunction.HOST_CONTEXT.of(argument);
        }
    }

    /**
     * The condition of {@code ::part()} on the element: its {@code part} attribute, as exported to
     * the tree of the style sheet, contains all names.
     */
    record Part(List<String> names) implements SimpleSelector {
        @Override
        public boolean matches(TreeElement element, SelectorMatcher matcher) {
            return matcher.isPart(element, names);
        }

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
            return names.stream().map(SimpleSelectors::ident).collect(Collectors.joining(" "));
        }
    }
}
