package browsy.fetch;

import browsy.fetch.credential.PasswordLogin;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Signs in at a page that demands HTTP authentication, by a URL with user name and password. */
final class BasicSignIn {
    /** The status of a page that demands authentication. */
    static final int UNAUTHORIZED = 401;

    private BasicSignIn() {}

    /** Returns the URL of a page with the user name and password. */
    static String url(String page, PasswordLogin login) {
        char[] password = login.password();
        String userInfo = encoded(login.username()) + ":" + encoded(new String(password)) + "@";
        Arrays.fill(password, '\0');
        int authority = page.indexOf("//") + 2;
        int at = page.indexOf('@', authority);
        int end = page.indexOf('/', authority);
        int from = at >= 0 && (end < 0 || at < end) ? at + 1 : authority;
        return page.substring(0, authority) + userInfo + page.substring(from);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
