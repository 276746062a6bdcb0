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

    private static final byte UNKNOWN = 0;
    private static final byte INERT = 1;
    private static final byte CHANGING = 2;

    /** The results so far, in pages. Concurrent threads store equal values. */
    private static final AtomicReferenceArray<byte[]> PAGES =
            new AtomicReferenceArray<>((Character.MAX_VALUE + 1) >> PAGE_BITS);

    private NormalizedCharacters() {}

    /** Tests whether a character is equal in both forms. */
    static boolean isInert(char c) {
        if (c < FIRST_COMPOSITE || isPunctuation(c) || isPrivate(c)) {
            return true;
        }
        byte[] page = PAGES.get(c >> PAGE_BITS);
        if (page == null) {
            page = new byte[PAGE_SIZE];
            PAGES.set(c >> PAGE_BITS, page);
        }
        byte known = page[c & (PAGE_SIZE - 1)];
        if (known == UNKNOWN) {
            known = hasNoDecomposition(c) ? INERT : CHANGING;
            page[c & (PAGE_SIZE - 1)] = known;
        }
        return known == INERT;
    }

    /**
     * Whether a character is a general punctuation mark, such as a dash or a curly quote, without
     * the two spaces that have a decomposition. With {@link #isPrivate} it spares many pages the
     * tables of the JDK, which are slow to load.
     */
    private static boolean isPunctuation(char c) {
        return c >= '\u2002' && c <= '\u206F';
    }

    /** Whether a character is for private use, such as that of an icon font. */
    private static boolean isPrivate(char c) {
        return c >= '\uE000' && c <= '\uF8FF';
    }

    /** Only characters with a decomposition differ from their composed form, too. */
    private static boolean hasNoDecomposition(char c) {
        return Normalizer.isNormalized(String.valueOf(c), Normalizer.Form.NFD);
    }
}
