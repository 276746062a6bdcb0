package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.policy.HostResolver;
import browsy.fetch.policy.NetworkPolicy;
import browsy.fetch.policy.RequestRules;
import browsy.fetch.proxy.ProxyPool;
import browsy.fetch.proxy.ProxyServer;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests names whose addresses change from one answer of the resolver to the next. */
class ChangingNamesTest {
    /** A public address without a route, so that connections fail at once. */
    private static final String PUBLIC = "2a00::1";

    private final RawSite site =
            new RawSite(
                    (request, number, out) -> {
                        out.write(RawSite.ok("<title>Inside</title>"));
                        return false;
                    });
    private final AtomicInteger lookups = new AtomicInteger();

    @AfterEach
    void close() {
        site.close();
    }

    /**
     * A resolver that gives one list of addresses after the other; the last one again and again.
     */
    private HostResolver answers(String... lists) {
        return host -> {
            int number = lookups.getAndIncrement();
            List<InetAddress> found = new ArrayList<>();
            for (String address : lists[Math.min(number, lists.length - 1)].split(" ")) {
                found.add(InetAddress.getByName(address));
            }
            return found;
        };
    }

    private static SessionConfig.Builder config(HostResolver resolver) {
        return SessionConfig.builder()
                .timeout(Duration.ofSeconds(1))
                .networkPolicy(NetworkPolicy.ANY.withResolver(resolver));
    }

    private String url(String host) {
        return site.url("/").replace("127.0.0.1", host);
    }

    private void assertBlocked(Session session, String host) {
        BlockedUrl error = assertThrows(BlockedUrl.class, () -> session.goTo(url(host)));
        assertEquals(Reason.PRIVATE_NETWORK, error.reason());
        assertTrue(error.getMessage().contains("allowHost(\"" + host + ":" + site.port() + "\")"));
        assertFalse(error.getMessage().contains("127.0.0.1"), error.getMessage());
    }

    @Test
    void privateAnswersAreBlocked() {
        String lists = "127.0.0.1,10.0.0.1 127.0.0.1,::1,::ffff:127.0.0.1,64:ff9b::7f00:1,0.0.0.0";
        for (String list : lists.split(",")) {
            try (Session session = Session.create(config(answers(list)).build())) {
                assertBlocked(session, "shop.example");
            }
        }
        assertEquals(List.of(), site.asked());
    }

    /** The address that was checked is the one that is connected to: there is one look-up. */
    @Test
    void anAnswerAfterTheCheckHasNoEffect() {
        try (Session session = Session.create(config(answers(PUBLIC, "127.0.0.1")).build())) {
            assertThrows(FetchException.Network.class, () -> session.goTo(url("shop.example")));
            assertEquals(1, lookups.get());
            assertBlocked(session, "shop.example");
            assertBlocked(session, "shop.example");
        }
        assertEquals(List.of(), site.asked());
    }

    @Test
    void onlyThePublicOnesOfSeveralAnswersAreUsed() {
        for (String mixed :
                List.of("127.0.0.1 " + PUBLIC, PUBLIC + " 127.0.0.1", "::1 " + PUBLIC + " ::1")) {
            try (Session session = Session.create(config(answers(mixed)).build())) {
                assertThrows(FetchException.Network.class, () -> session.goTo(url("shop.example")));
            }
        }
        assertEquals(List.of(), site.asked());
    }

    /** A kept connection of an allowed host does not serve another name of the same address. */
    @Test
    void aNameIsAllowedByItself() {
        HostResolver all = answers("127.0.0.1");
        SessionConfig config = config(all).allowHost("shop.example:" + site.port()).build();
        try (Session session = Session.create(config)) {
            session.goTo(url("shop.example"));
            assertEquals("Inside", session.dom().title());
            assertBlocked(session, "other.example");
            assertBlocked(session, "shop.example.");
        }
        assertEquals(List.of("GET /"), site.asked());
    }

    @Test
    void theNameInAnAnswerIsIgnored() {
        HostResolver liar =
                host ->
                        List.of(
                                InetAddress.getByAddress(
                                        "shop.example", new byte[] {127, 0, 0, 1}));
        SessionConfig config = config(liar).allowHost("shop.example").build();
        try (Session session = Session.create(config)) {
            assertBlocked(session, "evil.example");
        }
        assertEquals(List.of(), site.asked());
    }

