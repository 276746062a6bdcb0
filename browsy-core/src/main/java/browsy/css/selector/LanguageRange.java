package browsy.css.selector;

import browsy.css.syntax.Ascii;

/**
 * Extended filtering of language tags, without an implied leading wildcard.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#the-lang-pseudo">Selectors, 7.2</a>
 */
final class LanguageRange {

    private LanguageRange() {}

    static boolean matches(String range, String language) {
        if (range.isEmpty() || language.isEmpty()) {
            return range.isEmpty() && language.isEmpty();
        }
        String[] wanted = Ascii.lower(range).split("-", -1);
        String[] tags = Ascii.lower(language).split("-", -1);
        if (!wanted[0].equals("*") && !wanted[0].equals(tags[0])) {
            return false;
        }
        int t = 1;
        for (int w = 1; w < wanted.length; w++) {
            if (wanted[w].equals("*")) {
                continue;
            }
            while (t < tags.length && !tags[t].equals(wanted[w])) {
                if (tags[t].length() == 1) {
                    return false;
                }
                t++;
            }
            if (t++ >= tags.length) {
                return false;
            }
        }
        return true;
    }
}
