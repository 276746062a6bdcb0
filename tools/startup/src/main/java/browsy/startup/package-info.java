/**
 * Rewrites the classes of a jar so that they link without making code at run time; see {@link
 * browsy.startup.QuickStart}.
 */
@NullMarked
package browsy.startup;

import org.jspecify.annotations.NullMarked;
