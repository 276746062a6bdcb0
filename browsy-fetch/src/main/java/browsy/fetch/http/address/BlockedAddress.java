package browsy.fetch.http.address;

import java.net.UnknownHostException;

/** Thrown within OkHttp if a session must not connect to any address of a host. */
final class BlockedAddress extends UnknownHostException {
    private static final long serialVersionUID = 1L;

    /** Not serialized. */
    private final transient Refusal refusal;

    BlockedAddress(Refusal refusal) {
        super(refusal.remark());
        this.refusal = refusal;
    }

    Refusal refusal() {
        return refusal;
    }
}
