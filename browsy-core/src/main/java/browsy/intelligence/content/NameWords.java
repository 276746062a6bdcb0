package browsy.intelligence.content;

/**
 * Classifies the words in class names and ids without allocating strings. Words are separated by
 * characters other than letters, and by a capital letter after a small one.
 */
final class NameWords {

    /**
     * A name that starts with one of these words describes a feature or the type of a page or part.
     * It yields no facts.
     */
    private static final String[] OF_WHOLES = {
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

    /** A name that contains one of these words is of embedded content. It yields no facts. */
    private static final String[] EMBEDDED = {"embed", "embeds", "embedded"};

    /** Words for kinds of articles. */
    private static final String[] WORKS = {
        "article", "story", "entry", "post", "news", "blog", "single"
    };

    /** Words that mean an article body if they follow a word for a kind of article. */
    private static final String[] TEXTS = {"body", "content", "text"};

    private static final String[] TEXTS_OF_WORKS = {"articlebody", "storybody"};

    private static final int OF_WHOLE = 1 << 24;
    private static final int EMBED = 1 << 25;
    private static final int WORK = 1 << 26;
    private static final int TEXT = 1 << 27;
    private static final int TEXT_OF_WORK = 1 << 28;
    private static final int FACTS = OF_WHOLE - 1;

    private static final int CAPACITY = 1024;
    private static final int HASH_STEP = 31;
    private static final int SPREAD = 0x9E3779B9;
    private static final int SHIFT = 22;

    private final String[] words = new String[CAPACITY];
    private final int[] facts = new int[CAPACITY];

    /** The hashes of the words; 0 where there is none, so that few words are compared. */
    private final int[] hashes = new int[CAPACITY];

    private final int body;

    /**
     * @param body the bit for an article body
     */
    NameWords(int body) {
        this.body = body;
        addAll(OF_WHOLES, OF_WHOLE);
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
        int at = (hash * SPREAD) >>> SHIFT;
        while (words[at] != null && !words[at].equals(word)) {
            at = (at + 1) % CAPACITY;
        }
        words[at] = word;
        hashes[at] = hash;
        facts[at] |= fact;
    }

    /** Returns the combined facts of the words in a name, 0 if it has more words than the limit. */
    int read(String name, int maxWords) {
        int found = 0;
        int count = 0;
        int start = 0;
        int hash = 0;
        int before = 0;
        boolean afterSmall = false;
        for (int i = 0; i <= name.length(); i++) {
            char c = i < name.length() ? name.charAt(i) : '-';
            boolean small = c >= 'a' && c <= 'z';
            boolean letter = small || Character.isLetter(c);
            boolean capital = !small && letter && Character.isUpperCase(c);
            if (i > start && (!letter || (capital && afterSmall))) {
                int told = get(name, start, i, hash);
                boolean nothing = (told & EMBED) != 0 || (count == 0 && (told & OF_WHOLE) != 0);
                if (nothing || ++count > maxWords) {
                    return 0;
                }
                found |= told & FACTS;
                boolean text = (told & TEXT) != 0 && (before & WORK) != 0;
                found |= text || (told & TEXT_OF_WORK) != 0 ? body : 0;
                before = told;
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

    private int get(String name, int start, int end, int hash) {
        int length = end - start;
        for (int at = (hash * SPREAD) >>> SHIFT; ; at = (at + 1) % CAPACITY) {
            if (hashes[at] == 0) {
                return 0;
            }
            String word = words[at];
            if (hashes[at] == hash
                    && word.length() == length
                    && name.regionMatches(true, start, word, 0, length)) {
                return facts[at];
            }
        }
    }
}
