package browsy.fetch.credential;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordLoginTest {
    @Test
    void noTextContainsTheSecret() {
        PasswordLogin login =
                Credentials.of("ann", "hunter2")
                        .boundTo(OriginBinding.to("https://a.example/x", "https://b.example:8443"))
                        .withSignInUrl("https://a.example/login")
                        .withCodes(() -> "123456");
        assertEquals("login for https://a.example, https://b.example:8443", login.toString());
        assertEquals("github", Credentials.alias("github").toString());
    }

    @Test
    void closingWipesAllCopies() {
        char[] password = {'h', 'u', 'n'};
        PasswordLogin login = Credentials.of("ann", password);
        password[0] = 'x';
        PasswordLogin bound = login.boundTo(OriginBinding.to("https://a.example"));
        assertArrayEquals(new char[] {'h', 'u', 'n'}, bound.password());
        login.close();
        assertThrows(IllegalStateException.class, bound::password);
    }

    @Test
    void bindingComparesWholeOrigins() {
        OriginBinding binding = OriginBinding.to("https://Example.com/login?x=1");
        assertTrue(binding.allows("https://example.com:443/other"));
        assertFalse(binding.allows("http://example.com/"));
        assertFalse(binding.allows("https://example.com:444/"));
        assertFalse(binding.allows("https://www.example.com/"));
        assertFalse(binding.allows("https://example.com.evil.example/"));
        assertFalse(binding.allows("https://example.com@evil.example/"));
        assertFalse(binding.allows("data:text/html,x"));
        assertFalse(binding.allows("about:blank"));
        assertFalse(binding.allows(""));
        assertTrue(OriginBinding.ANY.allows("about:blank"));
    }

    @Test
    void invalidBindingsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> OriginBinding.to());
        assertThrows(IllegalArgumentException.class, () -> OriginBinding.to("file:///etc"));
        PasswordLogin login =
                Credentials.of("ann", "x").boundTo(OriginBinding.to("https://a.example"));
        assertThrows(
                IllegalArgumentException.class, () -> login.withSignInUrl("https://b.example/"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "a\nb", "a\u0000", "\ud800", "a\u0085b"})
    void invalidAliasesAreRefused(String alias) {
        assertThrows(IllegalArgumentException.class, () -> Credentials.alias(alias));
    }
}
