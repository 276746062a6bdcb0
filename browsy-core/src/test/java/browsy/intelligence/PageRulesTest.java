package browsy.intelligence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.config.PageResponse;
import browsy.model.PageType;
import browsy.model.Pagination;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Download;
import browsy.model.SuggestedAction.FillForm;
import browsy.model.SuggestedAction.Login;
import browsy.model.SuggestedAction.Paginate;
import browsy.model.SuggestedAction.Search;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules for page types and actions, and their limits. */
class PageRulesTest {

    private static final String PROSE =
            "<p>"
                    + "The ferry to the northern islands stays in port until the storm is over. "
                            .repeat(4)
                    + "</p>";

    private static SpatialDom parse(String html) {
        return parse(html, "");
    }

    private static SpatialDom parse(String html, String url) {
        ParseOptions.Builder options = ParseOptions.builder();
        if (!url.isEmpty()) {
            options.baseUri(url);
        }
        return Browsy.open("<!DOCTYPE html><html lang=en>" + html, options.build()).dom();
    }

    /** Returns the kinds of the suggested actions. */
    private static String actions(String html) {
        return parse(html).suggestedActions().stream()
                .map(SuggestedAction::kind)
                .map(kind -> kind.wireName())
                .collect(Collectors.joining(" "));
    }

    /** Mathematical digits, which are pairs of UTF-16 units, are not read as a page number. */
    @Test
    void positionInMathematicalDigitsIsIgnored() {
        SpatialDom dom = parse("<p>\uD835\uDFCF / \uD835\uDFD0 <a href='?page=2'>Next</a></p>");
        Pagination pagination = dom.pagination();
        assertNotNull(pagination);
        assertEquals("?page=2", pagination.next());
    }

    @Test
    void daysOfACalendarAreNoPages() {
        StringBuilder days = new StringBuilder();
        for (int day = 1; day <= 28; day++) {
            days.append(day % 7 == 1 ? "<tr>" : "").append("<td>");
            days.append(String.format("<a href=/day/%d>%d</a>", day, day));
        }
        assertNull(parse("<h1>Events</h1><table>" + days + "</table>").pagination());
    }

    /** Fields for single characters of a secret are one password, which is not changed. */
    @Test
    void charactersOfASecretAreALogin() {
        String box = "<input type=password maxlength=1 name=c%d>";
        assertEquals(
                "Login",
                actions(
                        "<title>Bank</title><h1>Log in</h1><form method=post>"
                                + String.format(box.repeat(3), 1, 2, 3)
                                + "<button>Log in</button></form>"));
    }

    @Test
    void farewellIsNoError() {
        assertEquals(
                PageType.OTHER,
                parse(
                                "<h1>Sorry to see you go</h1><p>You have been unsubscribed from the letter."
                                        + "</p><a href=/again>Subscribe again</a>")
                        .pageType());
        assertEquals(
                PageType.ERROR,
                parse("<h1>Sorry, that did not work</h1><a href=/>Home</a>").pageType());
    }

    /** ASP.NET Web Forms have one form around the page; its sections are containers. */
    @Test
    void sectionsOfOneFormAreSeparate() {
        SpatialDom dom =
                parse(
                        "<title>Login</title><form method=post action=./Default.aspx>"
                                + "<div class=search><input name=q placeholder=Search>"
                                + "<input type=submit value=Search></div>"
                                + "<div><h2>Customers</h2><p><label>User name <input name=u></label>"
                                + "<p><label>Password <input type=password name=p></label>"
                                + "<p><input type=submit value=Login></div>"
                                + "<div><h2>Forgot your password?</h2><p><label>Email <input name=e>"
                                + "</label> <input type=submit value='Send reminder'></div></form>");
        Login login = dom.action(Login.class).orElseThrow();
        assertEquals("u", name(dom, login.usernameId()));
        assertEquals("p", name(dom, login.passwordId()));
        Search search = dom.action(Search.class).orElseThrow();
        assertEquals("q", name(dom, search.inputId()));
        assertEquals("Search", dom.get(search.submitId()).orElseThrow().value());
    }

