package browsy.css.syntax;

import java.util.List;

/**
 * A rule as parsed, its prelude not yet interpreted.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#css-rule">CSS Syntax, 5</a>
 */
public sealed interface Rule {

    /**
     * A rule that begins with a selector, or in some at-rules with something else.
     *
     * @param declarations the declarations before the first child rule
     * @param rules child rules, and declarations that follow them as {@link NestedDeclarations}
     * @param offset where the rule begins in its source, in UTF-16 units
     */
    record Qualified(
            List<ComponentValue> prelude,
            List<Declaration> declarations,
            List<Rule> rules,
            int offset)
            implements Rule {}

    /**
     * An at-rule.
     *
     * @param name the name in ASCII lower case, without the at sign
     * @param hasBlock false for a statement that ended with a semicolon
     * @param declarations the declarations before the first child rule
     * @param rules child rules, and declarations that follow them as {@link NestedDeclarations}
     * @param offset where the rule begins in its source, in UTF-16 units
     */
    record At(
            String name,
            List<ComponentValue> prelude,
            boolean hasBlock,
            List<Declaration> declarations,
            List<Rule> rules,
            int offset)
            implements Rule {}

    /**
     * Declarations that stand after a child rule; they cascade as if in a rule of their own there.
     *
     * @see <a href="https://drafts.csswg.org/css-nesting-1/#nested-declarations-rule">CSS
     *     Nesting</a>
     */
    record NestedDeclarations(List<Declaration> declarations, int offset) implements Rule {}
}
