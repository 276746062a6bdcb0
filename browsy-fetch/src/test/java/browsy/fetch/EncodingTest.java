package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import mockwebserver3.MockResponse;
import okio.Buffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the detection of encodings without a header or an early declaration. */
class EncodingTest {
    private static final String RUSSIAN = "Это страница на русском языке";

    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private String shown(String type, byte[] body) {
        MockResponse answer =
                new MockResponse.Builder()
                        .addHeader("Content-Type", type)
                        .body(new Buffer().write(body))
                        .build();
        site.route("/", r -> answer);
        return session.goTo(site.url("/")).page().document().body().text();
    }

    private String shown(String html, Charset charset) {
        return shown("text/html", html.getBytes(charset));
    }

    @ParameterizedTest
    @CsvSource({
        "GBK, 这是一个中文网页，用来测试字符编码的自动识别功能。",
        "GBK, 欢迎光临我们的网上商店",
        "Big5, 這是一個中文網頁，用來測試字元編碼的自動辨識功能。",
        "Big5, 歡迎光臨我們的網路商店",
        "windows-31j, これは日本語のページです。文字コードの自動判別を試験しています。",
        "windows-31j, オンラインショップへようこそ",
        "EUC-JP, これは日本語のページです。文字コードの自動判別を試験しています。",
        "EUC-JP, オンラインショップへようこそ",
        "ISO-2022-JP, これは日本語のページです。",
        "x-windows-949, 이 페이지는 문자 인코딩을 확인하기 위한 것입니다.",
        "x-windows-949, 온라인 상점에 오신 것을 환영합니다",
        "windows-1251, 'Это страница на русском языке, проверяющая определение кодировки.'",
        "windows-1251, Вход",
        "KOI8-R, 'Это страница на русском языке, проверяющая определение кодировки.'",
        "KOI8-R, Вход",
        "windows-1252, Preis: € 44 für große Bücher – „schön“",
        "windows-1252, Déjà inscrit ? Créer un compte",
        "windows-1252, ¿Dónde está la estación más próxima?",
        "windows-1252, Größe",
        "UTF-8, Größe und 这是一个中文网页",
    })
    void undeclaredEncodingsAreDetected(String charset, String text) {
        String html = "<html><head><title>t</title></head><body><p>" + text + "</p>";
        assertEquals(text, shown(html, Charset.forName(charset)));
    }

    @Test
    void undeclaredPlainTextIsUtf8() {
        byte[] body = RUSSIAN.getBytes(Charset.forName("windows-1251"));
        assertEquals(RUSSIAN, shown("text/plain", body));
        assertEquals("Größe", shown("text/plain", "Größe".getBytes(StandardCharsets.UTF_8)));
    }

    /** Without the declaration, detection would guess windows-1252 for this short text. */
    @ParameterizedTest
    @CsvSource({
        "<!-- %s --><meta charset=iso-8859-2>",
        "<html><head><script>var a = '%s'; var b = '<body>';</script><meta charset=latin2>",
        "<html><head><style>%s</style><title>a<p></title><meta charset=latin2>",
        "<html><head><link title='%s'><meta http-equiv=content-type content='a; charset=l2'>",
        "<?xml version='1.0' encoding='iso-8859-2'?><!-- %s --><html>",
        "<script>var a='<meta charset=gbk>';</script><meta charset=iso-8859-2>",
    })
    void theWholeHeadIsScannedForADeclaration(String head) {
        String html = String.format(head, "x".repeat(1100)) + "<p>Größe ąść";
        assertEquals("Größe ąść", shown(html, Charset.forName("ISO-8859-2")));
    }

    @Test
    void declarationsInTheBodyCountOnlyInTheFirstBytes() {
        String html = "<body><p>" + "x".repeat(1100) + "</p><meta charset=koi8-r><b>Größe</b>";
        assertTrue(shown(html, Charset.forName("windows-1252")).endsWith("Größe"));
    }

    @Test
    void scanningALongHeadTakesLinearTime() {
        String[] parts = {"<!--x-->", "<a b=\"", "<script></scrip", "</", "<meta x='", "<?", "<! "};
        Assertions.assertTimeout(
                Duration.ofSeconds(20),
                () -> {
                    for (String part : parts) {
                        shown(part.repeat(200_000 / part.length()) + "é", StandardCharsets.UTF_8);
                    }
                });
    }
}
