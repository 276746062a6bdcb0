/** Forms: what each is for and what each of its fields takes. */
@NullMarked
package browsy.intelligence.form;

import org.jspecify.annotations.NullMarked;
