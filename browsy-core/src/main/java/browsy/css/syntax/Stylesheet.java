package browsy.css.syntax;

import java.util.List;

/**
 * A parsed style sheet.
 *
 * @param rules the top-level rules in source order
 */
public record Stylesheet(List<CssRule> rules) {}
