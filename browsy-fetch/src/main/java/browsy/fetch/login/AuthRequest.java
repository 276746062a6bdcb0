package browsy.fetch.login;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A second factor that a page asks for. It contains no secret.
 *
 * @param factor the kind of the factor
 * @param destination the masked address or number to which a code was sent, such as {@code
 *     a***@example.com}; empty if the page shows none
 * @param codeLength the number of characters of the code; null if it is unknown
 * @param message the message of the page, such as the rejection of the last code; empty if there is
 *     none
 * @param url the URL of the page, without query and fragment
 * @param attempt the number of this request in one sign-in, from 1
 * @param deadline the time at which the session stops waiting for the answer
 */
public record AuthRequest(
        SecondFactor factor,
        String destination,
        @Nullable Integer codeLength,
        String message,
        String url,
        int attempt,
        Instant deadline) {}
