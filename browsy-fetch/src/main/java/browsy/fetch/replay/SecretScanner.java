package browsy.fetch.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces known secrets in texts. All secrets are searched in one pass: a rolling key of the last
 * {@value #PREFIX} characters selects the secrets that begin with them. Not thread-safe.
 */
final class SecretScanner {
    private static final int PREFIX = 6;
    private static final long MASK = (1L << (8 * PREFIX)) - 1;

    /** The length of a secret of letters only that is hardly an ordinary word. */
    private static final int LONG_WORD = 16;

    private final Map<Long, List<Secret>> byPrefix = new HashMap<>();

    /** Whether a prefix has the low bits of the index, to spare most look-ups. */
    private final boolean[] mayBegin = new boolean[1 << 16];

    private record Secret(String text, String placeholder) {}

    /** Adds a secret, unless ordinary text could contain it by chance. */
    void add(String secret, String placeholder) {
        if (!isDistinct(secret)) {
            return;
        }
        long key = 0;
        for (int i = 0; i < PREFIX; i++) {
            key = next(key, secret.charAt(i));
        }
        List<Secret> same = byPrefix.computeIfAbsent(key, k -> new ArrayList<>());
        if (same.stream().noneMatch(known -> known.text().equals(secret))) {
            same.add(new Secret(secret, placeholder));
            same.sort(Comparator.comparing(one -> -one.text().length()));
            mayBegin[(int) (key & 0xFFFF)] = true;
        }
    }

    /** Whether a secret has digits or symbols, or is long, so that it is no ordinary word. */
    private static boolean isDistinct(String secret) {
        return secret.length() >= PREFIX
                && (secret.length() >= LONG_WORD || !secret.chars().allMatch(Character::isLetter));
    }

    private static long next(long key, char c) {
        return ((key << 8) ^ c) & MASK;
    }

    /** Replaces the secrets in a text that no letter or digit precedes or follows. */
    String replaceIn(String text) {
        if (byPrefix.isEmpty() || text.length() < PREFIX) {
            return text;
        }
        StringBuilder out = null;
        long key = 0;
        int copied = 0;
        for (int i = 0; i < text.length(); i++) {
            key = next(key, text.charAt(i));
            int start = i - PREFIX + 1;
            if (start >= copied && mayBegin[(int) (key & 0xFFFF)]) {
                Secret found = at(text, start, key);
                if (found != null) {
                    out = out == null ? new StringBuilder(text.length()) : out;
                    out.append(text, copied, start).append(found.placeholder());
                    copied = start + found.text().length();
                }
            }
        }
        return out == null ? text : out.append(text, copied, text.length()).toString();
    }

    /** The longest secret that begins at an index as a whole word; null for none. */
    private @Nullable Secret at(String text, int start, long key) {
        if (start > 0 && isWord(text.charAt(start)) && isWord(text.charAt(start - 1))) {
            return null;
        }
        for (Secret secret : byPrefix.getOrDefault(key, List.of())) {
            int end = start + secret.text().length();
            if (text.startsWith(secret.text(), start)
                    && (end >= text.length()
                            || !isWord(text.charAt(end))
                            || !isWord(text.charAt(end - 1)))) {
                return secret;
            }
        }
        return null;
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c);
    }
}
