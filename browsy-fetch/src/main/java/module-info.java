/** Live browsing. */
module browsy.fetch {
    requires transitive browsy.output;
    requires static transitive org.jspecify;
    requires transitive okhttp3;
    requires okio;
    requires org.slf4j;
    requires okhttp3.brotli;
    requires tools.jackson.core;
    requires com.github.albfernandez.juniversalchardet;
    requires static jdk.jfr;
    requires static com.github.luben.zstd_jni;

    exports browsy.fetch;
    exports browsy.fetch.auth;
    exports browsy.fetch.client;
    exports browsy.fetch.config;
    exports browsy.fetch.cookie;
    exports browsy.fetch.crawl;
    exports browsy.fetch.login;
    exports browsy.fetch.credential;
    exports browsy.fetch.policy;
    exports browsy.fetch.observe;
    exports browsy.fetch.proxy;
    exports browsy.fetch.replay;
    exports browsy.fetch.search;
    exports browsy.fetch.state;

    uses org.slf4j.spi.SLF4JServiceProvider;
}
