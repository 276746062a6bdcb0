package browsy.fetch.auth;

import browsy.fetch.url.WebAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How a session authenticates at origins. Immutable.
 *
 * @param logins the answers to HTTP authentication challenges, Basic and Digest; the first one for
 *     an origin and realm counts
 * @param certificates the client certificates, one for an origin
 */
public record Authentication(List<Login> logins, List<ClientCertificate> certificates) {
    /** No credentials. */
    public static final Authentication NONE = new Authentication(List.of(), List.of());

    public Authentication {
        logins = List.copyOf(Objects.requireNonNull(logins, "logins"));
        certificates = List.copyOf(Objects.requireNonNull(certificates, "certificates"));
    }

    /** Returns a copy with credentials for any realm of an origin. */
    public Authentication withLogin(String origin, String user, String password) {
        return with(new Login(origin, null, user, password));
    }

    /** Returns a copy with further credentials. */
    public Authentication with(Login login) {
        Objects.requireNonNull(login, "login");
        List<Login> all = new ArrayList<>(logins);
        all.add(login);
        return new Authentication(all, certificates);
    }

    /** Returns a copy with a client certificate, in place of another one for its origin. */
    public Authentication with(ClientCertificate certificate) {
        Objects.requireNonNull(certificate, "certificate");
        List<ClientCertificate> all = new ArrayList<>(certificates);
        all.removeIf(other -> other.origin().equals(certificate.origin()));
        all.add(certificate);
        return new Authentication(logins, all);
    }

    static String originOf(String url) {
        String origin = WebAddress.origin(Objects.requireNonNull(url, "origin"));
        if (origin.equals("null")) {
            throw new IllegalArgumentException(
                    "not an http or https URL: " + WebAddress.shown(url));
        }
        return origin;
    }
}
