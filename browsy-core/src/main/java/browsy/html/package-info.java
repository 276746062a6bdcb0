/**
 * HTML as a document: parsing it, and what the standard says of its elements beyond parsing
 * (states, form controls, directionality, shadow trees).
 */
@NullMarked
package browsy.html;

import org.jspecify.annotations.NullMarked;
