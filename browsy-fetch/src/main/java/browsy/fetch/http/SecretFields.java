package browsy.fetch.http;

import java.util.Set;

/**
 * The form fields of a request whose values are secret, for recordings.
 *
 * @param names the names, as bytes of the form's encoding with one character for each
 */
record SecretFields(Set<String> names) {
    /** The names in the tag of a request. */
    static Set<String> of(okhttp3.Request request) {
        SecretFields tag = request.tag(SecretFields.class);
        return tag == null ? Set.of() : tag.names();
    }
}
