/** The Content Security Policy of documents, as far as it counts without scripts. */
@NullMarked
package browsy.html.csp;

import org.jspecify.annotations.NullMarked;
