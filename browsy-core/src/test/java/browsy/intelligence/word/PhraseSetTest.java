package browsy.intelligence.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The occurrence of phrases in texts. */
class PhraseSetTest {

    @Test
    void wordsMatchAsAWhole() {
        PhraseSet set = set("sign in");
        assertTrue(set.in("please sign in now"));
        assertTrue(set.in("please sign-in now"));
        assertFalse(set.in("please sign inside"));
        assertFalse(set.in("design in"));
        assertFalse(set.in("sign. in"));
    }

    @Test
    void aPhraseMayBeginWithAnAbbreviation() {
        PhraseSet set = set("el pastas", "no pastas naujas");
        assertEquals("el. pastas", set.find("jusu el. pastas"));
        assertTrue(set.is("el. pastas:"));
        assertTrue(set.begins("el. pastas arba vardas"));
        assertTrue(set.in("el pastas"));
        assertFalse(set.in("hotel. pastas"));
        assertFalse(set.in("no pastas. naujas"));
    }

    @Test
    void aStarMatchesTheRestOfAWord() {
        PhraseSet set = set("regist* account");
        assertEquals("registering account", set.find("for registering account 5"));
        assertFalse(set.in("regis account"));
    }

    @Test
    void oneWordHasToBeLongEnoughForTheIndex() {
        assertThrows(IllegalArgumentException.class, () -> set("reg*"));
    }

    @Test
    void aGapMatchesUpToTwoWords() {
        PhraseSet set = set("forgot ~ password");
        assertTrue(set.is("forgot password?"));
        assertTrue(set.is("forgot your password?"));
        assertTrue(set.is("forgot your old password?"));
        assertFalse(set.in("forgot your very old password?"));
        assertFalse(set.in("forgot? new password"));
    }

    @Test
    void wordsOfScriptsWithoutSpacesMatchAnywhere() {
        assertTrue(
                set("\u30ED\u30B0\u30A4\u30F3").in("\u4ECA\u30ED\u30B0\u30A4\u30F3\u3059\u308B"));
        PhraseSet gap = set("\u30D1\u30B9\u30EF\u30FC\u30C9~\u5FD8\u308C");
        assertTrue(gap.in("\u30D1\u30B9\u30EF\u30FC\u30C9\u3092\u304A\u5FD8\u308C\u306E\u65B9"));
        PhraseSet korean = set("\uBE44\uBC00\uBC88\uD638 \uCC3E\uAE30");
        assertTrue(korean.in("\uBE44\uBC00\uBC88\uD638\uCC3E\uAE30"));
        assertTrue(korean.is("\uBE44\uBC00\uBC88\uD638 \uCC3E\uAE30"));
    }

    @Test
    void arabicArticlesAndHebrewPrefixesAreOptional() {
        PhraseSet arabic = set("\u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631");
        assertTrue(
                arabic.in(
                        Texts.fold("\u0648\u0643\u0644\u0645\u0629 \u0645\u0631\u0648\u0631")
                                .substring(1)));
        assertTrue(
                set("\u05E1\u05D9\u05E1\u05DE\u05D4").in("\u05D4\u05E1\u05D9\u05E1\u05DE\u05D4"));
    }

    @Test
    void accentsAreIgnored() {
        PhraseSet set = set("mot de passe oubli\u00E9");
        assertTrue(set.is(Texts.fold("MOT DE PASSE OUBLIE ?")));
        assertTrue(set.is(Texts.fold("Mot de passe oublie\u0301 ?")));
        assertTrue(
                set("\u03C3\u03CD\u03BD\u03B4\u03B5\u03C3\u03B7")
                        .is(Texts.fold("\u03A3\u03A5\u039D\u0394\u0395\u03A3\u0397")));
        assertTrue(set("schlie\u00DFen").is(Texts.fold("SCHLIESSEN")));
        assertTrue(set("giri\u015F").is(Texts.fold("G\u0130R\u0130\u015E")));
    }

    @Test
    void signsOfAPhraseAreSought() {
        assertTrue(set("% off").in("now 20% off"));
        assertFalse(set("% off").in("turn off"));
        assertTrue(set("\u203A").is("\u203A"));
        assertFalse(set("\u203A").is("\u2039 \u203A"));
    }

    @Test
    void placesAreDistinguished() {
        PhraseSet set = set("next", "next page");
        assertTrue(set.begins("\u00BB next chapter"));
        assertFalse(set.begins("the next page"));
        assertTrue(set.is("next page \u00BB"));
        assertFalse(set.is("next page 2"));
        assertNull(set.find("context"));
    }

    private static PhraseSet set(String... phrases) {
        PhraseIndexBuilder builder = new PhraseIndexBuilder();
        for (String phrase : phrases) {
            builder.add(Phrases.normal(phrase), 1, -1);
        }
        PhraseIndex[] indexes = {builder.build()};
        return new PhraseSet(indexes, 1, -1);
    }
}