    /** The field beside the last button belongs to the rows above it. */
    @Test
    void rowsOfOneFormAreOneSection() {
        assertEquals(
                "Login",
                actions(
                        "<title>Login</title><form method=post>"
                                + "<div><label>User name <input name=u></label></div>"
                                + "<div><label>Password <input type=password name=p></label>"
                                + "<button>Login</button></div></form>"));
    }

    @Test
    void linkToTheNextPageSubmitsNoSearch() {
        SpatialDom dom =
                parse(
                        "<main><form id=find><input name=q placeholder=Search></form>"
                                + "<ul><li>One<li>Two</ul><a class=button href='?page=2'>Next</a>");
        assertNull(dom.action(Search.class).orElseThrow().submitId());
    }

    @Test
    void linkForAScriptIsAStepOfAPager() {
        SpatialDom dom =
                parse(
                        "<table><tr><td><a href=/a>Anna</a></table><div class=pagination>"
                                + "<a href='#'>Previous</a> <a href='#'>1</a> <b>2</b> <a href='#'>3</a>"
                                + " <a href='#'>Next</a></div>",
                        "https://harbour.example/crew");
        Paginate steps = dom.action(Paginate.class).orElseThrow();
        assertEquals("Next", dom.get(steps.nextId()).orElseThrow().text());
    }

    @Test
    void linkForAScriptOutsideOfAPagerIsNoStep() {
        assertEquals(
                List.of(),
                parse(
                                "<p>News</p><div class=controls><a href='#'>Previous</a> 1 of 6"
                                        + " <a href='#'>Next</a></div>",
                                "https://harbour.example/crew")
                        .suggestedActions());
    }

    /** Names without letters have no words to compare. */
    @Test
    void secretsNamedBySignsAreRead() {
        assertEquals(
                "FillForm",
                actions(
                        "<h1>Keys</h1><form method=post><label>API key <input type=password name='$'>"
                                + "</label><label>Hook <input type=password name='-'></label>"
                                + "<button>Save</button></form>"));
    }

    @Test
    void linkForAScriptSubmitsAFormWithoutAButton() {
        SpatialDom dom =
                parse(
                        "<title>Sign in</title><form method=post><input name=u placeholder='User name'>"
                                + "<input type=password name=p><a href=/lost>Lost your password?</a>"
                                + "<a class=bt href='javascript:void(0)'>Sign in</a></form>");
        Login login = dom.action(Login.class).orElseThrow();
        assertEquals("Sign in", dom.get(login.submitId()).orElseThrow().text());
    }

    @Test
    void picturesOfACarouselAreNoPages() {
        assertNull(
                parse(
                                "<main><x-show aria-roledescription=carousel><button aria-label='Previous"
                                        + " image'>‹</button><img src=a.jpg alt=Chair width=300 height=200>"
                                        + "<button aria-label='Next image'>›</button> 1 / 6</x-show>"
                                        + "<h1>Chair</h1></main>")
                        .pagination());
    }

    @Test
    void aNewCodeIsNoDownload() {
        SpatialDom dom =
                parse(
                        "<html lang=sv><title>Aktivera din TV</title><h1>Din aktiveringskod</h1>"
                                + "<p>KX7P2M</p><button>Hämta en ny kod</button>");
        assertTrue(dom.action(Download.class).isEmpty());
    }

    private static @Nullable String name(SpatialDom dom, Integer id) {
        return dom.get(id).orElseThrow().name();
    }

    @Test
    void aLoginWithoutAPasswordIsNamedTwice() {
        String form =
                "<h1>%s</h1><form method=post><label>Card number <input name=a></label>"
                        + "<label>Member since <input name=b></label><button>%s</button></form>";
        assertEquals("Login", actions(String.format(form, "Log in", "Log in")));
        assertEquals("FillForm", actions(String.format(form, "Your card", "Send")));
    }

    @Test
    void aFixedEmailAddressBesideNewPasswordsIsAReset() {
        assertEquals(
                "ChangePassword FillForm",
                actions(
                        "<form method=post><input type=email name=email readonly value=a@b.example>"
                                + "<input type=password name=a autocomplete=new-password>"
                                + "<input type=password name=b autocomplete=new-password>"
                                + "<button>Save</button></form>"));
    }

