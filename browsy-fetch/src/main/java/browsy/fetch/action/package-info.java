/** What a person can do to a page, and what comes of it. */
@NullMarked
package browsy.fetch.action;

import org.jspecify.annotations.NullMarked;
