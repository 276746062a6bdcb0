package browsy.html.form;

import java.net.IDN;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The syntax of the values of email fields.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address">HTML,
 *     4.10.5.1.5</a>
 */
final class AddressSyntax {

    /** The maximum length of a domain. */
    private static final int MAX_DOMAIN = 255;

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

    /**
     * Returns an address with its domain converted to Punycode; unchanged if the result is no valid
     * address. The specification permits the conversion, and Chromium does it.
     */
    static String inAscii(String address) {
        int domain = address.indexOf('@') + 1;
        if (domain == 0 || address.length() - domain > MAX_DOMAIN || isAscii(address)) {
            return address;
        }
        try {
            String name =
                    IDN.toASCII(
                            address.substring(domain),
                            IDN.ALLOW_UNASSIGNED | IDN.USE_STD3_ASCII_RULES);
            String converted = address.substring(0, domain) + name.toLowerCase(Locale.ROOT);
            return isEmail(converted, false) ? converted : address;
        } catch (IllegalArgumentException e) {
            return address; // no domain
        }
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }
}
