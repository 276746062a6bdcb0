package browsy.fetch.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.http.HttpExchange.Body;
import browsy.html.UserState;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the requests of form submissions, and constraint validation.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm">HTML:
 *     form submission</a>
 */
class FormSubmissionTest {
    private static final String PAGE = "https://shop.example/list/page?old=1#top";
    private static final Charset LATIN = Charset.forName("windows-1252");

    private static FormSubmission submission(String form, Charset charset) {
        Document page = Jsoup.parse(form, PAGE);
        return FormSubmission.of(
                page.expectFirst("form"),
                page.selectFirst("button, input[type=image], input[type=submit]"),
                new ClickPoint(3, 4),
                UserInput.NONE,
                PAGE,
                charset);
    }

    private static FormSubmission submission(String form) {
        return submission(form, StandardCharsets.UTF_8);
    }

    /** Returns the query that a GET form with some fields submits. */
    private static String query(String form, Charset charset) {
        String url = submission("<form action=/go " + form, charset).url();
        return url.substring(url.indexOf('?') + 1);
    }

    private static String body(FormSubmission submission) {
        Body body = submission.body();
        return body == null ? "" : new String(body.bytes(), StandardCharsets.UTF_8);
    }

    /** See <a href="https://url.spec.whatwg.org/#urlencoded-serializing">URL: serializing</a>. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\0',
            delimiter = '|',
            value = {
                "azAZ09*-._|azAZ09*-._",
                "`{@[/:|%60%7B%40%5B%2F%3A",
                "~!'()|%7E%21%27%28%29",
                "a b+c|a+b%2Bc",
            })
    void onlyUnreservedCharactersAreNotEscaped(String value, String sent) {
        assertEquals(
                "a=" + sent, query("><input type=hidden name=a value=\"" + value + "\">", LATIN));
    }

    @ParameterizedTest
    @CsvSource({
        "2024-01-01 10:00, 10%3A00",
        "2024-01-01T10:00:00.00, 10%3A00",
        "2024-01-01T10:00:30.50, 10%3A00%3A30.5",
        "2024-01-01T10:00:30.00, 10%3A00%3A30",
        "2024-01-01T10:00:00.050, 10%3A00%3A00.05",
        "2024-01-01T10:00:30, 10%3A00%3A30",
    })
    void datesWithTimesAreSentInTheirShortestForm(String value, String time) {
        assertEquals(
                "a=2024-01-01T" + time,
                query("><input type=datetime-local name=a value='" + value + "'>", LATIN));
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#converting-an-entry-list-to-a-list-of-name-value-pairs">HTML</a>.
     */
    @Test
    void lineBreaksAreSentAsCrlf() {
        assertEquals(
                "a%0D%0Ab=1%0D%0A2%0D%0A3",
                query("><input type=hidden name='a\nb' value='1&#13;2&#13;&#10;3'>", LATIN));
    }

