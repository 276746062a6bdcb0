package browsy.intelligence.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What pages say about an account. */
class AccountPageTest {

    private static AccountPage page(String html) {
        return new AccountPage(Browsy.parse(html, 800, 600), "");
    }

    private static final AccountPage EMPTY = page("");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Invalid username or password. | WRONG_CREDENTIALS",
                "The password you entered doesn't match our records. | WRONG_CREDENTIALS",
                "We couldn't find an account with that e-mail address. | WRONG_CREDENTIALS",
                "Sign in failed | WRONG_CREDENTIALS",
                "Die Zugangsdaten sind falsch. Noch 2 Versuche. | WRONG_CREDENTIALS",
                "Identifiant ou mot de passe incorrect | WRONG_CREDENTIALS",
                "La contraseña no es válida | WRONG_CREDENTIALS",
                "Неверный логин или пароль | WRONG_CREDENTIALS",
                "パスワードが間違っています | WRONG_CREDENTIALS",
                "密码错误，请重新输入 | WRONG_CREDENTIALS",
                "كلمة المرور غير صحيحة | WRONG_CREDENTIALS",
                "비밀번호가 일치하지 않습니다 | WRONG_CREDENTIALS",
                "Wrong password. 2 more attempts before your account is locked. | WRONG_CREDENTIALS",
                "Your account is locked. | LOCKED",
                "Too many attempts. Wait 15 minutes. | LOCKED",
                "This account is inactive. | LOCKED",
                "Ihr Benutzerkonto ist gesperrt. | LOCKED",
                "Konto jest zablokowane | LOCKED",
                "帐号已被锁定 | LOCKED",
                "Your password has expired. | PASSWORD_EXPIRED",
                "Ihr Passwort ist abgelaufen. | PASSWORD_EXPIRED",
                "Invalid authenticator code. | WRONG_CODE",
                "Le code a expiré. | WRONG_CODE",
                "Cookies must be enabled | NEEDS_COOKIES",
                "Login timeout: your session has expired. | SESSION_EXPIRED"
            })
    void aMessageIsUnderstoodByItsConcepts(String text, AccountMessage meaning) {
        assertEquals(Set.of(meaning), EMPTY.meanings(text));
    }

    @ParameterizedTest
    @CsvSource({
        "JavaScript is disabled",
        "Forgot your password?",
        "3 new offers",
        "Welcome back",
        "Password",
        "Remember this account"
    })
    void anotherTextHasNoMeaning(String text) {
        assertEquals(EnumSet.noneOf(AccountMessage.class), EMPTY.meanings(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Enter the code from your authenticator app | AUTHENTICATOR",
                "We sent a text message to +49 *** 12 | TEXT_MESSAGE",
                "Wir haben Ihnen eine E-Mail geschickt | EMAIL",
                "Approve the sign-in on your phone | CONFIRMATION",
                "Confirmez la connexion sur votre appareil | CONFIRMATION"
            })
    void theChannelOfACodeIsRead(String text, CodeChannel channel) {
        assertEquals(channel, EMPTY.channel(text));
    }

    @Test
    void aCodeWithoutAChannelIsUnknown() {
        assertNull(EMPTY.channel("Enter your code"));
    }

    @ParameterizedTest
    @CsvSource({
        "<a href=/out>Log out</a>",
        "<details><summary>Ann</summary><a href=/out>Sign out of all devices</a></details>",
        "<form action=/out><button>Abmelden</button></form>",
        "<a href=/session/logout><img src=x alt=Door></a>"
    })
    void aControlThatEndsTheSessionIsFound(String html) {
        assertTrue(page(html).offersLogOut());
        assertFalse(page("<a href=/in>Log in</a><p>Log out</p>").offersLogOut());
    }

    @Test
    void linksToTheSameSignInCountOnce() {
        assertEquals(
                1,
                page("<a href=/in>Sign in</a><p>x</p><a href=/in>Log in</a>").signInIds().size());
        assertEquals(2, page("<a href=/a>Sign in</a> <a href=/b>Log in</a>").signInIds().size());
        assertEquals(1, page("<a href=/in>Sign in with Harbour</a>").signInIds().size());
        assertEquals(List.of(), page("<a href=/on>Sign up</a><p>Sign in</p>").signInIds());
    }
}