    /** In Portuguese, the code of a booking could also be read as a reserve code. */
    @Test
    void theCodeOfABookingIsNoVerificationCode() {
        assertEquals(
                "FillForm",
                actions(
                        "<html lang=pt><h1>A sua reserva</h1><form method=post>"
                                + "<label>Código de reserva <input name=pnr maxlength=6></label>"
                                + "<label>Apelido <input name=last></label>"
                                + "<button>Continuar</button></form>"));
    }

    @Test
    void theFormThatIsThePointOfAPageComesFirst() {
        SpatialDom dom =
                parse(
                        "<h1>Checkout</h1><form method=post action=/voucher><label>Voucher"
                                + " <input name=v></label><button>Apply</button></form>"
                                + "<form method=post action=/order><label>Street <input name=s></label>"
                                + "<label>Town <input name=t></label><label>Country <input name=c>"
                                + "</label><label>Phone <input name=p></label>"
                                + "<button>Order</button></form>");
        FillForm first = dom.action(FillForm.class).orElseThrow();
        assertEquals("Order", dom.get(first.submitId()).orElseThrow().text());
    }

    @Test
    void olderEntriesAreOnTheNextPage() {
        Pagination pagination =
                parse(
                                "<html lang=sr><h1>Чланци</h1><p>Први текст.</p><nav class=nav-previous>"
                                        + "<a href='/page/2/'>← Старији чланци</a></nav>")
                        .pagination();
        assertNotNull(pagination);
        assertEquals("/page/2/", pagination.next());
    }

    @Test
    void submitButtonsBesidePageNumbersArePagers() {
        String page =
                "<title>Boats</title><form action=/find><input type=search name=q value=boat>"
                        + "<button>Search</button><ul><li><a href=/1>First boat</a><li><a href=/2>"
                        + "Second boat</a><li><a href=/3>Third boat</a></ul>%s"
                        + "<input type=submit name=n value=Next></form>";
        String numbers =
                "<input type=submit name=p value=1 disabled> <input type=submit name=p value=2> ";
        assertTrue(actions(String.format(page, numbers)).contains("Paginate"));
        assertFalse(actions(String.format(page, "")).contains("Paginate"));
    }

    @Test
    void theCodeSentToATelephoneIsACode() {
        assertEquals(
                "EnterCode",
                actions(
                        "<title>Enter the verification code</title><h1>+44 20 7946 0018</h1>"
                                + "<p>We sent the code to your other device.</p><form method=post>"
                                + "<input name=phone_code><button>Next</button></form>"));
    }

    @Test
    void theCodeOfACardIsNoPassword() {
        assertEquals(
                "FillForm",
                actions(
                        "<form method=post><label>Card <input autocomplete=cc-number name=n></label>"
                                + "<label>Code <input type=password autocomplete=cc-csc name=c></label>"
                                + "<button>Pay</button></form>"));
    }

    /** A customer number and a telephone number before a PIN: the first one is the user name. */
    @Test
    void theFirstLineOfALoginIsTheUserName() {
        SpatialDom dom =
                parse(
                        "<h1>Log in</h1><form method=post><label>Member <input name=m></label>"
                                + "<label>Phone <input type=tel name=t></label>"
                                + "<label>PIN <input type=password name=p></label>"
                                + "<button>Log in</button></form>");
        SuggestedAction.Login login = (SuggestedAction.Login) dom.suggestedActions().get(0);
        assertNotNull(login.usernameId());
        assertEquals("m", dom.get(login.usernameId()).orElseThrow().name());
    }

    @Test
    void theFailedAddressIsNoDownload() {
        String page = "<title>404 Not Found</title><h1>Not found</h1><a href=/a.zip>%s</a>";
        assertEquals("", actions(String.format(page, "http://a.example/a.zip")));
        assertEquals("Download", actions(String.format(page, "The log")));
    }

