package browsy.fetch.cookie;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads and writes {@code cookies.txt}. */
final class NetscapeFormat {
    private static final String HEAD = "# Netscape HTTP Cookie File\n";

    /**
     * Stands before the domain of a cookie that scripts cannot read, on a line that is no comment.
     */
    private static final String HTTP_ONLY = "#HttpOnly_";

    private static final int FIELDS = 7;

    private NetscapeFormat() {}

    static String write(List<Cookie> cookies) {
        return cookies.stream()
                .filter(cookie -> cookie.partition() == null)
                .map(NetscapeFormat::line)
                .collect(Collectors.joining("", HEAD, ""));
    }

    private static String line(Cookie cookie) {
        Instant expires = cookie.expires();
        return (cookie.httpOnly() ? HTTP_ONLY : "")
                + String.join(
                        "\t",
                        (cookie.hostOnly() ? "" : ".") + cookie.domain(),
                        flag(!cookie.hostOnly()),
                        cookie.path(),
                        flag(cookie.secure()),
                        expires == null ? "0" : String.valueOf(expires.getEpochSecond()),
                        cookie.name(),
                        cookie.value())
                + "\n";
    }

    private static String flag(boolean set) {
        return set ? "TRUE" : "FALSE";
    }

    static List<Cookie> read(String text) {
        List<Cookie> cookies = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\r?\n", -1)) {
            number++;
            boolean httpOnly = line.startsWith(HTTP_ONLY);
            if (!line.isBlank() && (httpOnly || !line.startsWith("#"))) {
                String fields = httpOnly ? line.substring(HTTP_ONLY.length()) : line;
                cookies.add(cookie(fields.split("\t", FIELDS), httpOnly, number));
            }
        }
        return cookies;
    }

    private static Cookie cookie(String[] fields, boolean httpOnly, int line) {
        // Writers leave out the last tab of a cookie without a value.
        if (fields.length < FIELDS - 1) {
            throw new IllegalArgumentException(
                    "line " + line + " is no cookie: seven fields with tabs between are required");
        }
        return new Cookie(
                fields[5],
                fields.length < FIELDS ? "" : fields[6],
                fields[0],
                !fields[1].equalsIgnoreCase("TRUE"),
                fields[2],
                expires(fields[4], line),
                fields[3].equalsIgnoreCase("TRUE"),
                httpOnly,
                SameSite.UNSPECIFIED,
                null);
    }

    private static @Nullable Instant expires(String seconds, int line) {
        try {
            long time = Long.parseLong(seconds);
            return time == 0 ? null : Instant.ofEpochSecond(time);
        } catch (NumberFormatException | DateTimeException e) {
            throw new IllegalArgumentException(
                    "line " + line + " has no valid expiry in seconds since 1970", e);
        }
    }
}
