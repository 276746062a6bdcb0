/** Formats of a Spatial DOM. */
module browsy.output {
    requires transitive browsy.core;
    requires static transitive org.jspecify;
    requires tools.jackson.core;

    exports browsy.output;
}