    /** Terms of use are documents that a log-in only cites. */
    @Test
    void documentsOfALoginAreNoDownloads() {
        String page =
                "<title>Sign in</title><form method=post><label>User <input name=u></label>"
                        + "<label>Password <input type=password name=p></label>"
                        + "<button>Sign in</button></form><p><a href=/terms.pdf>%s</a>";
        assertEquals("Login", actions(String.format(page, "Terms of use")));
        assertEquals("Login Download", actions(String.format(page, "Download the terms")));
    }

    /** Vietnamese "why" and "load" are the same without their accents. */
    @Test
    void aQuestionIsNoDownload() {
        String page = "<html lang=vi><h1>Tin</h1><a href=/a>%s</a>";
        assertEquals("", actions(String.format(page, "Tại sao điều này lại xảy ra?")));
        assertEquals("Download", actions(String.format(page, "Tải về ngay")));
    }

    /** A link for a forgotten address is inside of the form, the button to go on is outside. */
    @Test
    void theButtonToGoOnIsBesideTheForm() {
        SpatialDom dom =
                parse(
                        "<h1>Sign in</h1><div><form method=post><input type=email name=identifier"
                                + " autocomplete=username><button type=button>Forgot email?</button>"
                                + "</form><div><button type=button>Next</button></div></div>");
        SuggestedAction.Login login = (SuggestedAction.Login) dom.suggestedActions().get(0);
        assertNotNull(login.submitId());
        assertEquals("Next", dom.get(login.submitId()).orElseThrow().text());
    }

    /** A line before a password is the user, even if the page is about an identity check. */
    @Test
    void theLineBeforeAPasswordIsTheUser() {
        SpatialDom dom =
                parse(
                        "<html lang=tr><title>Kimlik Doğrulama</title><h1>Kimlik Doğrulama</h1>"
                                + "<form method=post><label>T.C. Kimlik No <input name=trid></label>"
                                + "<label>Şifre <input type=password name=p></label>"
                                + "<button>Giriş Yap</button></form>");
        SuggestedAction.Login login = (SuggestedAction.Login) dom.suggestedActions().get(0);
        assertNotNull(login.usernameId());
    }

    /** Links to folders whose numbers surround that of a third are no steps. */
    @Test
    void foldersAreNoPager() {
        assertEquals(
                "",
                actions(
                        "<nav><a href='#list/f10002/p0'>Drafts</a><a href='#list/f10004/p0'>Spam</a>"
                                + "</nav><h1>Mail</h1>"));
    }

    /** In Arabic, a list is loaded by the same word as a file. */
    @Test
    void moreOfAListIsNoDownload() {
        assertEquals("", actions("<h1>أخبار</h1><button>تحميل المزيد</button>"));
        assertEquals("Download", actions("<h1>أخبار</h1><button>تحميل الملف</button>"));
    }

    /** Cells of a table that says what a browser accepts are no answers. */
    @Test
    void cellsAreNoAnswersAboutCookies() {
        assertEquals(
                "",
                actions(
                        "<h2>Headers</h2><table><tr><td>Accept</td><td>text/html</td></tr></table>"
                                + "<h2>Cookies</h2><p>None</p>"));
    }

    @Test
    void aDateOfBirthIsNoCode() {
        String box = "<label>%s <input name=%s inputmode=numeric maxlength=%d></label>";
        assertEquals(
                "FillForm",
                actions(
                        "<h1>Ferry</h1><p>Please tell us your date of birth.</p><form method=post>"
                                + String.format(box, "Day", "d", 2)
                                + String.format(box, "Month", "m", 2)
                                + String.format(box, "Year", "y", 4)
                                + "<button>Enter</button></form>"));
    }

    /** The comment of a guest is a message that others read. */
    @Test
    void commentOfGuestIsContact() {
        String form =
                "<form id=commentform method=post action=/c><label>Name<input name=author></label>"
                        + "<label>Comment<textarea name=comment></textarea></label>"
                        + "<button>Post comment</button></form>";
        SpatialDom dom = parse("<article>" + PROSE.repeat(3) + "</article>" + form);
        assertEquals(
                true,
                dom.suggestedActions().stream()
                        .anyMatch(
                                action ->
                                        action instanceof SuggestedAction.Contact contact
                                                && contact.comment()));
    }

