package browsy.intelligence.type;

import static browsy.intelligence.rule.Evidence.when;
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
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.model.PageType;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules for page types: what speaks for and against each type. They are constants instead of
 * lambdas because every page is tested, and the first one would wait for the classes of lambdas.
 */
enum PageTypeRules implements Rule.Test<PageFacts> {
    /** The HTTP status is an error, and the page does not ask to sign in. */
    ERROR_STATUS(ERROR, DECISIVE, "error.status"),
    /** Part of the title is a status code or a short error message. */
    ERROR_TITLE(ERROR, STRONG, "error.title"),
    /** One of the first headings is a status code or reports a failure. */
    ERROR_HEADING(ERROR, STRONG, "error.heading"),
    /**
     * Both the title and a heading report a failure, and the page has neither prose nor a form that
     * is its purpose.
     */
    ERROR_TWICE(ERROR, STRONG, "error.twice"),
    /** Class names around the first heading say that the page does not exist. */
    ERROR_NAMES(ERROR, STRONG, "error.names"),
    /** The page has little text, and shows a status code or begins with an error message. */
    ERROR_TEXT(ERROR, STRONG, "error.text"),
    /** The page has little text and no form, and one of its sentences reports a failure. */
    ERROR_SENTENCE(ERROR, STRONG, "error.sentence"),
    /** The title or a heading names an exception or status, and the page shows a stack trace. */
    ERROR_TRACE(ERROR, DECISIVE, "error.trace"),
    /** The page has prose or many links: it may be a text about errors. */
    ERROR_RICH(ERROR, STRONGLY_AGAINST, "error.rich"),
    /** The page has a search and reports that it found nothing. */
    ERROR_NO_RESULTS(ERROR, STRONGLY_AGAINST, "error.no_results"),
    /** The page shows a CAPTCHA. */
    ERROR_CHALLENGE(ERROR, VETO, "error.challenge"),
    /** A CAPTCHA is the main content, or the title or a heading is about a challenge. */
    CAPTCHA_CHALLENGE(CAPTCHA, DECISIVE, "captcha.challenge"),
    /**
     * A CAPTCHA is in the main form or in a form without fields, or the page takes only its answer.
     */
    CAPTCHA_GUARDS_FORM(CAPTCHA, DECISIVE, "captcha.guards_form"),
    /** The main form signs in or creates an account. */
    LOGIN_FORM(LOGIN, DECISIVE, "login.form"),
    /**
     * The page has no fields. Its title or a heading is about signing in and it links to a log-in,
     * or it offers several ways to sign in.
     */
    LOGIN_WAYS(LOGIN, DECISIVE, "login.ways"),
    /** The title or a heading is about signing in, and the page shows a QR code. */
    LOGIN_SCANNED(LOGIN, STRONG, "login.scanned"),
    /** The page declares itself a product. */
    LOGIN_PRODUCT(LOGIN, VETO, "login.product"),
    /** The main content is a list, and no heading or title is about the form. */
    LOGIN_LIST(LOGIN, STRONGLY_AGAINST, "login.list"),
    /** The main form takes a verification code. */
    TWO_FACTOR_FORM(TWO_FACTOR_AUTH, DECISIVE, "two_factor.form"),
    /**
     * The title or a heading is about verification, and the page names a second factor but has no
     * fields.
     */
    TWO_FACTOR_WAYS(TWO_FACTOR_AUTH, STRONG, "two_factor.ways"),
    /** An application asks for access, with controls that grant and deny it. */
    OAUTH_REQUEST(OAUTH_CONSENT, DECISIVE, "oauth.request"),
    /** The title or a heading names a mailbox. */
    INBOX_NAMED(INBOX, FAIR, "inbox.named"),
    /** The page lists messages. */
    INBOX_MESSAGES(INBOX, DECISIVE, "inbox.messages"),
    /** A control starts a new message. */
    INBOX_COMPOSE(INBOX, STRONG, "inbox.compose"),
    /** A control starts a new message, and a table has columns such as sender and date. */
    INBOX_COLUMNS(INBOX, STRONG, "inbox.columns"),
    /** A control starts a new message, and most entries of the list have check boxes. */
    INBOX_SELECTED(INBOX, STRONG, "inbox.selected"),
    /** The main content has an editor. */
    INBOX_EDITOR(INBOX, VETO, "inbox.editor"),
    /** At least three header fields such as sender and subject are shown. */
    EMAIL_HEAD(EMAIL_BODY, DECISIVE, "email.head"),
    /** A mailbox shows a header field and the text of a message. */
    EMAIL_IN_MAILBOX(EMAIL_BODY, DECISIVE, "email.in_mailbox"),
    /** The markup is meant for mail programs. */
    EMAIL_CLIENT_MARKUP(EMAIL_BODY, STRONG, "email.client_markup"),
    /** Nested layout tables contain most of the text. */
    EMAIL_LAYOUT(EMAIL_BODY, FAIR, "email.layout"),
    /**
     * Layout tables are nested three deep, and the page has no links, forms or scripts of a site.
     */
    EMAIL_STATIONERY(EMAIL_BODY, STRONG, "email.stationery"),
    /** The page contains only text that begins with a greeting, and has no parts of a site. */
    EMAIL_LETTER(EMAIL_BODY, STRONG, "email.letter"),
    /** The page declares itself a mail. */
    EMAIL_DECLARED(EMAIL_BODY, FAIR, "email.declared"),
    /** All links are absolute, and the document has no parts of a site. */
    EMAIL_ABSOLUTE(EMAIL_BODY, FAIR, "email.absolute"),
    /** A sentence is about the mail itself: why it was sent, or how to answer it. */
    EMAIL_ABOUT(EMAIL_BODY, FAIR, "email.about"),
    /** A control replies to a message, and the address of its sender is shown. */
    EMAIL_REPLY(EMAIL_BODY, DECISIVE, "email.reply"),
    /** The text is short, and the page has few links. */
    EMAIL_NOTICE(EMAIL_BODY, SLIGHT, "email.notice"),
    /** A short page reports a failure in its title or a heading. */
    EMAIL_FAILURE(EMAIL_BODY, STRONGLY_AGAINST, "email.failure"),
    /** The page has landmarks, forms or links of a site other than a mailbox with a message. */
    EMAIL_SITE(EMAIL_BODY, STRONGLY_AGAINST, "email.site"),
    /**
     * The title or a heading names a dashboard, and the page shows figures, charts or tables of
     * numbers.
     */
    DASHBOARD_NAMED(DASHBOARD, STRONG, "dashboard.named"),
    /** The page shows a chart. */
    DASHBOARD_CHART(DASHBOARD, STRONG, "dashboard.chart"),
    /** The page shows several charts. */
    DASHBOARD_CHARTS(DASHBOARD, FAIR, "dashboard.charts"),
    /** The page begins with a row of tiles with figures, and few links follow. */
    DASHBOARD_SUMMARY(DASHBOARD, DECISIVE, "dashboard.summary"),
    /** Several tables consist of numbers. */
    DASHBOARD_TABLES(DASHBOARD, STRONG, "dashboard.tables"),
    /** Many texts are figures, and several of these are percentages. */
    DASHBOARD_SHARES(DASHBOARD, DECISIVE, "dashboard.shares"),
    /** Links count different things, some of them zero. */
    DASHBOARD_COUNTERS(DASHBOARD, DECISIVE, "dashboard.counters"),
    /** Most of the page is prose. */
    DASHBOARD_TEXT(DASHBOARD, STRONGLY_AGAINST, "dashboard.text"),
    /** The page declares itself a product, or takes the quantity of an item. */
    DASHBOARD_PRODUCT(DASHBOARD, VETO, "dashboard.product"),
    /** A column of prose is long and outweighs the links. */
    ARTICLE_TEXT(ARTICLE, STRONG, "article.text"),
    /** Most headings are followed by their explanation. */
    ARTICLE_REFERENCE(ARTICLE, STRONG, "article.reference"),
    /** Most of the main text is in full lines outside links, controls and headings. */
    ARTICLE_READING(ARTICLE, FAIR, "article.reading"),
    /** Headings without links divide the main content, one below the other. */
    ARTICLE_OUTLINE(ARTICLE, SLIGHT, "article.outline"),
    /** Headings are followed by text, code, lists or definitions. */
    ARTICLE_SECTIONS(ARTICLE, SLIGHT, "article.sections"),
    /** Code, definitions or preformatted text are a part of the main content beside sentences. */
    ARTICLE_CODE(ARTICLE, FAIR, "article.code"),
    /** The main content documents functions by their signatures. */
    ARTICLE_SIGNATURES(ARTICLE, STRONG, "article.signatures"),
    /** Dated sections of the main content have permanent links, as in a change log. */
    ARTICLE_PERMALINKS(ARTICLE, STRONG, "article.permalinks"),
    /** The main content names an author or a date of publication. */
    ARTICLE_BYLINE(ARTICLE, FAIR, "article.byline"),
    /** Several paragraphs follow each other on a page of a site. */
    ARTICLE_PARAGRAPHS(ARTICLE, SLIGHT, "article.paragraphs"),
    /** The page links to a next or previous page, and is not a list. */
    ARTICLE_NEXT(ARTICLE, FAIR, "article.next"),
    /** The page declares itself an article and has a text. */
    ARTICLE_DECLARED(ARTICLE, STRONG, "article.declared"),
    /** The page declares itself an article, and a date is beside the heading that titles it. */
    ARTICLE_PUBLISHED(ARTICLE, DECISIVE, "article.published"),
    /** The only article element contains a date and the main heading. */
    ARTICLE_ENTRY(ARTICLE, DECISIVE, "article.entry"),
    /** The only article element contains the main heading. */
    ARTICLE_MARKED(ARTICLE, SLIGHT, "article.marked"),
    /** The main content has a numbered list of sentences without links, and no button. */
    ARTICLE_STEPS(ARTICLE, SLIGHT, "article.steps"),
    /** The title of the page reads like the title of an article. */
    ARTICLE_TITLED(ARTICLE, FAIR, "article.titled"),
    /** The page declares itself a product. */
    ARTICLE_PRODUCT(ARTICLE, VETO, "article.product"),
    /** A form is the purpose of the page. */
    ARTICLE_FORM(ARTICLE, AGAINST, "article.form"),
    /** The page is a site of one page with a contact form. */
    ARTICLE_FORM_SECTION(ARTICLE, STRONGLY_AGAINST, "article.form_section"),
    /** The prose consists of teasers, or surrounds a list. */
    ARTICLE_TEASERS(ARTICLE, STRONGLY_AGAINST, "article.teasers"),
    /** The address is that of the front page of a site. */
    ARTICLE_FRONT_PAGE(ARTICLE, STRONGLY_AGAINST, "article.front_page"),
    /** Many elements of the main content are buttons and fields. */
    ARTICLE_CONTROLS(ARTICLE, STRONGLY_AGAINST, "article.controls"),
    /** The page is about one item with a price. */
    ARTICLE_OFFER(ARTICLE, VETO, "article.offer"),
    /** A page with little text and no author offers a download. */
    ARTICLE_DOWNLOAD(ARTICLE, STRONGLY_AGAINST, "article.download"),
    /** Several headings have little text each. */
    ARTICLE_PIECES(ARTICLE, AGAINST, "article.pieces"),
    /** The text is short, without code and columns of prose, and the page has few links. */
    ARTICLE_NOTICE(ARTICLE, AGAINST, "article.notice"),
    /** The text is short, and nothing else marks it as an article. */
    ARTICLE_SHORT(ARTICLE, STRONGLY_AGAINST, "article.short"),
    /** The page is short and asks for consent to cookies or for the user's age. */
    ARTICLE_CONSENT(ARTICLE, AGAINST, "article.consent"),
    /** Most of the prose is in overlays. */
    ARTICLE_OVERLAY(ARTICLE, STRONGLY_AGAINST, "article.overlay"),
    /** A short page reports a failure in its title or a heading. */
    ARTICLE_FAILURE(ARTICLE, STRONGLY_AGAINST, "article.failure"),
    /** The page reports an exception with its stack trace. */
    ARTICLE_TRACE(ARTICLE, VETO, "article.trace"),
    /**
     * Layout tables are nested three deep, and the page has no links, forms or scripts of a site.
     */
    ARTICLE_MAIL(ARTICLE, STRONGLY_AGAINST, "article.mail"),
    /** The title or a heading names results of a search. */
    SEARCH_RESULTS_NAMED(SEARCH_RESULTS, STRONG, "search_results.named"),
    /** The page declares itself results of a search. */
    SEARCH_RESULTS_DECLARED(SEARCH_RESULTS, DECISIVE, "search_results.declared"),
    /** The address of the page contains a query. */
    SEARCH_RESULTS_ADDRESS(SEARCH_RESULTS, STRONG, "search_results.address"),
    /** A search field contains a query that the title repeats. */
    SEARCH_RESULTS_QUERY(SEARCH_RESULTS, STRONG, "search_results.query"),
    /** The main heading counts more entries than the page shows. */
    SEARCH_RESULTS_COUNTED(SEARCH_RESULTS, STRONG, "search_results.counted"),
    /** The page shows search results with links. */
    SEARCH_RESULTS_LINKS(SEARCH_RESULTS, DECISIVE, "search_results.links"),
    /** The page has a search and reports that it found nothing. */
    SEARCH_RESULTS_NONE(SEARCH_RESULTS, STRONG, "search_results.none"),
    /** Links make up a large share of the main text. */
    LIST_LINKS(LIST, STRONG, "list.links"),
    /** The main content has many links. */
    LIST_MANY_LINKS(LIST, SLIGHT, "list.many_links"),
    /** Similar entries with links are a distinct part of the main content. */
    LIST_ENTRIES(LIST, STRONG, "list.entries"),
    /** The title or a heading is that of a server's index of a folder. */
    LIST_INDEX(LIST, DECISIVE, "list.index"),
    /** A heading asks the user to choose, and similar buttons or links are the choices. */
    LIST_OFFERED(LIST, STRONG, "list.offered"),
    /** Similar entries are most of the main content. */
    LIST_MOST(LIST, SLIGHT, "list.most"),
    /** Similar entries have dates and are not posts. */
    LIST_DATES(LIST, FAIR, "list.dates"),
    /** A table of records is most of the main content. */
    LIST_RECORDS(LIST, STRONG, "list.records"),
    /** Most headings are links, a pager leads to more of them, and they are not search results. */
    LIST_TEASERS(LIST, STRONG, "list.teasers"),
    /** A pager leads to further entries. */
    LIST_PAGED(LIST, SLIGHT, "list.paged"),
    /**
     * The entries are long with few links, like the sections of a text, or are posts whose dates
     * are links.
     */
    LIST_SECTIONS(LIST, STRONGLY_AGAINST, "list.sections"),
    /** The entries are results of a search. */
    LIST_RESULTS(LIST, AGAINST, "list.results"),
    /** The page declares itself a product. */
    LIST_PRODUCT(LIST, VETO, "list.product"),
    /** Several tables consist of numbers. */
    LIST_NUMBERS(LIST, STRONGLY_AGAINST, "list.numbers"),
    /** Links count different things, some of them zero. */
    LIST_COUNTERS(LIST, STRONGLY_AGAINST, "list.counters"),
    /** Most links in the entries have no destination. */
    LIST_NOWHERE(LIST, AGAINST, "list.nowhere"),
    /** The links of most entries lead to the entries themselves, as permanent links do. */
    LIST_PERMALINKS(LIST, STRONGLY_AGAINST, "list.permalinks"),
    /** The page has little text, and few entries, and offers a download. */
    LIST_DOWNLOAD(LIST, AGAINST, "list.download"),
    /** The page is about one item with a price. */
    LIST_OFFER(LIST, STRONGLY_AGAINST, "list.offer"),
    /** A price or the properties of one item precede the heading of the entries. */
    LIST_BELOW_ITEM(LIST, VETO, "list.below_item"),
    /** A few entries have prices and lists of what they include. */
    LIST_PLANS(LIST, VETO, "list.plans"),
    /** The address ends with the number of one record, which a heading or the title shows. */
    LIST_RECORD(LIST, VETO, "list.record"),
    /** The page lists messages. */
    LIST_MESSAGES(LIST, STRONGLY_AGAINST, "list.messages"),
    /** Header fields of one message are shown. */
    LIST_MAIL_HEAD(LIST, STRONGLY_AGAINST, "list.mail_head"),
    /**
     * A form is the purpose of the page. A log-in beside the list of a front page does not count.
     */
    LIST_FORM(LIST, STRONGLY_AGAINST, "list.form"),
    /** The page contains little except a search field. */
    SEARCH_FIELD(SEARCH, STRONG, "search.field"),
    /** The title or main heading begins with a search, and a search field is below it. */
    SEARCH_TITLED(SEARCH, STRONG, "search.titled"),
    /** A search form has several fields, and no list follows it. */
    SEARCH_FORM(SEARCH, STRONG, "search.form"),
    /** The page is about one item with a price. */
    SEARCH_OFFER(SEARCH, VETO, "search.offer"),
    /** A search form has several fields, and no list follows it. */
    FORM_SEARCH(FORM, VETO, "form.search"),
    /** The page has a search and reports that it found nothing. */
    FORM_NO_RESULTS(FORM, VETO, "form.no_results"),
    /** The main form takes data to be stored or sent. */
    FORM_MAIN(FORM, STRONG, "form.main"),
    /** The main form is for a password or a message. */
    FORM_PURPOSE(FORM, STRONG, "form.purpose"),
    /** A form has several fields, and there is not much more other content. */
    FORM_FIELDS(FORM, STRONG, "form.fields"),
    /** A form takes a file, on a page with little text. */
    FORM_FILE(FORM, STRONG, "form.file"),
    /** The form lets the user choose a second factor. */
    FORM_SECOND_FACTOR(FORM, STRONGLY_AGAINST, "form.second_factor"),
    /** The page is a site of one page with a contact form. */
    FORM_SECTION(FORM, VETO, "form.section"),
    /** The page declares itself a product. */
    FORM_PRODUCT(FORM, VETO, "form.product"),
    /** The page is about one item with a price, and the form sends a question about it. */
    FORM_INQUIRY(FORM, VETO, "form.inquiry"),
    /** The form takes the quantity of an item with a price. */
    FORM_PURCHASE(FORM, VETO, "form.purchase"),
    /** A CAPTCHA guards the form. */
    FORM_CHALLENGE(FORM, STRONGLY_AGAINST, "form.challenge");

