package browsy.intelligence.signal;

import browsy.intelligence.word.Texts;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the addresses of links. */
final class Addresses {

    /** Names of query parameters whose number selects a page, besides those with "page". */
    /** Parts of addresses of pages about a user. */
    private static final Set<String> PEOPLE =
            Set.of(
                    "user",
                    "users",
                    "u",
                    "member",
                    "members",
                    "profile",
                    "profiles",
                    "author",
                    "authors",
                    "usuario",
                    "usuarios",
                    "utilisateur",
                    "membre",
                    "membres",
                    "perfil",
                    "benutzer",
                    "mitglied",
                    "mitglieder",
                    "profil",
                    "utente",
                    "utenti",
                    "gebruiker",
                    "uzytkownik");

    private static final Set<String> PAGE_NUMBERS =
            Set.of(
                    "p",
                    "pg",
                    "pagina",
                    "seite",
                    "start",
                    "startwith",
                    "offset",
                    "pos",
                    "from",
                    "skip",
                    "first");

    /** Names of query parameters that select a page by an entry of the list. */
    private static final Set<String> PAGE_CURSORS = Set.of("after", "before", "cursor", "_next");

    /** Path segments before the number of a page. */
    private static final List<String> PAGE_SEGMENTS = List.of("page", "seite", "pagina");

    /** A query that only sorts, such as those of the index of a folder. */
    private static final Pattern SORTING =
            Pattern.compile("\\?(?:(?:[CO]|sort[a-z_]*|order[a-z_]*|dir)=[\\w.-]*[&;]?)+");

    /** The address of a front page: a host with no path, a language, an index file or both. */
    private static final Pattern FRONT_PAGE =
            Pattern.compile(
                    "[a-z]+://[^/?#]+(?:/(?:[a-z]{2}(?:[-_][A-Za-z]{2})?/?)?"
                            + "(?:(?:index|default)\\.[a-z]+)?)?#?");

    /** The maximum number of digits of a number that counts pages. */
    private static final int MAX_DIGITS = 6;

    private Addresses() {}

    /**
     * Whether a link sorts the page, leads to the folder around that of the page, or begins a mail
     * or a call.
     */
    static boolean isAside(SpatialElement link, String page) {
        String href = link.href();
        if (href == null) {
            return false;
        }
        if (href.startsWith("mailto:") || href.startsWith("tel:")) {
            return true;
        }
        int query = href.indexOf('?');
        if (query >= 0) {
            return SORTING.matcher(href.substring(query)).matches();
        }
        return href.endsWith("/")
                && page.startsWith(href)
                && page.indexOf('/', href.length()) == page.length() - 1;
    }

    /** Whether a link leads to a folder around the destinations of all others. */
    static boolean leadsAbove(SpatialElement link, List<SpatialElement> others) {
        String folder = link.href();
        if (folder == null || !folder.endsWith("/")) {
            return false;
        }
        for (SpatialElement other : others) {
            String href = other.href();
            boolean within =
                    href != null
                            && !href.equals(folder)
                            && (href.startsWith(folder)
                                    || (folder.startsWith("/") && isRelative(href)));
            if (!within) {
                return false;
            }
        }
        return true;
    }

    /** Whether an address is relative to the folder of the page. */
    private static boolean isRelative(String href) {
        return !href.isEmpty()
                && Character.isLetterOrDigit(href.charAt(0))
                && href.indexOf(':') < 0;
    }

