/**
 * HTML documents: the parsers, and the state and structure of elements that the HTML and DOM
 * standards define beyond parsing (form controls, directionality, shadow trees, pseudo-classes).
 */
@NullMarked
package browsy.html;

import org.jspecify.annotations.NullMarked;
