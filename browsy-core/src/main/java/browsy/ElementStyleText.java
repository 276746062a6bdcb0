package browsy;

import java.util.Map;

/**
 * Computed values of one element as text: what {@code getComputedStyle} gives in a browser, but for
 * sizes and offsets, of which a browser gives the used value.
 *
 * @param path such as {@code /html[1]/body[1]/div[2]}
 * @param values by property name, in the order asked for; properties that are not known are left
 *     out
 */
public record ElementStyleText(String path, Map<String, String> values) {}
