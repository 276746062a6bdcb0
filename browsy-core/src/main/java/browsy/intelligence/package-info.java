/**
 * Detectors of page type, suggested actions, CAPTCHA, overlays, blocking, tables and main content
 * of a page.
 */
@NullMarked
package browsy.intelligence;

import org.jspecify.annotations.NullMarked;
