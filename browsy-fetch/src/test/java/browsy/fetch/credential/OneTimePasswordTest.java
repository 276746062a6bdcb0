package browsy.fetch.credential;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.credential.OneTimePassword.Algorithm;
import browsy.fetch.credential.OneTimePassword.Factor;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests one-time passwords with the test vectors of RFC 4226, RFC 6238 and RFC 4648. */
class OneTimePasswordTest {
    private static final byte[] SEED = "12345678901234567890".getBytes(US_ASCII);

    /** RFC 4226, appendix D. */
    @Test
    void passwordsByCounterAreThoseOfTheRfc() {
        List<String> wanted =
                List.of(
                        "755224", "287082", "359152", "969429", "338314", "254676", "287922",
                        "162583", "399871", "520489");
        CodeGenerator generator = OneTimePassword.hotp(SEED, 0).generator(Clock.systemUTC());
        for (String password : wanted) {
            assertEquals(password, generator.next());
        }
    }

    /** RFC 6238, appendix B, with the seeds of its erratum 2866. */
    @ParameterizedTest
    @CsvSource({
        "59, SHA1, 94287082",
        "59, SHA256, 46119246",
        "59, SHA512, 90693936",
        "1111111109, SHA1, 07081804",
        "1111111109, SHA256, 68084774",
        "1111111109, SHA512, 25091201",
        "1111111111, SHA1, 14050471",
        "1111111111, SHA256, 67062674",
        "1111111111, SHA512, 99943326",
        "1234567890, SHA1, 89005924",
        "1234567890, SHA256, 91819424",
        "1234567890, SHA512, 93441116",
        "2000000000, SHA1, 69279037",
        "2000000000, SHA256, 90698825",
        "2000000000, SHA512, 38618901",
        "20000000000, SHA1, 65353130",
        "20000000000, SHA256, 77737706",
        "20000000000, SHA512, 47863826",
    })
    void passwordsByTimeAreThoseOfTheRfc(long seconds, Algorithm algorithm, String password) {
        int length =
                switch (algorithm) {
                    case SHA1 -> 20;
                    case SHA256 -> 32;
                    case SHA512 -> 64;
                };
        byte[] seed = "1234567890".repeat(7).substring(0, length).getBytes(US_ASCII);
        Clock clock = Clock.fixed(Instant.ofEpochSecond(seconds), ZoneOffset.UTC);
        OneTimePassword eight = OneTimePassword.totp(seed).with(algorithm, 8);
        assertEquals(password, eight.generator(clock).next());
        OneTimePassword six = OneTimePassword.totp(seed).with(algorithm, 6);
        assertEquals(password.substring(2), six.password(clock.instant()));
        OneTimePassword seven = OneTimePassword.totp(seed).with(algorithm, 7);
        assertEquals(password.substring(1), seven.password(clock.instant()));
    }

    /** RFC 4648, section 10, in any case, with and without padding. */
    @ParameterizedTest
    @CsvSource({
        "MY======, f",
        "mzxq, fo",
        "MZXW6===, foo",
        "MZXW 6YQ=, foob",
        "mzxw-6ytb, fooba",
        "MZXW6YTBOI======, foobar"
    })
    void base32IsThatOfTheRfc(String base32, String text) {
        assertArrayEquals(text.getBytes(US_ASCII), Base32.decode(base32));
        assertArrayEquals(text.getBytes(US_ASCII), OneTimePassword.parse(base32).secret());
    }

    @Test
    void uriOfAnAuthenticatorIsRead() {
        OneTimePassword read =
                OneTimePassword.parse(
                        "otpauth://totp/ACME%20Co:ann@example.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ"
                                + "&issuer=ACME%20Co&algorithm=SHA256&digits=8&period=60");
        assertEquals(Algorithm.SHA256, read.algorithm());
        assertEquals(8, read.digits());
        assertEquals(new Factor.Time(Duration.ofSeconds(60)), read.factor());
        assertEquals(20, read.secret().length);
        OneTimePassword counted =
                OneTimePassword.parse(
                        "OTPAUTH://HOTP/a?counter=7&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assertEquals(new Factor.Counter(7), counted.factor());
        assertEquals("162583", counted.generator(Clock.systemUTC()).next());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GEZD1NBV",
                "GEZDé",
                "otpauth:totp/a?secret=GEZDGNBV",
                "otpauth://steam/a?secret=GEZDGNBV",
                "otpauth://totp/a",
                "otpauth://totp/a?secret=",
                "otpauth://totp/a?issuer=b",
                "otpauth://totp/a?secret=GEZDGNBV&secret=GEZDGNBV",
                "otpauth://totp/a?secret=GEZDGNBV%zz",
                "otpauth://totp/a?secret=GEZDGNBV&digits=5",
                "otpauth://totp/a?secret=GEZDGNBV&digits=9",
                "otpauth://totp/a?secret=GEZDGNBV&digits=99999999999",
                "otpauth://totp/a?secret=GEZDGNBV&digits=-6",
                "otpauth://totp/a?secret=GEZDGNBV&period=0",
                "otpauth://totp/a?secret=GEZDGNBV&period=3601",
                "otpauth://totp/a?secret=GEZDGNBV&algorithm=MD5",
                "otpauth://hotp/a?secret=GEZDGNBV",
                "otpauth://hotp/a?secret=GEZDGNBV&counter=9999999999999999999",
            })
    void invalidTextIsRefusedWithoutItsSecret(String text) {
        IllegalArgumentException error =
                assertThrows(IllegalArgumentException.class, () -> OneTimePassword.parse(text));
        assertFalse(error.toString().contains("GEZD"), error.toString());
    }

    @Test
    void closingWipesTheSecret() {
        OneTimePassword code = OneTimePassword.totp(SEED);
        assertFalse(code.toString().contains("1234"), code.toString());
        code.close();
        assertThrows(IllegalStateException.class, code::secret);
        assertThrows(IllegalStateException.class, () -> code.password(1));
    }
}
