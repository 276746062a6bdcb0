/** HTML to Spatial DOM. The stages between are public classes in packages that are not exported. */
@SuppressWarnings("module") // browsy.fetch is compiled later
module browsy.core {
    requires transitive org.jsoup;
    requires static transitive org.jspecify;
    requires org.lwjgl;
    requires org.lwjgl.yoga;

    exports browsy;
    exports browsy.behavior to
            browsy.fetch;
    exports browsy.config;
    exports browsy.content;
    exports browsy.diff;
    exports browsy.engine to
            browsy.fetch;
    exports browsy.find;
    exports browsy.html to
            browsy.fetch;
    exports browsy.html.csp to
            browsy.fetch;
    exports browsy.html.form to
            browsy.fetch;
    exports browsy.infra to
            browsy.fetch;
    exports browsy.intelligence.account to
            browsy.fetch;
    exports browsy.model;

    uses browsy.config.WordList;
}
