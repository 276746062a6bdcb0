package browsy.intelligence.content;

/**
 * Classifies the words in class names and ids without allocating strings, with an open-addressed
 * hash table. Words are separated by characters other than letters, and by a capital letter after a
 * small one.
 */
final class NameWords {

    /**
     * A name that starts with one of these words describes a feature or the type of a page or part.
     * It yields no facts.
     */
    private static final String[] QUALIFIERS = {
        "has",
        "with",
        "without",
        "no",
        "is",
        "hide",
        "layout",
        "template",
        "theme",
        "format",
        "category",
        "type",
        "status",
        "page",
        "single"
    };

    /** A name that contains one of these words names embedded content. It yields no facts. */
    private static final String[] EMBEDDED = {"embed", "embeds", "embedded"};

    /** Words for kinds of articles. */
    private static final String[] WORKS = {
        "article", "story", "entry", "post", "news", "blog", "single"
    };

    /** Words that mean an article body if they follow a word for a kind of article. */
    private static final String[] TEXTS = {"body", "content", "text"};

    /** Words that mean an article body alone. */
    private static final String[] TEXTS_OF_WORKS = {"articlebody", "storybody"};

    private static final int QUALIFIER = 1 << 24;
    private static final int EMBED = 1 << 25;
    private static final int WORK = 1 << 26;
    private static final int TEXT = 1 << 27;
    private static final int TEXT_OF_WORK = 1 << 28;
    private static final int FACTS = QUALIFIER - 1;

    private static final int CAPACITY = 1024;
    private static final int HASH_STEP = 31;
    private static final int SPREAD = 0x9E3779B9;
    private static final int SHIFT = 22;

    private final String[] words = new String[CAPACITY];
    private final int[] facts = new int[CAPACITY];

    /**
     * The hashes of the words, 0 in free slots. Comparing hashes first avoids most comparisons of
     * words.
     */
    private final int[] hashes = new int[CAPACITY];

    private final int body;

    /**
     * Creates a table with the general words.
     *
     * @param body the bit for an article body
     */
    NameWords(int body) {
        this.body = body;
        addAll(QUALIFIERS, QUALIFIER);
        addAll(EMBEDDED, EMBED);
        addAll(WORKS, WORK);
        addAll(TEXTS, TEXT);
        addAll(TEXTS_OF_WORKS, TEXT_OF_WORK);
    }

    private void addAll(String[] all, int fact) {
        for (String word : all) {
            add(word, fact);
        }
    }

    /**
     * Adds a word in lower case with its facts. The table has {@link #CAPACITY} slots, enough for
     * some hundred words.
     */
    void add(String word, int fact) {
        int hash = 0;
        for (int i = 0; i < word.length(); i++) {
            hash = hash * HASH_STEP + word.charAt(i);
        }
        int slot = (hash * SPREAD) >>> SHIFT;
        while (words[slot] != null && !words[slot].equals(word)) {
            slot = (slot + 1) % CAPACITY;
        }
        words[slot] = word;
        hashes[slot] = hash;
        facts[slot] |= fact;
    }

    /**
     * Returns the combined facts of the words in a name, 0 if it has more words than the limit.
     * Words are delimited and hashed in one pass.
     */
    int read(String name, int maxWords) {
        int found = 0;
        int count = 0;
        int start = 0;
        int hash = 0;
        int previousFacts = 0;
        boolean afterSmall = false;
        for (int i = 0; i <= name.length(); i++) {
            char c = i < name.length() ? name.charAt(i) : '-';
            boolean small = c >= 'a' && c <= 'z';
            boolean letter = small || Character.isLetter(c);
            boolean capital = !small && letter && Character.isUpperCase(c);
            if (i > start && (!letter || (capital && afterSmall))) {
                int wordFacts = get(name, start, i, hash);
                boolean ignored =
                        (wordFacts & EMBED) != 0 || (count == 0 && (wordFacts & QUALIFIER) != 0);
                if (ignored || ++count > maxWords) {
                    return 0;
                }
                found |= wordFacts & FACTS;
                boolean isBody = (wordFacts & TEXT) != 0 && (previousFacts & WORK) != 0;
                found |= isBody || (wordFacts & TEXT_OF_WORK) != 0 ? body : 0;
                previousFacts = wordFacts;
                hash = 0;
                start = i;
            }
            afterSmall = letter && !capital;
            if (letter) {
                hash = hash * HASH_STEP + (capital ? Character.toLowerCase(c) : c);
            } else {
                start = i + 1;
                hash = 0;
            }
        }
        return found;
    }

    /** Returns the facts of a word, 0 if it is not in the table. */
    private int get(String name, int start, int end, int hash) {
        int length = end - start;
        for (int slot = (hash * SPREAD) >>> SHIFT; ; slot = (slot + 1) % CAPACITY) {
            if (hashes[slot] == 0) {
                return 0;
            }
            String word = words[slot];
            if (hashes[slot] == hash
                    && word.length() == length
                    && name.regionMatches(true, start, word, 0, length)) {
                return facts[slot];
            }
        }
    }
}
