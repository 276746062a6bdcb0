import browsy.fetch.Browser;
import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Puts load on sessions: many at once, or many navigations in a row. The server is a process of its
 * own, so that the memory and processor time that are printed are those of the sessions.
 *
 * <pre>
 *   java -Xmx1g -cp CLASSPATH tools/load/Load.java SERVER sessions [COUNT] [THREADS] [own]
 *   java -Xmx1g -cp CLASSPATH tools/load/Load.java SERVER navigations [SECONDS] [RATE] [THREADS]
 * </pre>
 *
 * <p>SERVER is the host and port of {@code Site}. README.md describes the other arguments and the
 * figures.
 */
final class Load {
    /** The number of navigations of a session before it is closed and replaced. */
    private static final int NAVIGATIONS_OF_SESSION = 50;

    private static final UnixOperatingSystemMXBean SYSTEM =
            (UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private Load() {}

    public static void main(String[] args) throws Exception {
        String task = args.length < 2 ? "" : args[1];
        switch (task) {
            case "sessions" -> {
                boolean own = args.length > 4 && args[4].equals("own");
                sessions(new Server(args[0]), number(args, 2, 1000), number(args, 3, 16), own);
            }
            case "navigations" -> {
                int threads = number(args, 4, 2 * Runtime.getRuntime().availableProcessors());
                navigations(
                        new Server(args[0]), number(args, 2, 60), number(args, 3, 200), threads);
            }
            default -> {
                System.err.println("usage: Load SERVER sessions [COUNT] [THREADS] [own]");
                System.err.println("       Load SERVER navigations [SECONDS] [RATE] [THREADS]");
                System.exit(2);
            }
        }
    }

    /**
     * The server.
     *
     * @param host its host and port
     */
    private record Server(String host) {
        String page(long number) {
            return "http://" + host + "/page/" + number;
        }

        SessionConfig config() {
            return SessionConfig.builder()
                    .allowHost(host)
                    .timeout(Duration.ofMinutes(10)) // the processor is the bottleneck
                    .build();
        }
    }

    private static int number(String[] args, int index, int otherwise) {
        return index < args.length ? Integer.parseInt(args[index]) : otherwise;
    }

    // Sessions at once

    private static void sessions(Server server, int count, int threads, boolean own)
            throws Exception {
        SessionConfig config = server.config();
        long before = warmHeap(server);
        System.out.printf("heap before          %,10d KB%n", before / 1024);
        List<Session> open = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try (Browser browser = Browser.create(config)) {
            long cpu = SYSTEM.getProcessCpuTime();
            long start = System.nanoTime();
            List<Callable<Session>> openings = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String url = server.page(i);
                openings.add(
                        () -> {
                            Session session = own ? Session.create(config) : browser.newSession();
                            return session.goTo(url);
                        });
            }
            open.addAll(results(pool.invokeAll(openings)));
            System.out.printf(
                    "%d sessions loaded in %.1f s, %.1f s of processor time%n",
                    count, (System.nanoTime() - start) / 1e9, cpuSeconds(cpu));
            System.out.printf("elements of a page   %10d%n", elements(open.get(0)));
            print("sessions open", before, count);
            open.forEach(Session::close);
            open.clear();
            print("sessions closed", before, count);
        } finally {
            pool.shutdown();
        }
        print("browser closed", before, count);
    }

    private static int elements(Session session) {
        return session.dom().elements().size();
    }

    private static void print(String when, long before, int count) throws InterruptedException {
        long heap = heapAfterCollection();
        System.out.printf(
                "%-20s %,10d KB, %,d bytes a session; %d file descriptors, %d threads%n",
                when,
                heap / 1024,
                (heap - before) / count,
                SYSTEM.getOpenFileDescriptorCount(),
                Thread.activeCount());
    }

    // Navigations in a row

