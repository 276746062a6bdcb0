package browsy;

import browsy.infra.Resource;
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
        String html = Resource.text(WarmUp.class, SAMPLE);
        for (int round = 0; round < ROUNDS; round++) {
            Browsy.parse(html, WIDTH, HEIGHT);
        }
    }
}
