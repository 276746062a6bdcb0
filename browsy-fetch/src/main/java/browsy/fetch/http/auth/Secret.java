package browsy.fetch.http.auth;

/**
 * A user name and a password.
 *
 * @param user the user name
 * @param password the password
 */
public record Secret(String user, String password) {
    /** Nothing of the secret. */
    @Override
    public String toString() {
        return "a user name and a password";
    }
}
