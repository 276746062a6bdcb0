package browsy.output;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/** Counts with jtokkit; loaded only where that is on the class path. */
final class JtokkitCounter implements TokenCounter {

    private final Encoding encoding =
            Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

    @Override
    public int count(String text) {
        return encoding.countTokensOrdinary(text);
    }
}
