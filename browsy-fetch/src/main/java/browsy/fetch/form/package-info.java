/** Forms as the HTML standard has them: who owns a control, what it sends, how that is encoded. */
@NullMarked
package browsy.fetch.form;

import org.jspecify.annotations.NullMarked;
