package browsy.fetch.http;

import java.net.UnknownHostException;

/** Thrown if a session must not connect to any address of a host. */
final class BlockedAddress extends UnknownHostException {
    private static final long serialVersionUID = 1L;

    BlockedAddress() {
        super("an address of a private network");
    }
}
