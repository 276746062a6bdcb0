package browsy;

import java.util.Map;

/**
 * Computed values of an element as text, like {@code getComputedStyle} in a browser, except that
 * sizes and offsets are computed values, not used values.
 *
 * @param path the path of the element, such as {@code /html[1]/body[1]/div[2]}
 * @param values the values by property name in the requested order; unknown properties are left out
 */
public record ElementStyleText(String path, Map<String, String> values) {}
