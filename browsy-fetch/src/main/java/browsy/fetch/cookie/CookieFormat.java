package browsy.fetch.cookie;

import java.util.List;
import java.util.function.Function;

/** A text format of cookies. */
public enum CookieFormat {
    /**
     * The {@code cookies.txt} of Netscape, which curl, wget and yt-dlp read and write: one cookie a
     * line, with tabs between domain, subdomains, path, secure, expiry in seconds, name and value.
     * It has no {@code SameSite} and no partitions; partitioned cookies are left out.
     */
    NETSCAPE(NetscapeFormat::write, NetscapeFormat::read),
    /** A JSON array of the cookies of {@link #STORAGE_STATE}. */
    JSON(JsonFormat::writeArray, JsonFormat::read),
    /**
     * The storage state of Playwright: a JSON object with {@code cookies} and {@code origins}. The
     * storage of origins is not read, and written empty.
     */
    STORAGE_STATE(JsonFormat::writeState, JsonFormat::read);

    private final Function<List<Cookie>, String> writer;
    private final Function<String, List<Cookie>> reader;

    CookieFormat(Function<List<Cookie>, String> writer, Function<String, List<Cookie>> reader) {
        this.writer = writer;
        this.reader = reader;
    }

    /** Serializes cookies, with their values. */
    public String write(List<Cookie> cookies) {
        return writer.apply(cookies);
    }

    /**
     * Parses cookies.
     *
     * @throws IllegalArgumentException if the text is not in the format or has an invalid cookie;
     *     the message contains no value
     */
    public List<Cookie> read(String text) {
        return reader.apply(text);
    }
}
