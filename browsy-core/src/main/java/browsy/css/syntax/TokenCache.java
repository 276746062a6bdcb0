package browsy.css.syntax;

import org.jspecify.annotations.Nullable;

/**
 * An open-addressing hash table from the source text of a token to the token, so that repeated
 * tokens ({@code margin}, {@code 0}, {@code 1px}) share one object. The size is bounded: a full
 * cache stores no more tokens.
 */
final class TokenCache {

    static final int IDENT = 0;
    static final int FUNCTION = 1;
    static final int NUMBER = 2;
    static final int PERCENTAGE = 3;
    static final int DIMENSION = 4;

    private static final int MAX_ENTRIES = 1 << 14;
    private static final int MAX_LENGTH = 40;

    /** A cached token whose source is {@code length} chars at {@code start} of the text. */
    private record Entry(int kind, int start, int length, int hash, Token token) {}

    private final char[] text;
    private @Nullable Entry[] table;
    private int size;

    TokenCache(char[] text) {
        this.text = text;
        this.table = new @Nullable Entry[64];
    }

    /**
     * Returns the cached token of this kind with the same source text as {@code [start, end)}; null
     * if there is none.
     */
    @Nullable Token find(int kind, int start, int end, int hash) {
        int length = end - start;
        int mask = table.length - 1;
        for (int i = slot(hash) & mask; ; i = (i + 1) & mask) {
            Entry entry = table[i];
            if (entry == null) {
                return null;
            }
            if (entry.hash == hash
                    && entry.kind == kind
                    && entry.length == length
                    && sameText(entry.start, start, length)) {
                return entry.token;
            }
        }
    }

    /** Stores a token, unless the cache is full or the source text is too long. */
    void put(int kind, int start, int end, int hash, Token token) {
        if (size >= MAX_ENTRIES || end - start > MAX_LENGTH) {
            return;
        }
        if (size * 2 >= table.length) {
            grow();
        }
        insert(new Entry(kind, start, end - start, hash, token));
        size++;
    }

    private void insert(Entry entry) {
        int mask = table.length - 1;
        int i = slot(entry.hash) & mask;
        while (table[i] != null) {
            i = (i + 1) & mask;
        }
        table[i] = entry;
    }

    private void grow() {
        @Nullable Entry[] old = table;
        table = new @Nullable Entry[old.length * 2];
        for (Entry entry : old) {
            if (entry != null) {
                insert(entry);
            }
        }
    }

    private static int slot(int hash) {
        return (hash * 0x9E3779B9) >>> 12;
    }

    private boolean sameText(int a, int b, int length) {
        for (int i = 0; i < length; i++) {
            if (text[a + i] != text[b + i]) {
                return false;
            }
        }
        return true;
    }
}
