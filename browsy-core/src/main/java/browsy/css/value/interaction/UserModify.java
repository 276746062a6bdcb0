package browsy.css.value.interaction;

import browsy.css.value.Keyword;

/**
 * Values of {@code -webkit-user-modify}.
 *
 * @see <a href="https://compat.spec.whatwg.org/">spec</a>
 */
public enum UserModify implements Keyword {
    READ_ONLY,
    READ_WRITE,
    READ_WRITE_PLAINTEXT_ONLY
}
