package browsy.fetch.login;

/** Lets a person solve CAPTCHAs. */
@FunctionalInterface
public interface CaptchaPending {
    /**
     * Waits until a person has solved a CAPTCHA. The session calls it on a thread of its own and
     * interrupts it at the deadline. An exception ends the sign-in and reaches its caller.
     */
    CaptchaAnswer await(CaptchaRequest request) throws InterruptedException;
}
