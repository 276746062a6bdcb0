package browsy.intelligence.word;

import java.util.Locale;

/** The kinds of word lists. Each has its lists in all languages and an index for each set. */
enum WordKind {
    /** Phrases by {@link Topic}. */
    WORDS,
    /** Phrases by {@link AccountWord}. */
    ACCOUNT;

    /** Returns the bit of a topic or account word by its name in the lists, in any case. */
    long bit(String name) {
        String constant = name.toUpperCase(Locale.ROOT);
        int ordinal =
                switch (this) {
                    case WORDS -> Topic.valueOf(constant).ordinal();
                    case ACCOUNT -> AccountWord.valueOf(constant).ordinal();
                };
        return 1L << ordinal;
    }

    /** Returns the name of the list of a language. */
    String listName(WordLanguage language) {
        return fileName(language, "txt");
    }

    /** Returns the name of the index of a set. */
    String indexName(WordSet set) {
        return fileName(set, "index");
    }

    private String fileName(Enum<?> part, String extension) {
        String name = name() + "-" + part.name() + "." + extension;
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
