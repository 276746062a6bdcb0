package browsy.server;

import browsy.server.rest.RestApi;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A load test of many concurrent sessions against a local server and site. It measures the duration
 * of requests and the used heap, and checks that no session sees the cookies of another one.
 * Arguments: the number of sessions, the total number of requests.
 */
public final class LoadRun {
    private final TestServer server = new TestServer(config -> config.maxSessions(1000));
    private final List<Long> nanos = new ArrayList<>();
    private final AtomicLong errors = new AtomicLong();
    private final AtomicLong leaks = new AtomicLong();

    private LoadRun() {}

    public static void main(String[] args) throws Exception {
        int sessions = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        int requests = args.length > 1 ? Integer.parseInt(args[1]) : 100_000;
        LoadRun run = new LoadRun();
        run.round(sessions, sessions * 20);
        run.nanos.clear();
        long before = heap();
        run.round(sessions, requests / 2);
        long middle = heap();
        run.round(sessions, requests / 2);
        run.report(before, middle, heap());
        run.server.close();
        System.exit(run.errors.get() + run.leaks.get() == 0 ? 0 : 1);
    }

    private void round(int sessions, int requests) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(sessions);
        List<Future<List<Long>>> clients = new ArrayList<>();
        for (int i = 0; i < sessions; i++) {
            String name = "client" + i;
            clients.add(threads.submit(() -> client(name, (requests + sessions - 1) / sessions)));
        }
        for (Future<List<Long>> client : clients) {
            nanos.addAll(client.get());
        }
        threads.shutdown();
    }

    /**
     * Runs one client: a session with its own cookie, which each page must show.
     *
     * @return the durations of the requests, in nanoseconds
     */
    private List<Long> client(String name, int requests) {
        List<Long> times = new ArrayList<>();
        String visit = "{\"url\": \"" + server.site().url("/visit?name=" + name) + "\"}";
        String whoAmI = "{\"url\": \"" + server.site().url("/whoami") + "\"}";
        HttpResponse<String> first = server.send("POST", "/api/browse", visit);
        String token = first.headers().firstValue(RestApi.SESSION_HEADER).orElse("");
        for (int i = 0; i < requests; i++) {
            long start = System.nanoTime();
            HttpResponse<String> answer =
                    i % 4 == 0
                            ? server.send("GET", "/api/page", "", RestApi.SESSION_HEADER, token)
                            : server.send(
                                    "POST", "/api/browse", whoAmI, RestApi.SESSION_HEADER, token);
            times.add(System.nanoTime() - start);
            if (answer.statusCode() != 200) {
                errors.incrementAndGet();
            } else if (i > 0 && !answer.body().contains("name=" + name + "\"")) {
                leaks.incrementAndGet();
            }
        }
        server.send("DELETE", "/api/session", "", RestApi.SESSION_HEADER, token);
        return times;
    }

    /** The used heap after full collections, in MiB. */
    private static long heap() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(200);
        }
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    }

    private void report(long before, long middle, long after) {
        nanos.sort(null);
        System.out.printf(
                "requests %d, errors %d, leaks %d%n", nanos.size(), errors.get(), leaks.get());
        System.out.printf(
                "p50 %.1f ms, p90 %.1f ms, p99 %.1f ms, worst %.1f ms, p99/p50 %.1f%n",
                quantile(0.5),
                quantile(0.9),
                quantile(0.99),
                quantile(1),
                quantile(0.99) / quantile(0.5));
        System.out.printf(
                "heap after collection: %d MB warm, %d MB half way, %d MB at the end%n",
                before, middle, after);
    }

    /** The quantile of the durations, in milliseconds. */
    private double quantile(double share) {
        int index = (int) Math.min(nanos.size() - 1L, Math.round(share * nanos.size()));
        return nanos.get(index) / 1e6;
    }
}
