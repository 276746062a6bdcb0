package browsy.fetch.http;

import java.net.UnknownHostException;

/** An address that must not be connected to. */
final class BlockedAddress extends UnknownHostException {
    private static final long serialVersionUID = 1L;

    BlockedAddress() {
        super("an address of a private network");
    }
}
