package browsy.css.syntax;

import java.util.List;

/**
 * The rules of a stylesheet as parsed.
 *
 * @param rules the top-level rules in order
 */
public record Stylesheet(List<Rule> rules) {}
