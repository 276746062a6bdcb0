package browsy.intelligence.content;

/**
 * Reads the words of class names and ids without taking them apart. Words are parted by all that is
 * no letter, and by capitals after small letters.
 */
final class NameWords {

    /** First words of names that tell what a page or a part has, not what it is. */
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

    /** Words of names of what is taken over from elsewhere, whatever else they say. */
    private static final String[] EMBEDDED = {"embed", "embeds", "embedded"};

    /** What a text is a text of. */
    private static final String[] WORKS = {
        "article", "story", "entry", "post", "news", "blog", "single"
    };

    /** What a text is called after the word that it is a text of. */
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
    private final int body;

    /**
     * @param body the bit of what is the text of an article
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

    /** Files a word in small letters; there is room for some hundreds. */
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
        facts[at] |= fact;
    }

    /** What the words of a name tell together; nothing if they are more than some number. */
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
            String word = words[at];
            if (word == null) {
                return 0;
            }
            if (word.length() == length && name.regionMatches(true, start, word, 0, length)) {
                return facts[at];
            }
        }
    }
}
