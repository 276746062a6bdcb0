/** State machines that follow the framing of responses and hold the limits of their heads. */
@NullMarked
package browsy.fetch.http.framing;

import org.jspecify.annotations.NullMarked;
