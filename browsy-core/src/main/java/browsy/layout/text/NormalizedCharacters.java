package browsy.layout.text;

import java.text.Normalizer;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A cache of the characters that are equal in composed and decomposed normalization form, which are
 * most. A look-up is about a hundred times as fast as normalization by the JDK.
 *
 * @see <a href="https://www.unicode.org/reports/tr15/">UAX #15</a>
 */
final class NormalizedCharacters {
    /** The first character with a canonical decomposition. */
    private static final char FIRST_COMPOSITE = '\u00C0';

    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    /** The computed pages. Concurrent threads store equal values. */
    private static final AtomicReferenceArray<boolean[]> PAGES =
            new AtomicReferenceArray<>((Character.MAX_VALUE + 1) >> PAGE_BITS);

    private NormalizedCharacters() {}

    /** Tests whether a character is equal in both forms. */
    static boolean isInert(char c) {
        if (c < FIRST_COMPOSITE) {
            return true;
        }
        boolean[] page = PAGES.get(c >> PAGE_BITS);
        if (page == null) {
            page = compute(c >> PAGE_BITS);
            PAGES.set(c >> PAGE_BITS, page);
        }
        return page[c & (PAGE_SIZE - 1)];
    }

    private static boolean[] compute(int number) {
        boolean[] page = new boolean[PAGE_SIZE];
        for (int i = 0; i < PAGE_SIZE; i++) {
            String character = String.valueOf((char) ((number << PAGE_BITS) + i));
            page[i] =
                    character.equals(Normalizer.normalize(character, Normalizer.Form.NFC))
                            && character.equals(
                                    Normalizer.normalize(character, Normalizer.Form.NFD));
        }
        return page;
    }
}
