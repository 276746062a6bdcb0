package browsy.fetch.http;

import browsy.fetch.auth.ClientCertificate;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.SessionClient.Way;
import browsy.fetch.http.address.Refusal;
import browsy.fetch.http.proxy.ProxyFailures;
import browsy.fetch.http.proxy.ProxyLogin;
import browsy.fetch.http.proxy.ProxyRotation;
import browsy.fetch.http.proxy.SharedProxies;
import browsy.fetch.journal.Journal;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.proxy.ProxyServer;
import browsy.fetch.proxy.ProxyServer.Protocol;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import okhttp3.Call;
import okhttp3.Headers;
import okhttp3.Request;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * Sends one request of a redirect chain: through the first proxy that can be reached, with answers
 * to challenges of the proxy and the server. The cookies of each response are stored. Thread-safe.
 */
final class RequestSender {
    private final SessionConfig config;
    private final SessionClient client;
    private final RequestHeaders headers;
    private final SiteMemory memory;
    private final Journal journal;
    private final SharedProxies proxies;

    RequestSender(
            SessionConfig config,
            SessionClient client,
            SharedProxies proxies,
            SiteMemory memory,
            Journal journal) {
        this.config = config;
        this.client = client;
        this.headers = new RequestHeaders(config, memory.cookies(), memory.hints());
        this.memory = memory;
        this.journal = journal;
        this.proxies = proxies;
    }

    /**
     * Sends a request and receives the head of its response.
     *
     * @throws FetchException if a proxy does not accept the credentials
     * @throws IOException if there is no response
     */
    PendingResponse send(Hop hop) throws IOException {
        memory.logins().enter(hop);
        HttpExchange.Body content = hop.request().body();
        PostedBody body = content == null ? null : new PostedBody(content);
        ProxyRotation rotation = proxies.rotation();
        List<ProxyServer> servers =
                SessionClient.usesNetwork(config)
                        ? rotation.order(memory.proxySession(), hop.url().host())
                        : List.of();
        if (servers.isEmpty()) {
            return send(hop, null, body);
        }
        IOException failure = new IOException("no proxy");
        for (ProxyServer server : servers) {
            try {
                PendingResponse pending = send(hop, server, body);
                rotation.succeed(server);
                return pending;
            } catch (IOException e) {
                IOException unreachable = ProxyFailures.unreachable(e);
                if (unreachable == null || Refusal.in(e) != null) {
                    throw e;
                }
                rotation.fail(server);
                if (body != null && body.isSent()) {
                    throw e; // over an earlier connection, so that it may have been processed
                }
                failure = unreachable;
            }
        }
        throw failure;
    }

    /** Sends a request through one proxy, or none, and answers challenges. */
    private PendingResponse send(Hop hop, @Nullable ProxyServer proxy, @Nullable PostedBody body)
            throws IOException {
        RequestLogins login = new RequestLogins(hop, memory.logins(), forwarder(hop, proxy));
        while (true) {
            PendingResponse pending = sendOnce(hop, proxy, login.addTo(headers.of(hop)), body);
            boolean isLast = false;
            try {
                Response answer = pending.response();
                ResponseReader.checkHead(answer, config.transferLimits(), hop.step());
                Response received = received(answer);
                if (received != null) {
                    remember(hop, received);
                }
                memory.hints().receive(hop, answer);
                isLast = !login.reply(answer);
                if (isLast) {
                    return pending;
                }
                pending.skipBody();
            } finally {
                if (!isLast) {
                    pending.close();
                }
            }
        }
    }

    /** The login at a proxy that sees the headers of a request; null for none. */
    private @Nullable ProxyLogin forwarder(Hop hop, @Nullable ProxyServer proxy) {
        return proxy == null || proxy.protocol() != Protocol.HTTP || hop.url().isHttps()
                ? null
                : new ProxyLogin(proxy, proxies.answers());
    }

    private PendingResponse sendOnce(
            Hop hop, @Nullable ProxyServer proxy, Headers all, @Nullable PostedBody body)
            throws IOException {
        journal.ledger().requireRequest();
        long left = Math.min(hop.step().nanosLeft(), journal.ledger().timeLeft().toNanos());
        if (left <= 0) {
            throw new InterruptedIOException("deadline exceeded");
        }
        Request.Builder builder =
                new Request.Builder()
                        .url(hop.url())
                        .headers(all)
                        .tag(TransferLimits.class, config.transferLimits())
                        .tag(ResourceKind.class, hop.kind())
                        .tag(SecretFields.class, new SecretFields(hop.request().secretFields()));
        if (body != null) {
            builder.method(hop.request().method(), body);
        }
        Way way = new Way(hop.resource().kind(), proxy, certificate(hop));
        Call call = client.newCall(way, builder.build());
        call.timeout().timeout(left, TimeUnit.NANOSECONDS);
        return new PendingResponse(call);
    }

    /** The client certificate for the origin of a request; null for none. */
    private @Nullable ClientCertificate certificate(Hop hop) {
        for (ClientCertificate certificate : config.authentication().certificates()) {
            if (hop.isOfUser() && certificate.origin().equals(hop.origin())) {
                return certificate;
            }
        }
        return null;
    }

    /** Returns what a server, an interceptor or the request handler sent; null for the cache. */
    private static @Nullable Response received(Response answer) {
        Response sent = answer.networkResponse();
        return sent != null || answer.cacheResponse() != null ? sent : answer;
    }

    /** Changes the memory of sites as the headers of a response ask for. */
    private void remember(Hop hop, Response received) {
        if (hop.isOfUser()) {
            memory.cookies().receive(hop.cookies(), received.headers("Set-Cookie"));
            ClearSiteData.receive(received, memory.cookies());
        }
        memory.strict().receive(hop, received);
    }
}
