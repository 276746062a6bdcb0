package browsy;

import browsy.model.Bounds;

/**
 * The bounding box of an element of the document, like {@code getBoundingClientRect} in a browser.
 *
 * @param path the path of the element, such as {@code /html[1]/body[1]/div[2]}
 * @param bounds the border box in CSS px and document coordinates: the union of all fragments with
 *     transforms applied
 * @param visible whether the computed {@code visibility} is {@code visible}
 */
public record ElementBox(String path, Bounds bounds, boolean visible) {}
