/**
 * Writes a Spatial DOM for programs and language models, and reads it from JSON.
 *
 * <p>Every format is a pure function of {@link browsy.model.SpatialDom} and does not need the
 * engine. All formats treat the texts of a page as data: no page can write a line that looks like
 * one of the format itself, except in plain text, which has no structure.
 */
@NullMarked
package browsy.output;

import org.jspecify.annotations.NullMarked;
