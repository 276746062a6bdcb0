/** URLs by the URL standard, and HTTP Basic credentials. */
@NullMarked
package browsy.fetch.url;

import org.jspecify.annotations.NullMarked;
