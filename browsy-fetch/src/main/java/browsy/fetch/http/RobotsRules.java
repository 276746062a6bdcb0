package browsy.fetch.http;

import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.crawl.Robots;
import browsy.fetch.crawl.RobotsMode;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.crawl.RobotsCache;
import browsy.fetch.http.crawl.RobotsCache.Answer;
import browsy.fetch.http.limit.TransferBudget.Step;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Refuses requests that the {@code robots.txt} of a site disallows. Thread-safe. */
final class RobotsRules implements HopRule {
    /** The caching time of a response without one. */
    private static final Duration USUAL = Duration.ofHours(24);

    private static final Pattern MAX_AGE = Pattern.compile("(?:^|[\\s,])max-age=\"?(\\d{1,9})");

    private final RobotsCache cache;
    private final String product;
    private final RobotsMode mode;
    private final Fetch fetch;

    /** Whether a call that loads several pages is in progress. */
    private volatile boolean inBulk;

    /** Requests a {@code robots.txt} file and follows its redirects. */
    interface Fetch {
        Response robots(Request request, Step step);
    }

    RobotsRules(RobotsCache cache, String product, RobotsMode mode, Fetch fetch) {
        this.cache = cache;
        this.product = product;
        this.mode = mode;
        this.fetch = fetch;
    }

    /** Sets whether a call that loads several pages is in progress; returns the value before. */
    boolean setInBulk(boolean bulk) {
        boolean before = inBulk;
        inBulk = bulk;
        return before;
    }

    @Override
    public void check(Hop hop) {
        boolean obeyed =
                switch (mode) {
                    case NEVER -> false;
                    case BULK -> inBulk;
                    case ALWAYS -> true;
                };
        if (!obeyed || hop.resource() == Resource.ROBOTS) {
            return;
        }
        RobotsCache.Rules rules = rules(hop.origin(), hop.step());
        if (!rules.robots().allows(product, hop.url().toString())) {
            throw new BlockedUrl(
                    rules.isKnown() ? Reason.ROBOTS : Reason.ROBOTS_UNKNOWN, hop.request().url());
        }
    }

    /** The content of the {@code robots.txt} of an origin. */
    Robots robots(String origin, Step step) {
        return rules(origin, step).robots();
    }

    private RobotsCache.Rules rules(String origin, Step step) {
        Request request = Request.get(origin + "/robots.txt");
        long deadline = System.nanoTime() + step.nanosLeft();
        return cache.of(origin, deadline, () -> answer(fetch.robots(request, step)));
    }

    private static Answer answer(Response response) {
        String text = new String(response.body(), StandardCharsets.UTF_8);
        Matcher age = MAX_AGE.matcher(response.header("cache-control").toLowerCase(Locale.ROOT));
        Duration fresh = age.find() ? Duration.ofSeconds(Long.parseLong(age.group(1))) : USUAL;
        return new Answer(response.status(), text, fresh);
    }
}
