/** The OkHttp on the class path: its version, and the public suffixes among its resources. */
@NullMarked
package browsy.fetch.okhttp;

import org.jspecify.annotations.NullMarked;
