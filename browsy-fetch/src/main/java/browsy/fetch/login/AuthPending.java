package browsy.fetch.login;

/** Gets second factors from a user, a mailbox or another source that the session cannot read. */
@FunctionalInterface
public interface AuthPending {
    /**
     * Waits for the second factor. The session calls it on a thread of its own and interrupts it at
     * the deadline. An exception ends the sign-in and reaches its caller.
     */
    AuthAnswer await(AuthRequest request) throws InterruptedException;
}
