package browsy.html.form;

import java.util.regex.Pattern;

/**
 * The syntax of the values of email fields.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address">HTML,
 *     4.10.5.1.5</a>
 */
final class AddressSyntax {

    private static final Pattern EMAIL =
            Pattern.compile(
                    "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
                            + "(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*+");

    private AddressSyntax() {}

    /**
     * Whether a value is a valid e-mail address.
     *
     * @param multiple whether the value may be a comma-separated list of addresses
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
}
