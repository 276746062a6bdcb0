/**
 * Whole tasks in real web applications. An {@link browsy.apps.Agent} does them, with a session or
 * with Chromium; the result is checked in the application's own data.
 */
@NullMarked
package browsy.apps;

import org.jspecify.annotations.NullMarked;
