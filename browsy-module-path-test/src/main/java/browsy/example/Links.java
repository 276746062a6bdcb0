package browsy.example;

import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import browsy.model.SpatialElement;
import java.util.List;

/** The program of the guide to recipes, on the module path. */
final class Links {
    private Links() {}

    /** Lists the addresses of the links of a page. */
    static List<String> of(SessionConfig config, String url) {
        try (Session session = Session.create(config)) {
            return session.goTo(url).links().stream().map(SpatialElement::href).toList();
        }
    }
}
