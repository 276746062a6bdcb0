/** Files in HTTP: their disposition, names and media types, as Chromium treats them. */
@NullMarked
package browsy.fetch.file;

import org.jspecify.annotations.NullMarked;