    /** See <a href="https://encoding.spec.whatwg.org/#html">Encoding: html error mode</a>. */
    @ParameterizedTest
    @CsvSource({
        "\u00fc, %FC",
        "\u20ac, %80",
        "\u3042\u00e9, %26%2312354%3B%E9",
        "\ud83d\ude00, %26%23128512%3B"
    })
    void unencodableCharactersAreSentAsReferences(String value, String sent) {
        assertEquals("a=" + sent, query("><input type=hidden name=a value=" + value + ">", LATIN));
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form">HTML</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "accept-charset='nonsense koi8-r utf-8', KOI8-R, %C1",
        "accept-charset=nonsense, UTF-8, %D0%B0",
        "accept-charset=utf-16, UTF-8, %D0%B0",
        "accept-charset='shift_jis', Shift_JIS, %84p",
        "id=f, windows-1252, %26%231072%3B",
    })
    void theFirstAcceptedEncodingIsUsedAndSent(String form, String name, String sent) {
        assertEquals(
                "_charset_=" + name + "&a=" + sent,
                query(
                        form
                                + "><input type=hidden name=_charset_ value=x>"
                                + "<input type=hidden name=a value=\u0430>",
                        LATIN));
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#text/plain-encoding-algorithm">HTML</a>.
     */
    @Test
    void plainTextHasALineForEachField() {
        FormSubmission sent =
                submission(
                        "<form method=post enctype=Text/Plain action=go><input name=a value='1 &amp; 2'>"
                                + "<textarea name=b>x\ny</textarea></form>");
        assertEquals("https://shop.example/list/go", sent.url());
        assertEquals("a=1 & 2\r\nb=x\r\ny\r\n", body(sent));
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data">HTML</a>.
     */
    @Test
    void quotesInMultipartNamesAreEscaped() {
        FormSubmission sent =
                submission(
                        "<form method=post enctype=multipart/form-data>"
                                + "<input name='a\"b\nc' value='1\"'><input type=file name=f></form>");
        Body body = sent.body();
        String boundary = body == null ? "" : body.contentType().replaceAll(".*boundary=", "");
        assertEquals(
                "--B\r\nContent-Disposition: form-data; name=\"a%22b%0D%0Ac\"\r\n\r\n1\"\r\n"
                        + "--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"\"\r\n"
                        + "Content-Type: application/octet-stream\r\n\r\n\r\n--B--\r\n",
                body(sent).replace(boundary, "B"));
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-attributes">HTML</a>.
     */
    @Test
    void submitterAttributesOverrideThoseOfTheForm() {
        FormSubmission sent =
                submission(
                        "<form action=/form><input name=a value=1><button formaction=/button"
                                + " formmethod=POST formenctype=text/plain name=b>x</button></form>");
        assertEquals("POST https://shop.example/button", sent.method() + " " + sent.url());
        assertEquals("a=1\r\nb=\r\n", body(sent));
        sent = submission("<form method=post action=/form><button formmethod=''>x</button></form>");
        assertEquals("GET https://shop.example/form?", sent.method() + " " + sent.url());
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-mutate-action">HTML</a>.
     */
    @Test
    void aGetReplacesTheQueryAndKeepsTheFragment() {
        assertEquals(
                "https://shop.example/find?a=1#end",
                submission("<form action='/find?b=2#end'><input name=a value=1></form>").url());
        assertEquals(
                "https://shop.example/list/page?a=1#top",
                submission("<form action=' '><input name=a value=1></form>").url());
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set">HTML:
     * constructing the entry list</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<input type=image> ~ x=3&y=4",
                "<input type=image name=p> ~ p.x=3&p.y=4",
                "<input type=submit name=s> ~ s=Submit",
                "<input type=submit name=s value=''> ~ s=",
                "<button name=a value=1>x</button><button name=b value=2>y</button> ~ a=1",
                "<input type=button name=b value=1><input type=reset name=r value=1> ~ ''",
                "<input type=checkbox name=c checked><input type=checkbox name=d> ~ c=on",
                "<input name='' value=1><input name=a value=2> ~ a=2",
                "<select name=s multiple><option selected>1<option selected disabled>2</select> ~ s=1",
                "<input name=a value=1 disabled><input name=b value=2> ~ b=2",
                "<input name=a value=1 dirname=d> ~ a=1&d=ltr",
                "<textarea name=a dirname=d dir=rtl>1</textarea> ~ a=1&d=rtl",
                "<input type=number name=a value=1 dirname=d> ~ a=1",
                "<input type=hidden name=a value=1 dirname=d dir=rtl> ~ a=1&d=rtl",
            })
    void eachControlTypeSendsItsStandardEntries(String fields, String sent) {
        assertEquals(sent.replace("''", ""), query(">" + fields, LATIN));
    }

    /** Previews mask passwords, but not empty ones. */
    @Test
    void passwordsAreMaskedInPreviews() {
        FormSubmission sent =
                submission(
                        "<form action=/go?old=1><input name=u value=ann>"
                                + "<input type=password name=p value=s3cret></form>");
        assertTrue(sent.hasSecrets());
        assertEquals("https://shop.example/go?u=ann&p=***", sent.maskedUrl());
        sent = submission("<form><input type=password name=p></form>");
        assertEquals(List.of(""), sent.shown().stream().map(field -> field.value()).toList());
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-formnovalidate">HTML</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<input type=checkbox required>|must be checked",
                "<input type=radio name=r required>|needs a checked radio button in its group",
                "<input type=file required>|needs a file",
                "<select required><option value=''>-</select>|needs a choice",
                "<select required><div><option value=''>-</option></div></select>|needs a choice",
                "<select required><hr><option value=''>-</select>|",
                "<select required><optgroup><option value=''>-</optgroup></select>|",
                "<input required>|must not be empty",
                "<input type=email value=a>|is not a valid e-mail address",
                "<input type=url value=a>|is not an absolute URL",
                "<input type=number min=3 value=2>|must be at least 3",
                "<input type=number max=3 value=4>|must be at most 3",
                "<input type=date min=2025-02-01 value=2025-01-01>|must not be before 2025-02-01",
                "<input type=date max=2025-02-01 value=2025-03-01>|must not be after 2025-02-01",
                "<input type=time min=22:00 max=06:00 value=12:00>|must be from 22:00 to 06:00",
                "<input type=number min=1 step=2 value=2>|does not match the allowed steps of 2 from 1",
                "<input required disabled>|",
                "<input value=a>|",
            })
    void problemsDescribeTheViolatedConstraint(String field, @Nullable String message) {
        Document page = Jsoup.parse("<form>" + field + "</form>");
        String told =
                FormValidation.problems(page.expectFirst("form"), UserInput.NONE).stream()
                        .map(FormValidation.Problem::message)
                        .findFirst()
                        .orElse(null);
        assertEquals(message, told);
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-novalidate">HTML</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "<form><button>, true",
        "<form novalidate><button>, false",
        "<form><button formnovalidate>, false",
    })
    void novalidateDisablesValidation(String html, boolean asked) {
        Document page = Jsoup.parse(html);
        assertEquals(
                asked,
                FormValidation.isAsked(page.expectFirst("form"), page.selectFirst("button")));
    }

    /** See <a href="https://html.spec.whatwg.org/multipage/forms.html#labeled-control">HTML</a>. */
    @ParameterizedTest
    @CsvSource({
        "<label for=a>x</label><input id=a>, a",
        "<label for=a>x</label><input id=a type=hidden>, ",
        "<label for=a>x</label><p id=a></p>, ",
        "<label for=''>x<input id=a></label>, ",
        "<label>x<p><input id=b type=hidden><meter id=a></meter></label>, a",
        "<label>x</label>, ",
    })
    void labeledControlIsByForElseTheFirstDescendant(String html, @Nullable String id) {
        Document page = Jsoup.parse(html);
        Element control = FormControls.labelled(page.expectFirst("label"));
        if (id == null) {
            assertNull(control);
        } else {
            assertEquals(id, control == null ? null : control.id());
        }
    }

    /** See <a href="https://encoding.spec.whatwg.org/#html">Encoding</a>: lone surrogates. */
    @Test
    void loneSurrogatesAreSentAsReplacementCharacters() {
        for (char half : new char[] {0xD800, 0xDBFF, 0xDC00, 0xDFFF}) {
            assertEquals(
                    "a=%EF%BF%BD",
                    query(
                            "><input type=hidden name=a value=" + half + ">",
                            StandardCharsets.UTF_8));
        }
    }

    /** The input of elements that the changed page lacks is discarded. */
    @Test
    void inputMovesToTheCorrespondingElements() {
        Document page = Jsoup.parse("<form><input name=a><input name=b></form>");
        Document changed = Jsoup.parse("<form><input name=b></form>");
        Element a = page.expectFirst("[name=a]");
        Element b = page.expectFirst("[name=b]");
        Element moved = changed.expectFirst("[name=b]");
        UserInput input =
                UserInput.NONE
                        .withValue(a, "1")
                        .withValue(b, "2")
                        .withFocus(b, true)
                        .moved(element -> element == b ? moved : null);
        assertEquals("2", input.value(moved));
        assertNull(input.value(a));
        assertEquals(Set.of(moved), input.elements(UserState.FOCUS));
        assertEquals(Set.of(moved), input.elements(UserState.FOCUS_VISIBLE));
    }

    /**
     * See <a href="https://drafts.csswg.org/selectors-4/#the-focus-visible-pseudo">Selectors</a>.
     */
    @Test
    void aClickDoesNotMatchFocusVisible() {
        Element button = Jsoup.parse("<button>x</button>").expectFirst("button");
        UserInput input = UserInput.NONE.withFocus(button, false);
        assertEquals(Set.of(button), input.elements(UserState.FOCUS));
        assertEquals(Set.of(), input.elements(UserState.FOCUS_VISIBLE));
    }

    /** The text of an entry, which may be logged, masks passwords. */
    @Test
    void anEntryShowsNoSecret() {
        assertEquals("p=***", new EntryList.Entry("p", "s3cret", null, true).toString());
        assertEquals("u=ann", new EntryList.Entry("u", "ann", null, false).toString());
    }
}
