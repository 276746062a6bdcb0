/**
 * The flat tree of a document in arrays indexed by document order, with the facts about each
 * element that other packages test most: tag categories, kinds of attributes, visual traits of the
 * style.
 */
@NullMarked
package browsy.spatial.tree;

import org.jspecify.annotations.NullMarked;
