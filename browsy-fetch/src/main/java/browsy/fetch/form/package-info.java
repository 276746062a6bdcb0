/** HTML forms: form owners, user input, validation, entry lists and their encoding. */
@NullMarked
package browsy.fetch.form;

import org.jspecify.annotations.NullMarked;
