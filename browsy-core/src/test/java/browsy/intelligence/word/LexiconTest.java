package browsy.intelligence.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction;
import java.text.Normalizer;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

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
        "SESSION_EXPIRED, आपका सत्र समाप्त हो गया है",
        "SESSION_EXPIRED, Sie waren zu lange inaktiv",
        "ACCESS_DENIED, Nie masz uprawnień do tej strony",
        "MAINTENANCE, Estamos fuera de servicio",
        "RATE_LIMIT, Doucement: ralentissez",
        "REGION, Niet beschikbaar in jouw land",
        "VERIFICATION, Enter a backup code or use your security key"
    })
    void phrasesOfManyLanguagesAreKnown(Topic topic, String text) {
        assertTrue(lexicon("", text).get(topic).in(Texts.fold(text)));
    }

    /** A log-in in Korean, with each syllable as one character or as its parts. */
    @ParameterizedTest
    @EnumSource(names = {"NFC", "NFD"})
    void lettersMayBeApartFromTheirMarks(Normalizer.Form form) {
        String html =
                "<html lang=ko><title>\uB85C\uADF8\uC778</title><form><input name=x>"
                        + "<button>\uB85C\uADF8\uC778</button></form>";
        SpatialDom page = Browsy.parse(Normalizer.normalize(html, form), 1280, 720);
        assertEquals(PageType.LOGIN, page.pageType());
        assertTrue(page.action(SuggestedAction.Login.class).isPresent());
    }

    @Test
    void ambiguousWordsApplyToPagesInTheirLanguage() {
        assertTrue(lexicon("sv-SE", "mer").get(Topic.MORE).is("mer"));
        assertTrue(lexicon("", "mer").get(Topic.MORE).is("mer"));
        assertFalse(lexicon("fr", "mer").get(Topic.MORE).is("mer"));
        assertTrue(lexicon("nn", "mer").get(Topic.MORE).is("mer"));
    }

    @Test
    void otherWordsApplyToEveryPage() {
        Lexicon lexicon = lexicon("en", "zum login");
        assertTrue(lexicon.get(Topic.LOGIN).is("anmeldung"));
        assertTrue(lexicon.get(Topic.LOGIN).in("zum login"));
    }

    @ParameterizedTest
    @CsvSource({
        "af, SESSION_EXPIRED, Jou sessie het verval",
        "az, NOT_FOUND, Səhifə tapılmadı",
        "be, PASSWORD_RECOVERY, Забылі пароль?",
        "cy, COOKIE_ACCEPT, Derbyn pob cwci",
        "eu, SESSION_EXPIRED, Zure saioa iraungi da",
        "fil, NOT_FOUND, Hindi mahanap ang pahina",
        "ga, SEARCH_RESULTS, Torthaí cuardaigh",
        "gl, CHANGE_PASSWORD, Cambiar o contrasinal",
        "is, LOGIN, Skráðu þig inn",
        "kk, NOT_FOUND, Бет табылмады",
        "lb, CURRENT_PASSWORD, Aktuellt Passwuert",
        "mk, CART, Додади во кошничка",
        "mn, LOGIN, Нэвтрэх",
        "mr, NO_RESULTS, काहीही सापडले नाही",
        "ms, NOT_FOUND, Halaman tidak wujud",
        "ne, PASSWORD_RECOVERY, पासवर्ड बिर्सनुभयो?",
        "sq, REGISTER, Krijo llogari",
        "sw, COOKIE_REJECT, Kataa zote",
        "tl, NO_RESULTS, Walang nahanap",
        "ur, LOGIN, لاگ ان کریں",
        "uz, REGISTER, Roʻyxatdan oʻtish"
    })
    void otherLanguagesApplyToPagesThatDeclareThem(String tag, Topic topic, String text) {
        String folded = Texts.fold(text);
        assertTrue(lexicon(tag, text).get(topic).in(folded));
        assertTrue(lexicon("", text).get(topic).in(folded));
        assertFalse(lexicon("de", "Guten Tag").get(topic).in(folded));
    }

    @ParameterizedTest
    @CsvSource({
        "PASSWORD_RECOVERY, Մոռացե՞լ եք գաղտնաբառը",
        "NOT_FOUND, পৃষ্ঠাটি পাওয়া যায়নি",
        "NOT_FOUND, পাওয়া যায়নি",
        "NOT_FOUND, გვერდი ვერ მოიძებნა",
        "LOGIN, ចូលគណនី",
        "PASSWORD_RECOVERY, စကားဝှက်မေ့နေပါသလား",
        "LOGIN, உள்நுழையவும்",
        "CHANGE_PASSWORD, పాస్‌వర్డ్ మార్చండి"
    })
    void pagesInAScriptOfItsOwnNeedNotDeclareTheirLanguage(Topic topic, String text) {
        assertTrue(lexicon("en", text).get(topic).in(Texts.fold(text)));
    }

    @Test
    void aMenuOfLanguagesLoadsNoLists() {
        String text = "Choose the language of this page, please: English ქართ";
        assertEquals(Set.of(WordSet.COMMON), WordSet.of("en", text));
    }

    @Test
    void languagesOfAScriptAreLoadedUnlessAnotherOneIsDeclared() {
        String text = "Старонка";
        assertEquals(Set.of(WordSet.COMMON), WordSet.of("ru", text));
        assertEquals(Set.of(WordSet.COMMON, WordSet.CYRILLIC), WordSet.of("en", text));
        assertEquals(Set.of(WordSet.COMMON, WordSet.CYRILLIC), WordSet.of("", text));
        assertEquals(Set.of(WordSet.COMMON, WordSet.LATIN), WordSet.of("", "Page"));
        assertEquals(Set.of(WordSet.COMMON), WordSet.of("ja", "Page"));
    }

    @Test
    void hintsTellThatAPageMayBeInALanguageOfTheLatinSet() {
        assertTrue(LatinHints.areIn("lupa kata laluan? sila log masuk"));
        assertTrue(LatinHints.areIn("mewngofnodi"));
        assertFalse(LatinHints.areIn("sign in to your account with your name and password"));
        assertFalse(LatinHints.areIn("masuk dengan kata sandi anda"));
        assertFalse(LatinHints.areIn(""));
    }

    /** Returns the phrases for a text on a page with a language tag. */
    private static Lexicon lexicon(String tag, String text) {
        return new Lexicon(PageWords.of(tag, text));
    }
}
