/**
 * Fuzz targets. Each class has a method {@code fuzzerTestOneInput} that Jazzer calls with mutated
 * bytes; it fails by an exception that the API does not document, or by a broken invariant. See
 * docs/fuzzing.md.
 */
@NullMarked
package browsy.fuzz;

import org.jspecify.annotations.NullMarked;
