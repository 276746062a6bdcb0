package browsy.intelligence.signal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The built-in phrases. */
class LexiconTest {

    @ParameterizedTest
    @CsvSource({
        "LOGIN, Wachtwoord vergeten? Inloggen",
        "PASSWORD_RECOVERY, Har du glömt ditt lösenord?",
        "PASSWORD_RECOVERY, Hai dimenticato la tua password?",
        "PASSWORD_RECOVERY, ΞΕΧΑΣΑΤΕ ΤΟΝ ΚΩΔΙΚΟ ΣΑΣ;",
        "COOKIE_REJECT, Odmítnout všechny",
        "COOKIE_REJECT, Kontynuuj bez akceptacji",
        "COOKIE_ACCEPT, Tümünü kabul et",
        "CHANGE_PASSWORD, Изменить свой пароль",
        "CURRENT_PASSWORD, كلمة المرور الحالية",
        "NO_RESULTS, 検索結果がありませんでした",
        "NOT_FOUND, ไม่พบหน้าที่คุณต้องการ",
        "CART, הוספה לסל הקניות",
        "PAY, Tiến hành thanh toán",
        "SESSION_EXPIRED, आपका सत्र समाप्त हो गया है"
    })
    void phrasesOfManyLanguagesAreKnown(Topic topic, String text) {
        assertTrue(Lexicon.standard().get(topic).in(Texts.fold(text)));
    }

    @Test
    void ambiguousWordsApplyToPagesInTheirLanguage() {
        Lexicon lexicon = Lexicon.standard();
        assertTrue(lexicon.in("sv-SE").get(Topic.MORE).is("mer"));
        assertTrue(lexicon.in("").get(Topic.MORE).is("mer"));
        assertFalse(lexicon.in("fr").get(Topic.MORE).is("mer"));
        assertTrue(lexicon.in("nn").get(Topic.MORE).is("mer"));
    }

    @Test
    void otherWordsApplyToEveryPage() {
        Lexicon lexicon = Lexicon.standard().in("en");
        assertTrue(lexicon.get(Topic.LOGIN).is("anmeldung"));
        assertTrue(lexicon.get(Topic.LOGIN).in("zum login"));
    }
}