    /** A password that confirms something else is no login. */
    @Test
    void passwordThatConfirmsIsNoLogin() {
        assertEquals(
                false,
                actions(
                                "<title>Delete account</title><h1>Delete account</h1><form method=post>"
                                        + "<label>Confirm with your password<input type=password></label>"
                                        + "<button>Delete my account</button></form>")
                        .contains("Login"));
    }

    private static String links(int count) {
        StringBuilder links = new StringBuilder();
        for (int i = 1; i <= count; i++) {
            links.append("<p><a href=/item/").append(i).append(">Blue kettle, number ");
            links.append((char) ('a' + i)).append("</a></p>");
        }
        return links.toString();
    }

    /**
     * A code has four to eight digits, possibly grouped, and is neither a year nor part of a price.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Your verification code is 4812.|4812",
                "Your verification code is 48120739.|48120739",
                "Your verification code is 481 207|481207",
                "Your verification code is 48-12-07|481207",
                "Your verification code is 4812 0739|48120739",
                "Your verification code is G-481207|481207",
                "Your verification code is 481.|",
                "Your verification code is 481207395.|",
                "Your verification code of 2024|",
                "Your verification code costs $4812|",
                "Your verification code saves 4812%|",
                "Your verification code: 4812.50|",
                "Your tracking reference is 481207.|",
            })
    void aCodeHasFourToEightDigits(String text, @Nullable String code) {
        assertEquals(
                code == null ? List.of() : List.of(code),
                parse("<title>Mail</title><main><p>" + text + "</p></main>").codes());
    }

    /** A step back from a form is no pager. */
    @Test
    void aStepBackFromAFormIsNoPager() {
        String form =
                "<title>New ship</title><h1>New ship</h1><form><label>Name <input name=n></label>"
                        + "<label>Port <input name=p></label><button>Save</button></form>"
                        + "<a href=/ships>Previous</a>";
        assertEquals("FillForm", actions(form));
    }

    /** A search for a connection takes two places and a time, and no query. */
    @Test
    void theFormOfAJourneyIsToBeFilledIn() {
        String form =
                "<title>Timetable</title><h1>Timetable</h1><form><label>From <input name=from></label>"
                        + "<label>To <input name=to></label><label>Day <input type=date name=day>"
                        + "</label><label>Time <input type=time name=time></label><label>Persons "
                        + "<input type=number name=n></label><button>Search</button></form>";
        assertEquals("FillForm", actions(form));
        assertEquals("Search", actions(form.replace("type=date", "").replace("type=time", "")));
    }

    /** A masked telephone number beside a request for a code is none. */
    @Test
    void aMaskedNumberIsNoCode() {
        assertEquals(
                List.of(),
                parse(
                                "<title>Sign in</title><main><p>Your verification code was sent to 98XXXXXX21"
                                        + " a moment ago.</p></main>")
                        .codes());
    }

    /** Numbers in the texts of links are no position in a list of pages. */
    @Test
    void numberedEntriesAreNoPager() {
        String list =
                "<ul><li><a href=/item/30>Item 30</a><li><a href=/item/31>Item 31</a>"
                        + "<li><a href=/item/32>Item 32</a><li><a href=/item/33>Item 33</a></ul>";
        assertEquals(false, actions("<title>Items</title>" + list).contains("Paginate"));
    }

    /** A button of a pager that submits a form leads on, whatever the type of the page. */
    @Test
    void aSubmitButtonOfAPagerLeadsOn() {
        String form =
                "<title>Part 1</title><p>Entry<form %s><nav aria-label=Pagination>Page 1 of 3"
                        + " <button name=page value=2>Next</button></nav></form>";
        assertEquals("Paginate", actions(String.format(form, "method=post action=/list")));
        assertEquals("", actions(String.format(form, "")));
    }

