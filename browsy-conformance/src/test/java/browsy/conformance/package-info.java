/**
 * Compares browsy with reference pages: boxes, styles, names and roles, clicks and requests of a
 * browser.
 */
@NullMarked
package browsy.conformance;

import org.jspecify.annotations.NullMarked;
