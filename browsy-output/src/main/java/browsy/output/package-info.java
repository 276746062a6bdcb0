/**
 * Writes a Spatial DOM for programs and language models, and reads it from JSON.
 *
 * <p>Every format is a pure function of {@link browsy.model.SpatialDom} and is independent of the
 * engine. All formats treat the texts of a page as data: a page cannot produce a line that has the
 * form of one of the format's own lines, except in plain text, which has no structure.
 */
@NullMarked
package browsy.output;

import org.jspecify.annotations.NullMarked;
