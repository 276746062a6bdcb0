/** What the Infra Standard gives both HTML and CSS: ASCII case and white space. */
@NullMarked
package browsy.infra;

import org.jspecify.annotations.NullMarked;
