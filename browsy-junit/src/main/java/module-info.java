/** Tests of web applications with JUnit 5. */
module browsy.junit {
    requires transitive browsy.fetch;
    requires static transitive org.jspecify;
    requires transitive org.junit.jupiter.api;

    exports browsy.junit;
}
