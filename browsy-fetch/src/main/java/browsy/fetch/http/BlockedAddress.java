package browsy.fetch.http;

import java.net.UnknownHostException;

/** Reports a host whose addresses a session must not connect to. */
final class BlockedAddress extends UnknownHostException {
    private static final long serialVersionUID = 1L;

    BlockedAddress() {
        super("an address of a private network");
    }
}
