package browsy.html.form;

import java.util.regex.Pattern;

/**
 * What fields for addresses take.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address">HTML,
 *     4.10.5.1.5</a>
 */
final class AddressSyntax {

    private static final Pattern EMAIL =
            Pattern.compile(
                    "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
                            + "(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*+");
    private static final Pattern ABSOLUTE_URL =
            Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*+:.+", Pattern.DOTALL);

    private AddressSyntax() {}

    /**
     * Whether a value is an address of electronic mail.
     *
     * @param multiple whether it may be several of them, with commas between
     */
    static boolean isEmail(String value, boolean multiple) {
        if (!multiple) {
            return EMAIL.matcher(value).matches();
        }
        for (String address : value.split(",", -1)) {
            if (!EMAIL.matcher(address.strip()).matches()) {
                return false;
            }
        }
        return true;
    }

    /** Whether a value, white space around it aside, begins as an absolute URL does. */
    static boolean isAbsoluteUrl(String value) {
        return ABSOLUTE_URL.matcher(value.strip()).matches();
    }
}
