package browsy.fetch.http;

import java.net.UnknownHostException;

/** An address that must not be connected to. */
final class BlockedAddress extends UnknownHostException {
    static final String WHY = "leads into a private network";
    private static final long serialVersionUID = 1L;

    BlockedAddress() {
        super(WHY);
    }
}
