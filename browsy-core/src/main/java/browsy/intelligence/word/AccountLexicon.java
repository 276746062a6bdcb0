package browsy.intelligence.word;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The {@linkplain AccountWord account words} of all languages, loaded on first use. */
public final class AccountLexicon {

    private static final AccountLexicon STANDARD = new AccountLexicon();

    private final WordIndexes indexes = new WordIndexes(WordKind.ACCOUNT);

    private AccountLexicon() {}

    /** Returns the built-in words. */
    public static AccountLexicon standard() {
        return STANDARD;
    }

    /**
     * Returns the concepts in a text.
     *
     * @param folded the folded text
     * @param languageTag the language tag of the page; empty if it declares none
     */
    public Set<AccountWord> in(String folded, String languageTag) {
        PageWords words = PageWords.of(languageTag, folded);
        Set<AccountWord> found = EnumSet.noneOf(AccountWord.class);
        for (AccountWord word : AccountWord.values()) {
            if (phrases(word, words).in(folded)) {
                found.add(word);
            }
        }
        return found;
    }

    /**
     * Whether a text has a concept.
     *
     * @param folded the folded text
     * @param languageTag the language tag of the page; empty if it declares none
     */
    public boolean says(AccountWord word, String folded, String languageTag) {
        return phrases(word, PageWords.of(languageTag, folded)).in(folded);
    }

    private PhraseSet phrases(AccountWord word, PageWords words) {
        PhraseIndex[] lists = indexes.get(words.sets(), List.of());
        return new PhraseSet(lists, 1L << word.ordinal(), words.languages());
    }
}
