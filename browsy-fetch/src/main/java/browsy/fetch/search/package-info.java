/** Web search engines and their results. */
@NullMarked
package browsy.fetch.search;

import org.jspecify.annotations.NullMarked;
