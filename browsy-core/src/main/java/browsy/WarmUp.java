package browsy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;

/** Parses a sample page that has what most pages have. */
final class WarmUp {

    private static final String SAMPLE = "warm-up.html";

    /** The first round loads classes, the others have the hottest methods compiled. */
    private static final int ROUNDS = 5;

    private static final double WIDTH = 1920;
    private static final double HEIGHT = 1080;

    private static final AtomicBoolean STARTED = new AtomicBoolean();

    private WarmUp() {}

    /** Parses the sample page, unless this or another thread has begun to do so before. */
    static void run() {
        if (STARTED.getAndSet(true)) {
            return;
        }
        String html = sample();
        for (int round = 0; round < ROUNDS; round++) {
            Browsy.parse(html, WIDTH, HEIGHT);
        }
    }

    private static String sample() {
        try (InputStream in = WarmUp.class.getResourceAsStream(SAMPLE)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + SAMPLE);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
