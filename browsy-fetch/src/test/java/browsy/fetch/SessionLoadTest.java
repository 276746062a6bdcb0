package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Tests the memory of many sessions, and the end of interrupted ones. */
class SessionLoadTest {
    private static final int SESSIONS = 50;

    /**
     * Several times as much as a page of 200 elements needs, so that other threads do not matter.
     */
    private static final long MAX_BYTES = 1_000_000;

    private static String page() {
        StringBuilder page = new StringBuilder("<!DOCTYPE html><style>li{margin:2px}</style><ul>");
        for (int i = 0; i < 200; i++) {
            page.append("<li><a href=/").append(i).append(">Link ").append(i).append("</a>");
        }
        return page.toString();
    }

    private static long heap() throws InterruptedException {
        long size = Long.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            System.gc();
            Thread.sleep(20); // for reference handlers
            size =
                    Math.min(
                            size,
                            ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
        }
        return size;
    }

    @Test
    void aSessionIsSmallAndItsEndFreesIt() throws InterruptedException {
        SessionConfig config =
                SessionConfig.builder()
                        .requestHandler(request -> RequestHandler.Response.html(page()))
                        .build();
        try (Browser browser = Browser.create(config)) {
            browser.newSession().goTo("https://shop.example/").close(); // loads tables
            long before = heap();
            List<Session> open = new ArrayList<>();
            for (int i = 0; i < SESSIONS; i++) {
                open.add(browser.newSession().goTo("https://shop.example/" + i));
            }
            long during = heap();
            assertTrue(open.get(0).dom().elements().size() >= 200);
            open.forEach(Session::close);
            open.clear();
            long after = heap();
            assertTrue((during - before) / SESSIONS < MAX_BYTES, before + " to " + during);
            assertTrue(after - before < 10 * MAX_BYTES, before + " to " + after);
        }
    }

    @Test
    void anInterruptionEndsTheWaitForAServer() throws IOException, InterruptedException {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Session session =
                        Session.create(SessionConfig.builder().allowPrivateNetwork(true).build())) {
            AtomicReference<FetchException> failure = new AtomicReference<>();
            CountDownLatch started = new CountDownLatch(1);
            Thread thread =
                    new Thread(
                            () -> {
                                started.countDown();
                                try {
                                    session.goTo("http://127.0.0.1:" + silent.getLocalPort());
                                } catch (FetchException.Network e) {
                                    failure.set(e);
                                }
                            });
            thread.start();
            started.await();
            silent.accept(); // the request is under way
            thread.interrupt();
            thread.join(15_000); // half of the time limit of the request
            assertEquals(
                    "Network error: interrupted: 127.0.0.1",
                    String.valueOf(message(failure.get())));
        }
    }

    private static String message(FetchException failure) {
        return failure == null ? "none" : failure.getMessage();
    }
}
