package browsy.fetch.http;

import java.util.HexFormat;
import okhttp3.Headers;
import okhttp3.Response;

/**
 * Restores the {@code Location} headers of a response. OkHttp decodes header fields as UTF-8 and
 * replaces other bytes. NB: as in Chromium, bytes outside of ASCII are percent-encoded as they are
 * received.
 */
final class ReceivedLocation {
    private static final String NAME = "Location";

    /** The character that OkHttp decodes invalid bytes to. */
    private static final char REPLACEMENT = '\uFFFD';

    private ReceivedLocation() {}

    /** Returns a response with the locations that were received, if OkHttp cannot decode them. */
    static Response restored(Response answer, WatchedInput input) {
        boolean damaged =
                answer.headers(NAME).stream().anyMatch(value -> value.indexOf(REPLACEMENT) >= 0);
        if (!damaged) {
            return answer;
        }
        Headers.Builder headers = answer.headers().newBuilder().removeAll(NAME);
        for (String received : input.locations()) {
            headers.addUnsafeNonAscii(NAME, encoded(received));
        }
        return answer.newBuilder().headers(headers.build()).build();
    }

    private static String encoded(String bytes) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < bytes.length(); i++) {
            char octet = bytes.charAt(i);
            if (octet < 0x80) {
                out.append(octet);
            } else {
                out.append('%').append(HexFormat.of().withUpperCase().toHexDigits((byte) octet));
            }
        }
        return out.toString();
    }
}
