package browsy.fetch.http.address;

import browsy.fetch.policy.HostResolver;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import okhttp3.Dns;

/** Resolves names by the resolver of an application. */
public record ResolverDns(HostResolver resolver) implements Dns {
    @Override
    public List<InetAddress> lookup(String host) throws UnknownHostException {
        try {
            return List.copyOf(resolver.resolve(host));
        } catch (RuntimeException e) {
            UnknownHostException failed = new UnknownHostException(host);
            failed.initCause(e);
            throw failed;
        }
    }
}
