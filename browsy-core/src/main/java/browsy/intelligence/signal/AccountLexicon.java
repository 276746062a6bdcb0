package browsy.intelligence.signal;

import java.util.EnumSet;
import java.util.Set;

/** The {@linkplain AccountWord account words} of all languages, loaded on first use. */
public final class AccountLexicon {

    private final PhraseIndex index;

    private AccountLexicon(PhraseIndex index) {
        this.index = index;
    }

    /** The instance, in a class of its own so that it is loaded on first use. */
    private static final class Holder {
        static final AccountLexicon INSTANCE = load();
    }

    /** Returns the built-in words. */
    public static AccountLexicon standard() {
        return Holder.INSTANCE;
    }

    private static AccountLexicon load() {
        Phrases.Builder phrases = new Phrases.Builder();
        int english = 0;
        for (WordLanguage language : WordLanguage.values()) {
            WordListReader.read(
                    language.fileName("account"), language, AccountLexicon::bit, phrases);
            english = language == WordLanguage.EN ? phrases.size() : english;
        }
        return new AccountLexicon(new PhraseIndex(phrases.build(), english));
    }

    private static long bit(String name) {
        return 1L << AccountWord.valueOf(name).ordinal();
    }

    /**
     * Returns the concepts in a text.
     *
     * @param folded the folded text
     * @param languageTag the language tag of the page; empty if it declares none
     */
    public Set<AccountWord> in(String folded, String languageTag) {
        long languages =
                languageTag.isBlank()
                        ? WordListReader.EVERY_LANGUAGE
                        : WordLanguage.ofPage(languageTag);
        Set<AccountWord> found = EnumSet.noneOf(AccountWord.class);
        for (AccountWord word : AccountWord.values()) {
            if (new PhraseSet(index, 1L << word.ordinal(), languages).in(folded)) {
                found.add(word);
            }
        }
        return found;
    }
}