    /** A code without a context of its own belongs to a short text near it. */
    @Test
    void aCodeIsNearTheTextAboutIt() {
        String far = "<div style='height:300px'></div>";
        assertEquals(
                List.of("481207"), parse("<p>Your verification code:</p><p>481207</p>").codes());
        assertEquals(
                List.of(), parse("<p>Your verification code:</p>" + far + "<p>481207</p>").codes());
    }

    /** A title that is only a status code or contains a failure phrase. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "404",
                "HTTP 404",
                "Error 503.",
                "404 error",
                "Shop | 404",
                "404 Not Found",
                "Page not found - Shop",
                "Error #500",
            })
    void aTitleWithAFailureMakesAnErrorPage(String title) {
        assertEquals(
                PageType.ERROR, parse("<title>" + title + "</title><p>Try again.</p>").pageType());
    }

    /** On a page with prose, the same titles name its subject. */
    @ParameterizedTest
    @ValueSource(strings = {"404", "Page not found - Shop", "404 Not Found"})
    void aPageWithProseIsNoErrorPage(String title) {
        assertEquals(
                false,
                parse("<title>" + title + "</title><main>" + PROSE.repeat(5) + "</main>").pageType()
                        == PageType.ERROR);
    }

    /** Numbers that are not status codes of errors have no effect. */
    @ParameterizedTest
    @ValueSource(strings = {"402", "419", "200", "600", "4040", "Peugeot 404 for sale"})
    void otherNumbersMakeNoErrorPage(String title) {
        assertEquals(
                PageType.OTHER, parse("<title>" + title + "</title><p>Try again.</p>").pageType());
    }

    /** See <a href="https://www.rfc-editor.org/rfc/rfc9110#section-15.5">RFC 9110, 15.5</a>. */
    @ParameterizedTest
    @CsvSource({"399, false", "400, true", "404, true", "500, true", "599, true"})
    void aStatusFromFourHundredIsAnError(int status, boolean error) {
        PageResponse response = new PageResponse(status, Map.of());
        ParseOptions options = ParseOptions.builder().response(response).build();
        assertEquals(
                error,
                Browsy.open("<title>Shop</title><p>Try again.</p>", options).dom().pageType()
                        == PageType.ERROR);
    }

    /**
     * A list of links below a search field is a list of results if the address contains a query.
     */
    @ParameterizedTest
    @CsvSource({
        "https://shop.example/?q=kettle, 5, true",
        "https://shop.example/?a=1&keywords=kettle, 5, true",
        "https://shop.example/search, 5, true",
        "https://shop.example/search/kettle, 5, true",
        "https://shop.example/?q=, 5, false",
        "https://shop.example/research, 5, false",
        "https://shop.example/?faq=kettle, 5, false",
        "https://shop.example/?q=kettle, 4, false",
    })
    void anAddressWithAQueryMakesSearchResults(String url, int results, boolean found) {
        String html =
                "<title>Shop</title><form role=search><input type=search name=q></form><main>"
                        + links(results)
                        + "</main>";
        assertEquals(found, parse(html, url).pageType() == PageType.SEARCH_RESULTS);
    }

    /** A search page has little besides its search field. */
    @Test
    void aSearchPageHasLittleElse() {
        String field = "<title>Finder</title><main><form role=search><input type=search name=q>";
        field += "<button>Search</button></form>%s</main>";
        assertEquals(PageType.SEARCH, parse(String.format(field, "")).pageType());
        assertEquals(false, parse(String.format(field, links(26))).pageType() == PageType.SEARCH);
        assertEquals(
                false, parse(String.format(field, PROSE.repeat(4))).pageType() == PageType.SEARCH);
    }

    /** A form with one password field is a login, with two a registration. */
    @Test
    void passwordFieldsDistinguishLoginFromRegistration() {
        String user = "<label>E-mail <input type=email name=e></label>";
        String one = "<label>Password <input type=password name=p></label>";
        String two = "<label>Repeat password <input type=password name=p2></label>";
        String send = "<button>%s</button></form>";
        assertEquals(
                "Login",
                actions(
                        "<title>Log in</title><form>"
                                + user
                                + one
                                + String.format(send, "Log in")));
        assertEquals(
                "Register",
                actions(
                        "<title>Sign up</title><form>"
                                + user
                                + one
                                + two
                                + String.format(send, "Sign up")));
    }

