package browsy.css.syntax;

import java.util.List;

/**
 * A parsed rule whose prelude is still a list of component values.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#css-rule">CSS Syntax, 5</a>
 */
public sealed interface CssRule {

    /**
     * A qualified rule: a style rule, or a rule in an at-rule such as a keyframe.
     *
     * @param prelude the component values before the block, such as a selector list
     * @param declarations the declarations before the first child rule
     * @param rules the child rules; declarations after a child rule are {@link NestedDeclarations}
     * @param offset the start of the rule in its source, in UTF-16 units
     */
    record Qualified(
            List<ComponentValue> prelude,
            List<Declaration> declarations,
            List<CssRule> rules,
            int offset)
            implements CssRule {}

    /**
     * An at-rule.
     *
     * @param name the name in ASCII lower case, without the at sign
     * @param prelude the component values between the name and the block or semicolon
     * @param hasBlock false for a statement at-rule, which ends with a semicolon
     * @param declarations the declarations before the first child rule
     * @param rules the child rules; declarations after a child rule are {@link NestedDeclarations}
     * @param offset the start of the rule in its source, in UTF-16 units
     */
    record At(
            String name,
            List<ComponentValue> prelude,
            boolean hasBlock,
            List<Declaration> declarations,
            List<CssRule> rules,
            int offset)
            implements CssRule {}

    /**
     * A run of declarations after a child rule. It cascades as a rule of its own in this position.
     *
     * @param offset the start of the first declaration in its source, in UTF-16 units
     * @see <a href="https://drafts.csswg.org/css-nesting-1/#nested-declarations-rule">CSS
     *     Nesting</a>
     */
    record NestedDeclarations(List<Declaration> declarations, int offset) implements CssRule {}
}
