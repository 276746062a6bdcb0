/** JUnit 5 support for tests of web applications. */
module browsy.junit {
    requires transitive browsy.fetch;
    requires static transitive org.jspecify;
    requires transitive org.junit.jupiter.api;

    exports browsy.junit;
}