    static final RuleTable<PageFacts, PageType> TABLE = new RuleTable<>(PageTypeRules::all);

    private final Rule<PageFacts, PageType> rule;

    PageTypeRules(PageType type, Weight weight, String name) {
        rule = new Rule<>(type, weight, name, this);
    }

    private static List<Rule<PageFacts, PageType>> all() {
        return Arrays.stream(values()).map(one -> one.rule).toList();
    }

    @Override
    public @Nullable Evidence find(PageFacts facts) {
        return switch (this) {
            case ERROR_STATUS -> Failures.status(facts);
            case ERROR_TITLE -> Failures.inTitle(facts);
            case ERROR_HEADING -> Failures.inHeading(facts);
            case ERROR_TWICE -> when(Failures.areWhatThePageSays(facts));
            case ERROR_NAMES -> Failures.inNames(facts);
            case ERROR_TEXT -> Failures.inLargeText(facts);
            case ERROR_SENTENCE -> Failures.inSentence(facts);
            case ERROR_TRACE -> ExceptionReports.find(facts);
            case ERROR_RICH -> when(Failures.isRich(facts));
            case ERROR_NO_RESULTS -> when(Searches.none(facts) != null);
            case ERROR_CHALLENGE -> when(facts.page().captcha() != null);
            case CAPTCHA_CHALLENGE -> Challenges.asContent(facts);
            case CAPTCHA_GUARDS_FORM -> Challenges.guardsForm(facts);
            case LOGIN_FORM -> MainForms.account(facts);
            case LOGIN_WAYS -> LoginWays.find(facts);
            case LOGIN_SCANNED -> LoginWays.scanned(facts);
            case LOGIN_PRODUCT -> when(facts.page().structure().isDeclaredProduct());
            case LOGIN_LIST -> when(Lists.isBesideLogin(facts));
            case TWO_FACTOR_FORM -> MainForms.code(facts);
            case TWO_FACTOR_WAYS -> AccountSteps.secondFactor(facts);
            case OAUTH_REQUEST -> Challenges.accessRequest(facts);
            case INBOX_NAMED -> Mailboxes.named(facts);
            case INBOX_MESSAGES -> when(Mailboxes.listsMessages(facts));
            case INBOX_COMPOSE -> Mailboxes.compose(facts);
            case INBOX_COLUMNS -> Mailboxes.columns(facts);
            case INBOX_SELECTED -> when(Mailboxes.selectsMessages(facts));
            case INBOX_EDITOR -> when(Mailboxes.isWriting(facts));
            case EMAIL_HEAD -> Mailboxes.head(facts);
            case EMAIL_IN_MAILBOX -> Mailboxes.openMail(facts);
            case EMAIL_CLIENT_MARKUP -> when(Mailboxes.hasClientMarkup(facts));
            case EMAIL_LAYOUT -> when(Mailboxes.isLayoutTable(facts));
            case EMAIL_STATIONERY -> when(Mailboxes.isStationery(facts));
            case EMAIL_LETTER -> Mailboxes.letter(facts);
            case EMAIL_DECLARED -> Mailboxes.declared(facts);
            case EMAIL_ABSOLUTE -> when(Mailboxes.standsAlone(facts));
            case EMAIL_ABOUT -> Mailboxes.about(facts);
            case EMAIL_REPLY -> Mailboxes.reply(facts);
            case EMAIL_NOTICE -> when(Reading.isNotice(facts));
            case EMAIL_FAILURE -> when(Failures.areExplained(facts));
            case EMAIL_SITE -> when(Mailboxes.isOfOtherSite(facts));
            case DASHBOARD_NAMED -> Dashboards.named(facts);
            case DASHBOARD_CHART -> when(Dashboards.hasChart(facts));
            case DASHBOARD_CHARTS -> when(Dashboards.hasManyCharts(facts));
            case DASHBOARD_SUMMARY -> when(Dashboards.areSummary(facts));
            case DASHBOARD_TABLES -> when(Dashboards.hasTables(facts));
            case DASHBOARD_SHARES -> when(FigureReport.is(facts.page()));
            case DASHBOARD_COUNTERS -> when(Dashboards.hasCounters(facts));
            case DASHBOARD_TEXT -> when(Dashboards.isText(facts));
            case DASHBOARD_PRODUCT ->
                    when(facts.isDeclaredProduct() || Offers.isPurchase(facts.page()));
            case ARTICLE_TEXT -> Prose.text(facts);
            case ARTICLE_REFERENCE -> when(ReferencePage.is(facts.page()));
            case ARTICLE_READING -> when(Reading.isMost(facts));
            case ARTICLE_OUTLINE -> when(Reading.hasOutline(facts));
            case ARTICLE_SECTIONS -> when(Reading.hasSections(facts));
            case ARTICLE_CODE -> when(Reading.explainsCode(facts));
            case ARTICLE_SIGNATURES -> when(Signatures.areOn(facts.page()));
            case ARTICLE_PERMALINKS -> when(Lists.areDatedSections(facts));
            case ARTICLE_BYLINE -> when(Reading.hasByline(facts));
            case ARTICLE_PARAGRAPHS -> when(Reading.hasParagraphs(facts));
            case ARTICLE_NEXT -> when(Reading.isOneOfSeveral(facts));
            case ARTICLE_DECLARED -> when(Prose.isDeclared(facts));
            case ARTICLE_PUBLISHED -> Publication.declared(facts);
            case ARTICLE_ENTRY -> Publication.only(facts);
            case ARTICLE_MARKED -> when(Publication.isMarked(facts));
            case ARTICLE_STEPS -> when(Reading.hasSteps(facts));
            case ARTICLE_TITLED -> when(Prose.isTitled(facts));
            case ARTICLE_PRODUCT -> when(facts.isDeclaredProduct());
            case ARTICLE_FORM -> when(MainForms.isPurpose(facts));
            case ARTICLE_FORM_SECTION -> when(Prose.hasFormSection(facts));
            case ARTICLE_TEASERS -> when(Prose.areTeasers(facts));
            case ARTICLE_FRONT_PAGE -> when(facts.page().isFrontPage());
            case ARTICLE_CONTROLS -> when(Reading.hasControls(facts));
            case ARTICLE_OFFER -> when(Prose.isOffer(facts));
            case ARTICLE_DOWNLOAD -> when(Offers.isDownload(facts));
            case ARTICLE_PIECES -> when(Reading.arePieces(facts));
            case ARTICLE_NOTICE ->
                    when(
                            Reading.isNotice(facts)
                                    && !Reading.hasCode(facts)
                                    && Prose.text(facts) == null);
            case ARTICLE_SHORT -> when(Reading.isShort(facts) && !Signatures.areOn(facts.page()));
            case ARTICLE_CONSENT -> when(Reading.isBesideConsent(facts));
            case ARTICLE_OVERLAY -> when(Reading.isInOverlays(facts));
            case ARTICLE_FAILURE -> when(Failures.areExplained(facts));
            case ARTICLE_TRACE -> when(ExceptionReports.find(facts) != null);
            case ARTICLE_MAIL -> when(Mailboxes.isStationery(facts));
            case SEARCH_RESULTS_NAMED -> Searches.named(facts);
            case SEARCH_RESULTS_DECLARED -> Searches.declared(facts);
            case SEARCH_RESULTS_ADDRESS -> Searches.address(facts);
            case SEARCH_RESULTS_QUERY -> Searches.query(facts);
            case SEARCH_RESULTS_COUNTED -> Searches.counted(facts);
            case SEARCH_RESULTS_LINKS -> when(Searches.isResults(facts));
            case SEARCH_RESULTS_NONE -> Searches.none(facts);
            case LIST_LINKS -> when(Lists.areLinks(facts));
            case LIST_MANY_LINKS -> when(Lists.areManyLinks(facts));
            case LIST_ENTRIES -> when(Lists.areEntries(facts));
            case LIST_INDEX -> when(Lists.areFiles(facts));
            case LIST_OFFERED -> when(!OfferedChoices.of(facts.page()).controls().isEmpty());
            case LIST_MOST -> when(Lists.areMost(facts));
            case LIST_DATES -> when(Lists.areDated(facts));
            case LIST_RECORDS -> when(Lists.areRecords(facts));
            case LIST_TEASERS -> when(Prose.arePaged(facts) && !Searches.isResults(facts));
            case LIST_PAGED -> when(Lists.arePaged(facts));
            case LIST_SECTIONS -> when(Lists.areSections(facts));
            case LIST_RESULTS -> when(Searches.isResults(facts));
            case LIST_PRODUCT -> when(facts.page().structure().isDeclaredProduct());
            case LIST_NUMBERS -> when(Dashboards.hasTables(facts));
            case LIST_COUNTERS -> when(Dashboards.hasCounters(facts));
            case LIST_NOWHERE -> when(Lists.leadNowhere(facts));
            case LIST_PERMALINKS -> when(Lists.haveOwnPermalinks(facts));
            case LIST_DOWNLOAD -> when(Lists.areFew(facts) && Offers.isDownload(facts));
            case LIST_OFFER -> when(Prose.isOffer(facts));
            case LIST_BELOW_ITEM -> when(Lists.areBelowItem(facts));
            case LIST_PLANS -> when(Lists.arePlans(facts));
            case LIST_RECORD -> when(Lists.areOfRecord(facts));
            case LIST_MESSAGES -> when(Mailboxes.listsMessages(facts));
            case LIST_MAIL_HEAD -> when(Mailboxes.showsSingleMail(facts));
            case LIST_FORM ->
                    when(
                            MainForms.isPurpose(facts)
                                    && !(facts.page().isFrontPage() && Lists.isBesideLogin(facts)));
            case SEARCH_FIELD -> Searches.field(facts);
            case SEARCH_TITLED -> Searches.titled(facts);
            case SEARCH_FORM -> Searches.form(facts);
            case SEARCH_OFFER -> when(Prose.isOffer(facts));
            case FORM_SEARCH -> Searches.form(facts);
            case FORM_NO_RESULTS -> Searches.none(facts);
            case FORM_MAIN -> MainForms.data(facts);
            case FORM_PURPOSE -> MainForms.special(facts);
            case FORM_FIELDS -> Forms.fields(facts);
            case FORM_FILE -> when(Forms.takeFile(facts));
            case FORM_SECOND_FACTOR -> when(AccountSteps.secondFactor(facts) != null);
            case FORM_SECTION -> when(Prose.hasFormSection(facts));
            case FORM_PRODUCT -> when(facts.page().structure().isDeclaredProduct());
            case FORM_INQUIRY -> when(MainForms.isInquiry(facts));
            case FORM_PURCHASE -> when(Offers.isPurchase(facts.page()));
            case FORM_CHALLENGE -> when(Challenges.guardsForm(facts) != null);
        };
    }
}
