/** The actions of users on a page, and the transitions that they cause. */
@NullMarked
package browsy.fetch.action;

import org.jspecify.annotations.NullMarked;
