/**
 * Parses web pages for AI agents without a browser: from HTML to a Spatial DOM.
 *
 * <p>{@link browsy.Browsy} is the entry point. It runs these stages, each in its own package:
 *
 * <ol>
 *   <li>{@code browsy.html}: parses HTML text to a document
 *   <li>{@code browsy.css}, {@code browsy.style}: compute a style for every element
 *   <li>{@code browsy.layout}: computes the boxes of elements
 *   <li>{@code browsy.spatial}: makes a flat list of elements to read and use
 *   <li>{@code browsy.intelligence}: determines the type of the page and the actions on it
 * </ol>
 *
 * <p>The results are in {@code browsy.model}.
 */
@NullMarked
package browsy;

import org.jspecify.annotations.NullMarked;