    /** Whether an address has a parameter or path segment that selects a page of a list. */
    static boolean isPaging(@Nullable String href) {
        if (href == null) {
            return false;
        }
        String address = href.toLowerCase(Locale.ROOT);
        int parameter = -1;
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            if (c == '?' || c == '&' || c == ';') {
                parameter = i + 1;
            } else if (c == '=' && parameter >= 0) {
                if (selectsPage(address, parameter, i)) {
                    return true;
                }
                parameter = -1;
            } else if (isDigit(c) && i > 0 && isPageNumber(address, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a query parameter selects a page, from the start of its name and its equals sign. */
    private static boolean selectsPage(String address, int start, int equals) {
        boolean number = equals + 1 < address.length() && isDigit(address.charAt(equals + 1));
        String name = address.substring(start, equals);
        return PAGE_CURSORS.contains(name) || (number && isPageParameter(name));
    }

    /** Whether the number of a parameter selects a page. Its name may end in a digit. */
    static boolean isPageParameter(String name) {
        int end = name.length();
        if (end > 1 && isDigit(name.charAt(end - 1))) {
            end -= name.charAt(end - 2) == '_' ? 2 : 1;
        }
        String bare = name.substring(0, end);
        return PAGE_NUMBERS.contains(bare) || (bare.contains("page") && isLetters(bare));
    }

    private static boolean isLetters(String name) {
        return name.chars().allMatch(c -> c >= 'a' && c <= 'z');
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Whether a digit begins the number of a page, as in {@code /page/2} or {@code /list-p2}. */
    private static boolean isPageNumber(String address, int digit) {
        char before = address.charAt(digit - 1);
        if (before == 'p') {
            boolean apart = digit > 1 && "/_-".indexOf(address.charAt(digit - 2)) >= 0;
            int end = digitsEnd(address, digit);
            return apart && (end == address.length() || !Texts.isWordPart(address.charAt(end)));
        }
        int end = before == '/' || before == '-' ? digit - 1 : digit;
        if (end == 0 || isDigit(address.charAt(end - 1))) {
            return false;
        }
        for (String segment : PAGE_SEGMENTS) {
            int start = end - segment.length();
            if (start >= 0
                    && address.startsWith(segment, start)
                    && (start == 0 || address.charAt(start - 1) == '/')) {
                return true;
            }
        }
        return false;
    }

    /** Whether two addresses are equal apart from their fragments, and not empty. */
    static boolean same(@Nullable String one, String other) {
        if (one == null || one.isEmpty() || one.startsWith("#")) {
            return false;
        }
        String bare = withoutFragment(one);
        return !bare.isEmpty() && bare.equals(withoutFragment(other));
    }

    private static String withoutFragment(String address) {
        int fragment = address.indexOf('#');
        return fragment < 0 ? address : address.substring(0, fragment);
    }

    /** Whether a link leads to another address, not to a place on the page or a script. */
    static boolean isPlain(SpatialElement link) {
        String href = link.href();
        return link.role() == Role.LINK
                && href != null
                && !href.isEmpty()
                && !href.contains("#")
                && !href.startsWith("javascript:");
    }

    /** Whether an address stands for a script, and leads neither elsewhere nor to a place. */
    static boolean isPlaceholder(String href) {
        return href.length() <= 1 || href.equals("#!") || href.startsWith("javascript:");
    }

    /** Whether a link runs a script that names a number, such as that of a page to show. */
    static boolean isScript(SpatialElement link, int number) {
        String href = link.href();
        return href != null
                && href.startsWith("javascript:")
                && Arrays.asList(href.split("\\D+")).contains(Integer.toString(number));
    }

    /** Whether an address is that of the front page of a site, without a query. */
    static boolean isFrontPage(@Nullable String href) {
        return href != null && FRONT_PAGE.matcher(href).matches();
    }

    /** Whether an address is a script that leads back in the history. */
    static boolean isHistory(@Nullable String href) {
        return href != null && href.startsWith("javascript:") && href.contains("history");
    }

    /** Whether a part of an address says that it is of a page about a user. */
    static boolean isPerson(@Nullable String href) {
        if (href == null) {
            return false;
        }
        for (String part : href.split("[/?.]")) {
            if (PEOPLE.contains(part) || part.startsWith("@") || part.startsWith("~")) {
                return true;
            }
        }
        return false;
    }

    /** Whether an address has a number as the value of a parameter or as its last segment. */
    static boolean hasNumber(@Nullable String href, int number) {
        if (href == null) {
            return false;
        }
        String digits = Integer.toString(number);
        for (int at = href.indexOf(digits); at >= 0; at = href.indexOf(digits, at + 1)) {
            int end = at + digits.length();
            boolean starts = at > 0 && "=/-_".indexOf(href.charAt(at - 1)) >= 0;
            if (starts && (end == href.length() || "&#/.".indexOf(href.charAt(end)) >= 0)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the difference of the only numbers in which two addresses differ, 0 if they differ in
     * anything else.
     */
    static int countFrom(@Nullable String one, @Nullable String other) {
        if (one == null || other == null || one.equals(other)) {
            return 0;
        }
        int start = 0;
        while (start < Math.min(one.length(), other.length())
                && one.charAt(start) == other.charAt(start)) {
            start++;
        }
        while (start > 0 && Character.isDigit(one.charAt(start - 1))) {
            start--;
        }
        int from = number(one, start);
        int to = number(other, start);
        return from >= 0
                        && to >= 0
                        && one.substring(digitsEnd(one, start))
                                .equals(other.substring(digitsEnd(other, start)))
                ? to - from
                : 0;
    }

    /** Returns the number of at most six digits at a place in an address, -1 if there is none. */
    private static int number(String href, int start) {
        int end = digitsEnd(href, start);
        return end == start || end > start + MAX_DIGITS
                ? -1
                : Integer.parseInt(href.substring(start, end));
    }

    private static int digitsEnd(String href, int start) {
        int end = start;
        while (end < href.length() && href.charAt(end) >= '0' && href.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** Whether the last parameter of an address is a number. */
    static boolean endsInNumber(@Nullable String href) {
        int at = href == null ? 0 : href.length();
        while (href != null && at > 0 && Character.isDigit(href.charAt(at - 1))) {
            at--;
        }
        return href != null && at > 0 && at < href.length() && href.charAt(at - 1) == '=';
    }

    /** Returns an address with its last occurrence of a number taken out, as it is without one. */
    static String withoutNumber(@Nullable String href, String digits) {
        if (href == null) {
            return "";
        }
        int at = href.lastIndexOf(digits);
        return at < 0 ? href : href.substring(0, at) + '#' + href.substring(at + digits.length());
    }

    /** Returns the part of an address up to its query, empty if it has no query. */
    static String beforeQuery(SpatialElement link) {
        String href = link.href();
        int query = href == null ? -1 : href.indexOf('?');
        return href == null || query < 0 ? "" : href.substring(0, query + 1);
    }
}
