package browsy.fetch.crawl;

/** The requests for which a session obeys {@code robots.txt}. */
public enum RobotsMode {
    /** None. */
    NEVER,
    /** Those of calls that load several pages by themselves; not those of single navigations. */
    BULK,
    /** All requests, style sheets included. */
    ALWAYS
}
