/**
 * Finds the main content of a page and separates it from navigation, advertisements and other
 * surroundings.
 */
@NullMarked
package browsy.intelligence.content;

import org.jspecify.annotations.NullMarked;