    /** Four forms with password fields are samples of forms. */
    @Test
    void manyFormsWithPasswordsAreSamples() {
        String form =
                "<form><label>E-mail <input type=email></label><label>Password <input"
                        + " type=password></label><button>Log in</button></form>";
        assertEquals(PageType.LOGIN, parse("<main>" + form + "</main>").pageType());
        assertEquals(
                false, parse("<main>" + form.repeat(4) + "</main>").pageType() == PageType.LOGIN);
    }

    /** Links with the extension of a file or with {@code download} are downloads. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<a href=/a.zip>Kettle manual</a>|Download",
                "<a href=/a.PDF?v=2>Kettle manual</a>|Download",
                "<a href=/a download>Kettle manual</a>|Download",
                "<a href=/a.zip#part>Kettle manual</a>|Download",
                "<a href=/a.html>Kettle manual</a>|",
                "<a href=/go>Download</a>|Download",
                "<a href='#'>Download</a>|Download",
                "<a href='#top'>Download</a>|",
                "<button>Download</button>|Download",
            })
    void linksToFilesAreDownloads(String link, @Nullable String action) {
        assertEquals(
                action == null ? "" : action,
                actions("<title>Files</title><main>" + link + "</main>"));
    }

    /** See <a href="https://html.spec.whatwg.org/multipage/dom.html#document.title">HTML</a>. */
    @Test
    void theTitleIsTheFirstOneInTheHead() {
        assertEquals("A b", parse("<title> A\n b </title><title>C</title>").title());
        assertEquals("", parse("<svg><title>C</title></svg>").title());
        assertEquals("C", parse("<p>x</p><title>C</title>").title());
    }

    /** A mailbox has its name, a list of messages and no editor. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Inbox|3||true",
                "Inbox (3) - Mail|3||true",
                "Mail|3|<h1>Inbox</h1>|true",
                "Inbox|2||false",
                "Inbox|3|<textarea></textarea>|false",
                "Kettles|3||false",
            })
    void anInboxListsMessages(String title, int messages, @Nullable String more, boolean inbox) {
        String html = "<title>" + title + "</title><main>" + (more == null ? "" : more);
        assertEquals(inbox, parse(html + links(messages) + "</main>").pageType() == PageType.INBOX);
    }

    /** Search results have a title about results or repeat the query. */
    @ParameterizedTest
    @CsvSource({
        "Search results, '', 5, true",
        "Search results for kettle, kettle, 0, true",
        "Search results, kettle, 0, false",
        "Search results, kettle, 1, true",
        "Search results, '', 4, false",
        "Search: kettle, kettle, 5, true",
        "Kettle - Shop, kettle, 5, true",
        "Pots - Shop, kettle, 5, false",
        "Search: kettle, '', 5, false",
    })
    void resultsAreNamedOrRepeatTheQuery(String title, String query, int results, boolean found) {
        String html =
                "<title>"
                        + title
                        + "</title><form role=search><input type=search name=q value='"
                        + query
                        + "'></form><main>"
                        + links(results)
                        + "</main>";
        assertEquals(found, parse(html).pageType() == PageType.SEARCH_RESULTS);
    }

    /** The first step of a two-step login asks for the user name only. */
    @ParameterizedTest
    @CsvSource({
        "Log in, email, Next, true",
        "Log in, email, Continue, true",
        "Shop, email, Log in, true",
        "Shop, email, Next, false",
        "Log in, search, Next, false",
        "Forgot password, email, Next, false",
        "Newsletter, email, Log in, false",
    })
    void aLoginMayAskForTheUserNameFirst(String title, String type, String button, boolean login) {
        String html =
                "<title>%s</title><main><form><input type=%s name=e aria-label=E-mail>"
                        + "<button>%s</button></form></main>";
        assertEquals(
                login,
                parse(String.format(html, title, type, button)).pageType() == PageType.LOGIN);
    }
}
