package browsy.html.csp;

import browsy.infra.Ascii;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a sandboxed document may do.
 *
 * @param permissions what the sandbox permits
 * @see <a href="https://html.spec.whatwg.org/multipage/browsers.html#sandboxing">HTML:
 *     sandboxing</a>
 */
record Sandbox(Set<Permission> permissions) {

    /** A permission of a sandboxed document. */
    enum Permission {
        FORMS("allow-forms"),
        POPUPS("allow-popups"),
        /** Windows that it opens are not sandboxed. */
        ESCAPE("allow-popups-to-escape-sandbox"),
        /** The page of the window may be replaced by a script or the user. */
        TOP_NAVIGATION("allow-top-navigation"),
        /** The page of the window may be replaced by the user. */
        TOP_NAVIGATION_BY_USER("allow-top-navigation-by-user-activation"),
        SAME_ORIGIN("allow-same-origin"),
        SCRIPTS("allow-scripts"),
        DOWNLOADS("allow-downloads");

        private final String token;

        Permission(String token) {
            this.token = token;
        }
    }

    Sandbox {
        permissions = Set.copyOf(permissions);
    }

    /** Parses the value of a directive or attribute. */
    static Sandbox parse(String value) {
        Set<Permission> permissions = EnumSet.noneOf(Permission.class);
        for (String token : Ascii.words(Ascii.lower(value))) {
            for (Permission permission : Permission.values()) {
                if (permission.token.equals(token)) {
                    permissions.add(permission);
                }
            }
        }
        return new Sandbox(permissions);
    }
}