    @Test
    void aFailureOfTheResolverIsANetworkError() {
        List<HostResolver> failures =
                Arrays.asList(
                        host -> List.of(),
                        host -> {
                            throw new UnknownHostException(host);
                        },
                        host -> {
                            throw new IllegalStateException("broken");
                        });
        for (HostResolver failing : failures) {
            try (Session session = Session.create(config(failing).build())) {
                FetchException.Network error =
                        assertThrows(
                                FetchException.Network.class,
                                () -> session.goTo(url("shop.example")));
                assertTrue(error.getMessage().contains("no such host: shop.example"));
            }
        }
    }

    /** Rules with blocks of addresses apply to the addresses of names. */
    @Test
    void blocksApplyToTheAddressesOfNames() {
        SessionConfig.Builder open =
                SessionConfig.builder().allowPrivateNetwork(true).timeout(Duration.ofSeconds(5));
        HostResolver here = answers("127.0.0.1");
        RequestRules denied = RequestRules.ANY.denyHosts("127.0.0.0/8");
        RequestRules elsewhere = RequestRules.ANY.allowHosts("10.0.0.0/8");
        for (RequestRules rules : List.of(denied, elsewhere)) {
            NetworkPolicy policy = NetworkPolicy.of(rules).withResolver(here);
            try (Session session = Session.create(open.networkPolicy(policy).build())) {
                BlockedUrl error =
                        assertThrows(BlockedUrl.class, () -> session.goTo(url("shop.example")));
                assertEquals(Reason.POLICY, error.reason());
            }
        }
        assertEquals(List.of(), site.asked());
        RequestRules inside = RequestRules.ANY.allowHosts("127.0.0.0/8");
        NetworkPolicy policy = NetworkPolicy.of(inside).withResolver(here);
        try (Session session = Session.create(open.networkPolicy(policy).build())) {
            session.goTo(url("shop.example"));
            assertEquals("Inside", session.dom().title());
        }
    }

    @Test
    void aProxyInAPrivateNetworkMustBeAllowed() {
        HostResolver here = answers("127.0.0.1");
        for (String proxy : List.of("127.0.0.1", "proxy.example", "localhost")) {
            ProxyServer server = ProxyServer.http(proxy, site.port());
            SessionConfig closed =
                    SessionConfig.builder()
                            .proxies(ProxyPool.of(server))
                            .networkPolicy(
                                    NetworkPolicy.ANY.withResolver(
                                            host ->
                                                    host.equals(proxy)
                                                            ? here.resolve(host)
                                                            : List.of(
                                                                    InetAddress.getByName(PUBLIC))))
                            .build();
            try (Session session = Session.create(closed)) {
                BlockedUrl error =
                        assertThrows(BlockedUrl.class, () -> session.goTo("http://shop.example/"));
                assertEquals(Reason.PRIVATE_NETWORK, error.reason());
                assertTrue(
                        error.getMessage().contains("proxy")
                                && error.getMessage().contains("allowHost(\"" + proxy),
                        error.getMessage());
            }
            assertEquals(List.of(), site.asked());
        }
        SessionConfig open =
                SessionConfig.builder()
                        .proxies(ProxyPool.of(ProxyServer.http("127.0.0.1", site.port())))
                        .allowHost("127.0.0.1:" + site.port())
                        .build();
        try (Session session = Session.create(open)) {
            session.goTo("http://shop.example/");
            assertEquals("Inside", session.dom().title());
        }
    }

    /** The proxy may choose any of the addresses, so that all of them must be public. */
    @Test
    void aResolverChecksNamesBehindAProxy() {
        for (String answer : List.of("10.0.0.1", PUBLIC + " 10.0.0.1", "::1")) {
            SessionConfig config =
                    config(answers(answer))
                            .proxies(ProxyPool.of(ProxyServer.http("127.0.0.1", site.port())))
                            .allowHost("127.0.0.1:" + site.port())
                            .build();
            try (Session session = Session.create(config)) {
                BlockedUrl error =
                        assertThrows(BlockedUrl.class, () -> session.goTo("http://shop.example/"));
                assertTrue(error.getMessage().contains("allowHost(\"shop.example:80\")"));
            }
        }
        assertEquals(List.of(), site.asked());
        SessionConfig good =
                config(answers(PUBLIC))
                        .proxies(ProxyPool.of(ProxyServer.http("127.0.0.1", site.port())))
                        .allowHost("127.0.0.1:" + site.port())
                        .build();
        try (Session session = Session.create(good)) {
            session.goTo("http://shop.example/");
            assertEquals(List.of("GET http://shop.example/"), site.asked());
        }
    }
}
