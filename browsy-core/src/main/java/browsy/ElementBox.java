package browsy;

import browsy.model.Bounds;

/**
 * Where one element of the document lies: what {@code getBoundingClientRect} gives in a browser.
 *
 * @param path such as {@code /html[1]/body[1]/div[2]}
 * @param bounds border box in CSS px and document coordinates; the union of all fragments,
 *     transforms applied
 * @param visible whether the computed {@code visibility} is {@code visible}
 */
public record ElementBox(String path, Bounds bounds, boolean visible) {}