    private static void navigations(Server server, int seconds, int rate, int threads)
            throws Exception {
        ReadWriteLock pause = new ReentrantReadWriteLock(true);
        AtomicLong done = new AtomicLong();
        long before = warmHeap(server);
        long files = SYSTEM.getOpenFileDescriptorCount();
        System.out.printf("before: heap %,d KB, %d file descriptors%n", before / 1024, files);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try (Browser browser = Browser.create(server.config())) {
            long start = System.nanoTime();
            long end = start + seconds * 1_000_000_000L;
            List<Future<Void>> workers = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                workers.add(
                        pool.submit(
                                () -> {
                                    navigate(server, browser, rate, start, end, done, pause);
                                    return null;
                                }));
            }
            sample(end, done, pause, workers);
            results(workers);
        } finally {
            pool.shutdown();
        }
        System.out.printf(
                "after:  heap %,d KB, %d file descriptors, %d threads%n",
                heapAfterCollection() / 1024,
                SYSTEM.getOpenFileDescriptorCount(),
                Thread.activeCount());
    }

    /** Navigates until the end, as one of several workers that share a rate. */
    private static void navigate(
            Server server,
            Browser browser,
            int rate,
            long start,
            long end,
            AtomicLong done,
            ReadWriteLock pause) {
        while (System.nanoTime() < end) {
            try (Session session = browser.newSession()) {
                for (int i = 0; i < NAVIGATIONS_OF_SESSION && System.nanoTime() < end; i++) {
                    long number = done.getAndIncrement();
                    long due = rate == 0 ? 0 : start + number * 1_000_000_000L / rate;
                    for (long left = due - System.nanoTime();
                            rate > 0 && left > 0;
                            left = due - System.nanoTime()) {
                        LockSupport.parkNanos(left);
                    }
                    pause.readLock().lock();
                    try {
                        session.goTo(server.page(number % 1000));
                    } finally {
                        pause.readLock().unlock();
                    }
                }
            }
        }
    }

    /** Stops all workers every five seconds, and prints their figures and the heap. */
    private static void sample(
            long end, AtomicLong done, ReadWriteLock pause, List<Future<Void>> workers)
            throws InterruptedException {
        long from = System.nanoTime();
        long cpu = SYSTEM.getProcessCpuTime();
        long count = 0;
        while (System.nanoTime() < end && workers.stream().noneMatch(Future::isDone)) {
            LockSupport.parkNanos(5_000_000_000L);
            pause.writeLock().lock();
            try {
                long now = done.get();
                double time = (System.nanoTime() - from) / 1e9;
                double spent = cpuSeconds(cpu);
                System.out.printf(
                        "%6.1f navigations/s, %5.2f ms of processor time for each, heap %,d KB, %d"
                                + " file descriptors%n",
                        (now - count) / time,
                        spent * 1000 / Math.max(1, now - count),
                        heapAfterCollection() / 1024,
                        SYSTEM.getOpenFileDescriptorCount());
                count = now;
                from = System.nanoTime();
                cpu = SYSTEM.getProcessCpuTime();
            } finally {
                pause.writeLock().unlock();
            }
        }
    }

    // Measurement

    /** The size of the heap after a first page, which loads the tables of the engine. */
    private static long warmHeap(Server server) throws InterruptedException {
        try (Browser browser = Browser.create(server.config());
                Session session = browser.newSession()) {
            session.goTo(server.page(0));
        }
        return heapAfterCollection();
    }

    private static <T> List<T> results(List<Future<T>> futures)
            throws InterruptedException, ExecutionException {
        List<T> results = new ArrayList<>();
        for (Future<T> future : futures) {
            results.add(future.get());
        }
        return results;
    }

    private static double cpuSeconds(long since) {
        return (SYSTEM.getProcessCpuTime() - since) / 1e9;
    }

    /** The size of the heap after full collections, once it no longer shrinks. */
    private static long heapAfterCollection() throws InterruptedException {
        long size = Long.MAX_VALUE;
        while (true) {
            System.gc();
            Thread.sleep(50); // for reference handlers
            System.gc();
            long now = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
            if (now > size - 100_000) {
                return Math.min(now, size);
            }
            size = now;
        }
    }
}
