/**
 * Shows a web page to an AI agent without a browser: HTML in, Spatial DOM out.
 *
 * <p>{@link browsy.Browsy} is the way in. What it does, stage by stage, each in a package of its
 * own:
 *
 * <ol>
 *   <li>{@code browsy.html}: HTML text to a document
 *   <li>{@code browsy.css}, {@code browsy.style}: the document and its style sheets to a computed
 *       style for every element
 *   <li>{@code browsy.layout}: styled elements to the boxes they occupy
 *   <li>{@code browsy.spatial}: boxes to a flat list of what can be read and used
 *   <li>{@code browsy.intelligence}: what kind of page it is and what can be done on it
 * </ol>
 *
 * <p>The outcome is in {@code browsy.model}.
 */
@NullMarked
package browsy;

import org.jspecify.annotations.NullMarked;
