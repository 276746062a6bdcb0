package browsy.fetch.http.cookie;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses the dates of {@code Expires} attributes as Chromium does. The specification also accepts
 * other characters after the digits of a field, and limits years to two to four digits.
 *
 * @see <a
 *     href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.1.1">
 *     RFC 6265bis, 5.1.1</a>
 */
final class CookieDate {
    private static final Pattern DELIMITERS =
            Pattern.compile("[\\x09\\x20-\\x2F\\x3B-\\x40\\x5B-\\x60\\x7B-\\x7E]+");

    /** Hour, minute and second, which may have zeros in front. */
    private static final Pattern TIME = Pattern.compile("0*(\\d{1,2}):0*(\\d{1,2}):0*(\\d{1,2})");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,5}");
    private static final int MOST_DIGITS_OF_DAY = 2;
    private static final String MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";

    /** An earlier year is in the past. */
    private static final int FIRST_YEAR = 1601;

    private int @Nullable [] time;
    private int day = -1;
    private int month;
    private int year = -1;

    private CookieDate() {}

    /** Parses a date; null if it is invalid. */
    static @Nullable Instant parse(String text) {
        if (text.isEmpty()) {
            return null;
        }
        CookieDate date = new CookieDate();
        for (String token : DELIMITERS.split(text)) {
            date.take(token);
        }
        return date.instant();
    }

    /** Takes a token as the first of time, day, month and year that is missing and matches. */
    private void take(String token) {
        Matcher clock = TIME.matcher(token);
        if (time == null && clock.matches()) {
            time = new int[] {number(clock, 1), number(clock, 2), number(clock, 3)};
        } else if (month == 0 && monthOf(token) > 0) {
            month = monthOf(token);
        } else if (NUMBER.matcher(token).matches()) {
            int value = Integer.parseInt(token);
            if (day < 0 && token.length() <= MOST_DIGITS_OF_DAY) {
                day = value;
            } else if (year < 0) {
                year = value;
            }
        }
    }

    private static int number(Matcher digits, int group) {
        return Integer.parseInt(digits.group(group));
    }

    private static int monthOf(String token) {
        if (token.length() < 3) {
            return 0;
        }
        int at = MONTHS.indexOf(token.substring(0, 3).toLowerCase(Locale.ROOT));
        return at >= 0 && at % 3 == 0 ? at / 3 + 1 : 0;
    }

    private @Nullable Instant instant() {
        int[] clock = time;
        if (clock == null || year < 0) {
            return null;
        }
        int century = year < 70 ? 2000 : year < 100 ? 1900 : 0;
        try {
            LocalDateTime date =
                    LocalDateTime.of(year + century, month, day, clock[0], clock[1], clock[2]);
            return date.getYear() < FIRST_YEAR ? Instant.MIN : date.toInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            return null;
        }
    }
}
