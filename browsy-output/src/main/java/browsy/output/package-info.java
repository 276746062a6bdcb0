/**
 * Writes a Spatial DOM for programs and for language models, and reads it back from JSON.
 *
 * <p>Every format is a pure function of {@link browsy.model.SpatialDom}: the engine is not needed.
 * Texts of a page are data in all of them: no page can write a line that looks as if the format had
 * written it.
 */
@NullMarked
package browsy.output;

import org.jspecify.annotations.NullMarked;
