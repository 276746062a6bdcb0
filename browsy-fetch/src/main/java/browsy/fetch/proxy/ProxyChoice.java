package browsy.fetch.proxy;

/** Which server of a pool a request uses, if all of them can be reached. */
public enum ProxyChoice {
    /** The first one. */
    FIRST,
    /** The next one for each request. */
    ROTATING,
    /** The same one for all requests of a session, the next one for the next session. */
    PER_SESSION,
    /** The same one for all requests to a site: hosts with the same registrable domain. */
    PER_SITE
}
