package browsy.intelligence.type;

import static browsy.intelligence.rule.Rule.when;
import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.DECISIVE;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;
import static browsy.intelligence.rule.Weight.VETO;
import static browsy.model.PageType.ARTICLE;
import static browsy.model.PageType.CAPTCHA;
import static browsy.model.PageType.DASHBOARD;
import static browsy.model.PageType.EMAIL_BODY;
import static browsy.model.PageType.ERROR;
import static browsy.model.PageType.FORM;
import static browsy.model.PageType.INBOX;
import static browsy.model.PageType.LIST;
import static browsy.model.PageType.LOGIN;
import static browsy.model.PageType.OAUTH_CONSENT;
import static browsy.model.PageType.SEARCH;
import static browsy.model.PageType.SEARCH_RESULTS;
import static browsy.model.PageType.TWO_FACTOR_AUTH;

import browsy.intelligence.gate.OfferedChoices;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.model.PageType;
import java.util.List;

/** The rules for page types: what speaks for and against each type. */
public final class PageTypeRules {

    static final RuleTable<PageFacts, PageType> TABLE = new RuleTable<>(PageTypeRules::all);

    private static List<Rule<PageFacts, PageType>> all() {
        return List.of(
                rule(
                        ERROR,
                        DECISIVE,
                        "error.status",
                        "The HTTP status is an error, and the page does not ask to sign in.",
                        Failures::status),
                rule(
                        ERROR,
                        STRONG,
                        "error.title",
                        "A part of the title is a status code or a short message of failure.",
                        Failures::inTitle),
                rule(
                        ERROR,
                        STRONG,
                        "error.heading",
                        "One of the first headings is a status code or reports a failure.",
                        Failures::inHeading),
                rule(
                        ERROR,
                        STRONG,
                        "error.twice",
                        "Both the title and a heading report a failure, and the page has neither prose nor a"
                                + " form that is its purpose.",
                        when(Failures::areWhatThePageSays)),
                rule(
                        ERROR,
                        STRONG,
                        "error.names",
                        "Class names around the first heading say that the page does not exist.",
                        Failures::inNames),
                rule(
                        ERROR,
                        STRONG,
                        "error.text",
                        "A page with few texts shows a status code or begins with a report of failure.",
                        Failures::inLargeText),
                rule(
                        ERROR,
                        STRONG,
                        "error.sentence",
                        "A page with few texts and no form reports a failure in a sentence.",
                        Failures::inSentence),
                rule(
                        ERROR,
                        DECISIVE,
                        "error.trace",
                        "The title or a heading names an exception or status, and the page shows a stack trace.",
                        ExceptionReports::find),
                rule(
                        ERROR,
                        STRONGLY_AGAINST,
                        "error.rich",
                        "The page has prose or many links, so that it may be about errors.",
                        when(Failures::isRich)),
                rule(
                        ERROR,
                        STRONGLY_AGAINST,
                        "error.no_results",
                        "A page with a search reports that nothing is found.",
                        when(facts -> Searches.none(facts) != null)),
                rule(
                        ERROR,
                        VETO,
                        "error.challenge",
                        "The page shows a CAPTCHA.",
                        when(facts -> facts.page().captcha() != null)),
                rule(
                        CAPTCHA,
                        DECISIVE,
                        "captcha.challenge",
                        "A CAPTCHA is the content of the page, or the page names a challenge.",
                        Challenges::asContent),
                rule(
                        CAPTCHA,
                        DECISIVE,
                        "captcha.guards_form",
                        "A CAPTCHA is part of a form for sign-in or of a form without fields, or its"
                                + " answer is all that the page takes.",
                        Challenges::guardsForm),
                rule(
                        LOGIN,
                        DECISIVE,
                        "login.form",
                        "The main form signs in or creates an account.",
                        MainForms::account),
                rule(
                        LOGIN,
                        DECISIVE,
                        "login.ways",
                        "A page without fields leads to a log-in that its title or a heading names,"
                                + " or offers several ways to sign in.",
                        LoginWays::find),
                rule(
                        LOGIN,
                        STRONG,
                        "login.scanned",
                        "The title or a heading is about a log-in, and a picture is a QR code.",
                        LoginWays::scanned),
                rule(
                        LOGIN,
                        VETO,
                        "login.product",
                        "The page declares itself a product.",
                        when(facts -> facts.page().structure().isDeclaredProduct())),
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.list",
                        "The main content is a list, and nothing names the form.",
                        when(Lists::isBesideLogin)),
                rule(
                        TWO_FACTOR_AUTH,
                        DECISIVE,
                        "two_factor.form",
                        "The main form takes a verification code.",
                        MainForms::code),
                rule(
                        TWO_FACTOR_AUTH,
                        STRONG,
                        "two_factor.ways",
                        "Title or heading are about a verification, and a page without fields names a"
                                + " second factor.",
                        AccountSteps::secondFactor),
                rule(
                        OAUTH_CONSENT,
                        DECISIVE,
                        "oauth.request",
                        "An application asks for access, with controls that grant and deny it.",
                        Challenges::accessRequest),
                rule(
                        INBOX,
                        FAIR,
                        "inbox.named",
                        "The title or a heading names a mailbox.",
                        Mailboxes::named),
                rule(
                        INBOX,
                        DECISIVE,
                        "inbox.messages",
                        "The page lists messages.",
                        when(Mailboxes::listsMessages)),
                rule(
                        INBOX,
                        STRONG,
                        "inbox.compose",
                        "A control writes a new message.",
                        Mailboxes::compose),
                rule(
                        INBOX,
                        VETO,
                        "inbox.editor",
                        "The main content has an editor.",
                        when(Mailboxes::isWriting)),
                rule(
                        INBOX,
                        STRONGLY_AGAINST,
                        "inbox.open_message",
                        "The page shows the text of a message.",
                        when(Mailboxes::showsMail)),
                rule(
                        EMAIL_BODY,
                        DECISIVE,
                        "email.head",
                        "At least three header fields such as sender and subject are shown.",
                        Mailboxes::head),
                rule(
                        EMAIL_BODY,
                        DECISIVE,
                        "email.in_mailbox",
                        "A mailbox shows a header field and the text of a message.",
                        Mailboxes::openMail),
                rule(
                        EMAIL_BODY,
                        STRONG,
                        "email.client_markup",
                        "The markup addresses mail programs.",
                        when(Mailboxes::hasClientMarkup)),
                rule(
                        EMAIL_BODY,
                        FAIR,
                        "email.layout",
                        "Nested layout tables contain most of the text.",
                        when(Mailboxes::isLayoutTable)),
                rule(
                        EMAIL_BODY,
                        STRONG,
                        "email.stationery",
                        "Layout tables are nested three deep, and no link, form or script is one of a site.",
                        when(Mailboxes::isStationery)),
                rule(
                        EMAIL_BODY,
                        STRONG,
                        "email.letter",
                        "The page consists of texts, of which the first is a greeting, and belongs to"
                                + " no site.",
                        Mailboxes::letter),
                rule(
                        EMAIL_BODY,
                        STRONG,
                        "email.bare",
                        "The page is a narrow column of text with few links and no heading.",
                        when(Mailboxes::isBareColumn)),
                rule(
                        EMAIL_BODY,
                        FAIR,
                        "email.column",
                        "The page is a narrow column of text with few links and no heading of level 1.",
                        when(Mailboxes::isColumn)),
                rule(
                        EMAIL_BODY,
                        FAIR,
                        "email.declared",
                        "The page declares itself a mail.",
                        Mailboxes::declared),
                rule(
                        EMAIL_BODY,
                        FAIR,
                        "email.absolute",
                        "All links are absolute, and nothing in the document belongs to a site.",
                        when(Mailboxes::standsAlone)),
                rule(
                        EMAIL_BODY,
                        FAIR,
                        "email.about",
                        "A sentence is about the mail itself: why it was sent, or how to answer it.",
                        Mailboxes::about),
                rule(
                        EMAIL_BODY,
                        DECISIVE,
                        "email.reply",
                        "A control replies to a message, and the address of its sender is shown.",
                        Mailboxes::reply),
                rule(
                        EMAIL_BODY,
                        SLIGHT,
                        "email.notice",
                        "The text is short, and the page has few links.",
                        when(Reading::isNotice)),
                rule(
                        EMAIL_BODY,
                        STRONGLY_AGAINST,
                        "email.failure",
                        "A short page reports a failure in its title or a heading.",
                        when(Failures::areExplained)),
                rule(
                        EMAIL_BODY,
                        STRONGLY_AGAINST,
                        "email.overlay",
                        "An overlay is in front of the page.",
                        when(facts -> !Overlays.of(facts.page()).all().isEmpty())),
                rule(
                        EMAIL_BODY,
                        STRONGLY_AGAINST,
                        "email.site",
                        "The page has landmarks, forms or links of a site.",
                        when(Mailboxes::isOfSite)),
                rule(
                        DASHBOARD,
                        STRONG,
                        "dashboard.named",
                        "The title or a heading names a dashboard, and the page shows figures, charts or"
                                + " tables of numbers.",
                        Dashboards::named),
                rule(
                        DASHBOARD,
                        STRONG,
                        "dashboard.chart",
                        "The page shows a chart.",
                        when(Dashboards::hasChart)),
                rule(
                        DASHBOARD,
                        FAIR,
                        "dashboard.charts",
                        "The page shows several charts.",
                        when(Dashboards::hasManyCharts)),
                rule(
                        DASHBOARD,
                        FAIR,
                        "dashboard.tiles",
                        "The page shows several figures with labels.",
                        when(Dashboards::hasTiles)),
                rule(
                        DASHBOARD,
                        DECISIVE,
                        "dashboard.summary",
                        "A row of tiles with figures begins the page, and few links are below it.",
                        when(Dashboards::areSummary)),
                rule(
                        DASHBOARD,
                        SLIGHT,
                        "dashboard.most",
                        "The page has little else than figures and their labels.",
                        when(Dashboards::isMostlyFigures)),
                rule(
                        DASHBOARD,
                        STRONG,
                        "dashboard.tables",
                        "Several tables consist of numbers.",
                        when(Dashboards::hasTables)),
                rule(
                        DASHBOARD,
                        STRONGLY_AGAINST,
                        "dashboard.text",
                        "Most of the page is prose.",
                        when(Dashboards::isText)),
                rule(
                        DASHBOARD,
                        VETO,
                        "dashboard.product",
                        "The page declares itself a product, or takes the quantity of an item.",
                        when(
                                facts ->
                                        facts.isDeclaredProduct()
                                                || Offers.isPurchase(facts.page()))),
                rule(
                        ARTICLE,
                        STRONG,
                        "article.text",
                        "A column of prose is long and outweighs the links.",
                        Prose::text),
                rule(
                        ARTICLE,
                        STRONG,
                        "article.reference",
                        "Most headings are followed by their explanation.",
                        when(facts -> ReferencePage.is(facts.page()))),
                rule(
                        ARTICLE,
                        FAIR,
                        "article.reading",
                        "Most of the main text is in wide lines outside of links, controls and headings.",
                        when(Reading::isMost)),
                rule(
                        ARTICLE,
                        SLIGHT,
                        "article.outline",
                        "Headings that lead nowhere else divide the main content, one below the other.",
                        when(Reading::hasOutline)),
                rule(
                        ARTICLE,
                        SLIGHT,
                        "article.sections",
                        "Headings are followed by text, code, lists or definitions.",
                        when(Reading::hasSections)),
                rule(
                        ARTICLE,
                        STRONG,
                        "article.code",
                        "Code, definitions or preformatted text are a part of the main content.",
                        when(Reading::hasCode)),
                rule(
                        ARTICLE,
                        FAIR,
                        "article.byline",
                        "The main content names an author or a date of publication.",
                        when(Reading::hasByline)),
                rule(
                        ARTICLE,
                        SLIGHT,
                        "article.paragraphs",
                        "Several paragraphs follow each other on a page of a site.",
                        when(Reading::hasParagraphs)),
                rule(
                        ARTICLE,
                        FAIR,
                        "article.next",
                        "The page leads to a next or previous one, and is no list.",
                        when(Reading::isOneOfSeveral)),
                rule(
                        ARTICLE,
                        STRONG,
                        "article.declared",
                        "The page declares itself an article and has a text.",
                        when(Prose::isDeclared)),
                rule(
                        ARTICLE,
                        DECISIVE,
                        "article.published",
                        "The page declares itself an article, and a date is beside the heading that"
                                + " titles it.",
                        Publication::declared),
                rule(
                        ARTICLE,
                        DECISIVE,
                        "article.entry",
                        "The only article element has a date and the heading that titles the page.",
                        Publication::only),
                rule(
                        ARTICLE,
                        SLIGHT,
                        "article.marked",
                        "The only article element contains the main heading.",
                        when(Publication::isMarked)),
                rule(
                        ARTICLE,
                        SLIGHT,
                        "article.steps",
                        "The main content has a numbered list of sentences without links, and no button.",
                        when(Reading::hasSteps)),
                rule(
                        ARTICLE,
                        FAIR,
                        "article.titled",
                        "The title of the page is that of a text.",
                        when(Prose::isTitled)),
                rule(
                        ARTICLE,
                        VETO,
                        "article.product",
                        "The page declares itself a product.",
                        when(PageFacts::isDeclaredProduct)),
                rule(
                        ARTICLE,
                        AGAINST,
                        "article.form",
                        "A form is the purpose of the page.",
                        when(MainForms::isPurpose)),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.form_section",
                        "The page is a site of one page with a contact form.",
                        when(Prose::hasFormSection)),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.teasers",
                        "The prose consists of teasers, or surrounds a list.",
                        when(Prose::areTeasers)),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.front_page",
                        "The address is that of the front page of a site.",
                        when(facts -> facts.page().isFrontPage())),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.controls",
                        "Many elements of the main content are buttons and fields.",
                        when(Reading::hasControls)),
                rule(
                        ARTICLE,
                        VETO,
                        "article.offer",
                        "The page is about one item with a price.",
                        when(Prose::isOffer)),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.download",
                        "A page with little text and no author offers a download.",
                        when(Offers::isDownload)),
                rule(
                        ARTICLE,
                        AGAINST,
                        "article.pieces",
                        "Several headings have little to say each.",
                        when(Reading::arePieces)),
                rule(
                        ARTICLE,
                        AGAINST,
                        "article.notice",
                        "The text is short, and the page has few links.",
                        when(Reading::isNotice)),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.short",
                        "The text is short, and nothing marks it as one to be read.",
                        when(Reading::isShort)),
                rule(
                        ARTICLE,
                        AGAINST,
                        "article.consent",
                        "A short page asks for consent to cookies or for the age.",
                        when(Reading::isBesideConsent)),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.failure",
                        "A short page reports a failure in its title or a heading.",
                        when(Failures::areExplained)),
                rule(
                        ARTICLE,
                        VETO,
                        "article.trace",
                        "The page reports an exception with its stack trace.",
                        when(facts -> ExceptionReports.find(facts) != null)),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.mail",
                        "Layout tables are nested three deep, and no link, form or script is one of a site.",
                        when(Mailboxes::isStationery)),
                rule(
                        ARTICLE,
                        STRONGLY_AGAINST,
                        "article.mail_head",
                        "Header fields of a message are shown, and a control replies to it.",
                        when(
                                facts ->
                                        Mailboxes.head(facts) != null
                                                && Mailboxes.reply(facts) != null)),
                rule(
                        ARTICLE,
                        AGAINST,
                        "article.figures",
                        "The page shows several key figures.",
                        when(Dashboards::hasTiles)),
                rule(
                        SEARCH_RESULTS,
                        STRONG,
                        "search_results.named",
                        "The title or a heading names results of a search.",
                        Searches::named),
                rule(
                        SEARCH_RESULTS,
                        DECISIVE,
                        "search_results.declared",
                        "The page declares itself results of a search.",
                        Searches::declared),
                rule(
                        SEARCH_RESULTS,
                        STRONG,
                        "search_results.address",
                        "The address of the page contains a query.",
                        Searches::address),
                rule(
                        SEARCH_RESULTS,
                        STRONG,
                        "search_results.query",
                        "A search field contains a query that the title repeats.",
                        Searches::query),
                rule(
                        SEARCH_RESULTS,
                        DECISIVE,
                        "search_results.links",
                        "The page shows results of a search, and links.",
                        when(Searches::isResults)),
                rule(
                        SEARCH_RESULTS,
                        VETO,
                        "search_results.below_item",
                        "A price or properties of one thing precede the heading of the entries.",
                        when(Lists::areBelowItem)),
                rule(
                        SEARCH_RESULTS,
                        STRONG,
                        "search_results.none",
                        "A page with a search reports that nothing is found.",
                        Searches::none),
                rule(
                        LIST,
                        STRONG,
                        "list.links",
                        "Links have a large share of the main text.",
                        when(Lists::areLinks)),
                rule(
                        LIST,
                        SLIGHT,
                        "list.many_links",
                        "The main content has many links.",
                        when(Lists::areManyLinks)),
                rule(
                        LIST,
                        STRONG,
                        "list.entries",
                        "Similar entries with links are a distinct part of the main content.",
                        when(Lists::areEntries)),
                rule(
                        LIST,
                        DECISIVE,
                        "list.index",
                        "The title or a heading is that of a server's index of a folder.",
                        when(Lists::areFiles)),
                rule(
                        LIST,
                        STRONG,
                        "list.offered",
                        "A heading asks to choose, and buttons or links of one shape answer.",
                        when(facts -> !OfferedChoices.of(facts.page()).controls().isEmpty())),
                rule(
                        LIST,
                        SLIGHT,
                        "list.most",
                        "Similar entries are most of the main content.",
                        when(Lists::areMost)),
                rule(
                        LIST,
                        FAIR,
                        "list.dates",
                        "Similar entries have dates, and are no posts.",
                        when(Lists::areDated)),
                rule(
                        LIST,
                        STRONG,
                        "list.records",
                        "A table of records is most of the main content.",
                        when(Lists::areRecords)),
                rule(
                        LIST,
                        STRONG,
                        "list.teasers",
                        "Most headings lead elsewhere, a pager leads to more of them, and they are no"
                                + " results of a search.",
                        when(facts -> Prose.arePaged(facts) && !Searches.isResults(facts))),
                rule(
                        LIST,
                        SLIGHT,
                        "list.paged",
                        "A pager leads to further entries.",
                        when(Lists::arePaged)),
                rule(
                        LIST,
                        STRONGLY_AGAINST,
                        "list.sections",
                        "Entries are long and have few links, as the sections of a text, or are posts"
                                + " that dates lead to.",
                        when(Lists::areSections)),
                rule(
                        LIST,
                        VETO,
                        "list.product",
                        "The page declares itself a product.",
                        when(facts -> facts.page().structure().isDeclaredProduct())),
                rule(
                        LIST,
                        STRONGLY_AGAINST,
                        "list.numbers",
                        "Several tables consist of numbers.",
                        when(Dashboards::hasTables)),
                rule(
                        LIST,
                        AGAINST,
                        "list.nowhere",
                        "Most links of the entries have no destination.",
                        when(Lists::leadNowhere)),
                rule(
                        LIST,
                        STRONGLY_AGAINST,
                        "list.offer",
                        "The page is about one item with a price.",
                        when(Prose::isOffer)),
                rule(
                        LIST,
                        VETO,
                        "list.below_item",
                        "A price or properties of one thing precede the heading of the entries.",
                        when(Lists::areBelowItem)),
                rule(
                        LIST,
                        VETO,
                        "list.plans",
                        "A few entries have prices and lists of what they include.",
                        when(Lists::arePlans)),
                rule(
                        LIST,
                        STRONGLY_AGAINST,
                        "list.messages",
                        "The page lists messages.",
                        when(Mailboxes::listsMessages)),
                rule(
                        LIST,
                        STRONGLY_AGAINST,
                        "list.mail_head",
                        "Header fields of one message are shown.",
                        when(Mailboxes::showsSingleMail)),
                rule(
                        LIST,
                        STRONGLY_AGAINST,
                        "list.form",
                        "A form is the purpose of the page. A log-in beside the list of a front page does"
                                + " not count.",
                        when(
                                facts ->
                                        MainForms.isPurpose(facts)
                                                && !(facts.page().isFrontPage()
                                                        && Lists.isBesideLogin(facts)))),
                rule(
                        SEARCH,
                        STRONG,
                        "search.field",
                        "A search field is nearly all of the page.",
                        Searches::field),
                rule(
                        SEARCH,
                        STRONG,
                        "search.form",
                        "A form with several fields searches, and no list is below it.",
                        Searches::form),
                rule(
                        FORM,
                        VETO,
                        "form.search",
                        "A form with several fields searches, and no list is below it.",
                        Searches::form),
                rule(
                        FORM,
                        VETO,
                        "form.no_results",
                        "A page with a search reports that nothing is found.",
                        Searches::none),
                rule(
                        FORM,
                        STRONG,
                        "form.main",
                        "The main form takes data that are kept or sent.",
                        MainForms::data),
                rule(
                        FORM,
                        STRONG,
                        "form.purpose",
                        "The main form is for a password or a message.",
                        MainForms::special),
                rule(
                        FORM,
                        STRONG,
                        "form.fields",
                        "A form has several fields that other content does not outweigh.",
                        Forms::fields),
                rule(
                        FORM,
                        STRONG,
                        "form.one_field",
                        "The page has little besides a form with one field, or with a file to send.",
                        when(Forms::isOneField)),
                rule(
                        FORM,
                        STRONG,
                        "form.choices",
                        "A form consists of check boxes or radio buttons.",
                        when(Forms::areChoices)),
                rule(
                        FORM,
                        STRONGLY_AGAINST,
                        "form.second_factor",
                        "The form chooses a second factor.",
                        when(facts -> AccountSteps.secondFactor(facts) != null)),
                rule(
                        FORM,
                        VETO,
                        "form.section",
                        "The page is a site of one page with a contact form.",
                        when(Prose::hasFormSection)),
                rule(
                        FORM,
                        VETO,
                        "form.product",
                        "The page declares itself a product.",
                        when(facts -> facts.page().structure().isDeclaredProduct())),
                rule(
                        FORM,
                        VETO,
                        "form.inquiry",
                        "The form asks about the one item with a price that the page is about.",
                        when(MainForms::isInquiry)),
                rule(
                        FORM,
                        VETO,
                        "form.purchase",
                        "The form takes the quantity of an item with a price.",
                        when(facts -> Offers.isPurchase(facts.page()))));
    }

    private PageTypeRules() {}

    private static Rule<PageFacts, PageType> rule(
            PageType type, Weight weight, String name, String meaning, Rule.Test<PageFacts> test) {
        return new Rule<>(type, weight, name, meaning, test);
    }
}
