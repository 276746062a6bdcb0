/** Live browsing. */
module browsy.fetch {
    requires transitive browsy.output;
    requires static transitive org.jspecify;
    requires okhttp3;
    requires okio;

    exports browsy.fetch;
    exports browsy.fetch.search;
}
