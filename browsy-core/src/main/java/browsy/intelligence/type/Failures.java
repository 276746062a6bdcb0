package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Topic;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds reports of failure on pages with little else: status codes, and messages in the title, in
 * headings and in large texts.
 */
final class Failures {
    /** An HTTP status code of an error. */
    private static final String CODE = "(?:40[013-9]|41[0-8]|42[1-9]|451|50[0-8]|52[0-7])";

    /** A text that consists of the status code and words for failures, or one word before it. */
    private static final Pattern CODE_ALONE =
            Pattern.compile(
                    "^(?:http |error |code |status )*+[#:(]?"
                            + CODE
                            + "\\)?(?: error| page)?[.!]*$|^\\p{L}+ \\("
                            + CODE
                            + "\\)$");

    /** A text that begins with the status code. */
    private static final Pattern CODE_FIRST =
            Pattern.compile("^(?:http |error )?(" + CODE + ")\\b.*");

    /** A text that begins with 404, or with another status code before a sign such as a colon. */
    private static final Pattern CODE_APART =
            Pattern.compile(
                    "^(?:(?:http |error )"
                            + CODE
                            + "\\b|404(?![.,]?\\d)|"
                            + CODE
                            + " ?(?:[:|/\u2013\u2014-]|$)).*");

    /** The status line of a response. */
    private static final Pattern RESPONSE = Pattern.compile("http(?:/[0-9.]+)? " + CODE + "\\b");

    /** A status code that the text calls a status or an error. */
    private static final Pattern STATUS_LINE =
            Pattern.compile(
                    "(?:^|[^\\p{L}])(?:http|error|status|code)\\b[ #:(/.0-9]{1,6}(?<![0-9])"
                            + CODE
                            + "(?![0-9])");

    /** A text that begins with a status code before a sign, or a longer one with one at its end. */
    private static final Pattern CODE_NOTED =
            Pattern.compile(
                    CODE + " ?[:|/\u2013\u2014-] .{1,80}|.{20,200}[(\\[]" + CODE + "[)\\]][.!]?");

    /** The maximum number of links of a page that notes a status code. */
    private static final int MAX_REPORT_LINKS = 3;

    /** The maximum length of a page that reports a failure in a sentence. */
    private static final int MAX_REPORT = 400;

    /** The maximum length of a page that reports a failure in its title and explains it. */
    private static final int MAX_EXPLAINED = 800;

    /** The maximum length of a page whose title is nothing but the name of a failure. */
    private static final int MAX_TITLED = 2000;

    /** The maximum length of such a page that also says what to do. */
    private static final int MAX_ADVISED = 1200;

    /** The maximum number of headings of a page that reports a failure in plain words. */
    private static final int MAX_PLAIN_HEADINGS = 2;

    /** The maximum number of links of such a page. */
    private static final int MAX_PLAIN_LINKS = 12;

    private static final Set<AccountWord> WRONG =
            EnumSet.of(AccountWord.WRONG, AccountWord.LOCKED_OUT, AccountWord.EXPIRED);

    private static final Set<AccountWord> LOCKED =
            EnumSet.of(AccountWord.LOCKED, AccountWord.ACCOUNT);

    /** The maximum number of words in the name of an error. */
    private static final int MAX_NAME_WORDS = 3;

    private static final int MAX_PROSE = 3;
    private static final int MAX_TEXTS = 12;

    /** The minimum number of different status codes in a list that explains them. */
    private static final int MIN_CODES = 3;

    /** The maximum number of headings; of more only the first one counts, if it is a code. */
    private static final int MAX_HEADINGS = 6;

    /** The number of headings that are examined; further down there are samples of messages. */
    private static final int MAX_HEADINGS_FIRST = 3;

    /** The maximum number of links and controls before the report of a failure. */
    private static final int MAX_CONTROLS_BEFORE = 4;

    private Failures() {}

    /** Returns the HTTP status if it is an error and the page asks neither to sign in nor more. */
    static @Nullable Evidence status(PageFacts facts) {
        Integer status = facts.page().context().status();
        boolean asks =
                facts.page().captcha() != null
                        || MainForms.account(facts) != null
                        || MainForms.code(facts) != null;
        return status != null && status >= 400 && !asks ? Evidence.said(status.toString()) : null;
    }

    /** Whether the page has many links, or much prose that does not explain a failure. */
    static boolean isRich(PageFacts facts) {
        return (hasProse(facts) && !isStatedTwice(facts) && !isTitledFailure(facts))
                || facts.content().mainLinks().size() > 60;
    }

    /** Whether the page has much prose. */
    static boolean hasProse(PageFacts facts) {
        return facts.content().prose().size() > MAX_PROSE;
    }

    /** Whether a folded text is short and calls a status code an error, such as "error 503". */
    static boolean isStatusLine(String text) {
        return isTerse(text) && STATUS_LINE.matcher(text).find();
    }

    static @Nullable Evidence inTitle(PageFacts facts) {
        PageSignals page = facts.page();
        for (String part : page.title().parts()) {
            String text = part.strip();
            if (CODE_ALONE.matcher(text).matches() || isStatusLine(text)) {
                return Evidence.said(text);
            }
            boolean numbered = CODE_FIRST.matcher(text).matches() && isFailure(facts, text);
            if (numbered || isReport(facts, text)) {
                return Evidence.said(text);
            }
            if (page.lexicon().get(Topic.ERROR_NAME).is(text)) {
                return Evidence.said(text);
            }
        }
        return null;
    }

    /**
     * Whether a title or heading of a short page reports a failure, which the page explains, or
     * both of a longer one do, or the whole title of one that leads hardly anywhere.
     */
    static boolean areExplained(PageFacts facts) {
        return (facts.text() <= MAX_EXPLAINED
                        && (inTitle(facts) != null || inHeading(facts) != null))
                || isStatedTwice(facts)
                || isTitledFailure(facts);
    }

    /**
     * Whether the title consists of the name of a failure, a text is about one, and the page has
     * few links.
     */
    private static boolean isTitledFailure(PageFacts facts) {
        return facts.text() <= MAX_TITLED
                && facts.content().links().size() <= MAX_PLAIN_LINKS
                && namesFailure(facts.page(), facts.page().title().folded().strip())
                && facts.page().visible().stream()
                        .filter(facts.page()::isMain)
                        .anyMatch(text -> isFailure(facts, facts.page().folded(text)));
    }

    /** Whether a text is nothing but a status code or the name of a failure. */
    private static boolean namesFailure(PageSignals page, String text) {
        return CODE_ALONE.matcher(text).matches()
                || page.lexicon().get(Topic.ERROR_NAME).is(text)
                || Topic.FAILURES.stream().anyMatch(topic -> page.lexicon().get(topic).is(text));
    }

    /**
     * Whether title and heading both report a failure, and a text has its status code. The page may
     * also say what to do.
     */
    private static boolean isStatedTwice(PageFacts facts) {
        return facts.text() <= MAX_ADVISED
                && !Reading.hasCode(facts)
                && areInTitleAndHeading(facts)
                && showsStatus(facts.page());
    }

    /**
     * Whether title and heading both report a failure, and the page has neither prose nor a form
     * that is its purpose. A list below the report offers other pages.
     */
    static boolean areWhatThePageSays(PageFacts facts) {
        return areInTitleAndHeading(facts) && !isRich(facts) && !MainForms.isPurpose(facts);
    }

    private static boolean areInTitleAndHeading(PageFacts facts) {
        return inTitle(facts) != null && inHeading(facts) != null;
    }

    /** Whether a text of the main content calls a status code an error. */
    private static boolean showsStatus(PageSignals page) {
        for (SpatialElement element : page.visible()) {
            if (element.text() != null
                    && page.isMain(element)
                    && isStatusLine(page.folded(element))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a text reports a failure other than a search without results. */
    private static boolean isFailure(PageFacts facts, String text) {
        return facts.says(text, Topic.FAILURES)
                && !((facts.page().lexicon().get(Topic.NO_RESULTS).in(text)
                                || Sentences.quotes(text))
                        && Searches.none(facts) != null);
    }

    /**
     * Whether a text reports a failure, and does not only mention it. A single word such as
     * "maintenance" reports one if it is at least half of the text.
     */
    private static boolean isReport(PageFacts facts, String text) {
        if (!isTerse(text)
                || Sentences.isQuestion(text)
                || Sentences.isQuotation(text)
                || !isFailure(facts, text)) {
            return false;
        }
        for (Topic topic : Topic.FAILURES) {
            String phrase = facts.page().lexicon().get(topic).find(text);
            boolean mentioned =
                    phrase == null
                            || (text.indexOf(' ') >= 0
                                    && phrase.indexOf(' ') < 0
                                    && phrase.length() * 2 < text.length());
            if (!mentioned) {
                return true;
            }
        }
        return false;
    }

    /** Whether a text of a short page without a form says that something is wrong. */
    private static boolean isPlainReport(PageFacts facts, String text, boolean first) {
        return isTerse(text)
                && !Sentences.isQuestion(text)
                && !Sentences.isQuotation(text)
                && facts.text() <= MAX_EXPLAINED
                && facts.headings().size() <= MAX_PLAIN_HEADINGS
                && facts.content().mainLinks().size() <= MAX_PLAIN_LINKS
                && !facts.isDeclaredArticle()
                && !Reading.hasCode(facts)
                && !MainForms.isPurpose(facts)
                && ((first && isErrorName(facts, text) && !isDone(facts, text))
                        || CODE_APART.matcher(text).matches()
                        || isWrong(facts, text));
    }

    /** Whether a text begins with a word for errors, or is a name such as "login error". */
    private static boolean isErrorName(PageFacts facts, String text) {
        PhraseSet names = facts.page().lexicon().get(Topic.ERROR_NAME);
        return names.begins(text)
                || (names.in(text) && text.chars().filter(c -> c == ' ').count() < MAX_NAME_WORDS);
    }

    /** Whether a text says that something is done, such as "Sorry to see you go". */
    private static boolean isDone(PageFacts facts, String text) {
        return AccountLexicon.standard().says(AccountWord.DONE, text, facts.page().language());
    }

    /**
     * Whether a text says that something is wrong or expired, or an account locked, and not that
     * something is done.
     */
    private static boolean isWrong(PageFacts facts, String text) {
        Set<AccountWord> words = AccountLexicon.standard().in(text, facts.page().language());
        return (!Collections.disjoint(words, WRONG) || words.containsAll(LOCKED))
                && !words.contains(AccountWord.DONE);
    }

    /** Whether a text is short enough for a message. */
    private static boolean isTerse(String text) {
        return text.length() <= 60;
    }

    /**
     * Returns the evidence of one of the first headings, null if none reports a failure or the page
     * explains statuses. A heading up to level 3 with a failure phrase counts; deeper ones may
     * belong to a list of news.
     */
    static @Nullable Evidence inHeading(PageFacts facts) {
        return unlessExplained(facts, headingReport(facts));
    }

    private static @Nullable Evidence headingReport(PageFacts facts) {
        PageSignals page = facts.page();
        List<Heading> headings = page.headings().stream().filter(Heading::main).toList();
        if (headings.size() > MAX_HEADINGS) {
            Heading first = headings.get(0);
            return first.level() == 1 && CODE_ALONE.matcher(first.text()).matches()
                    ? Evidence.said(first.text())
                    : null;
        }
        int count = Math.min(MAX_HEADINGS_FIRST, headings.size());
        for (Heading heading : headings.subList(0, count)) {
            String text = heading.text();
            if (CODE_ALONE.matcher(text).matches() || isStatusLine(text)) {
                return Evidence.said(text);
            }
            boolean isErrorName =
                    heading.level() == 1 && page.lexicon().get(Topic.ERROR_NAME).is(text);
            if (isErrorName
                    || isPlainReport(facts, text, heading == headings.get(0))
                    || (heading.level() <= 3 && isReport(facts, text))) {
                return Evidence.said(text);
            }
        }
        return null;
    }

    /** Returns the first heading if class names around it say that the page does not exist. */
    static @Nullable Evidence inNames(PageFacts facts) {
        List<Heading> headings = facts.headings();
        return !headings.isEmpty()
                        && facts.page().structure().isNamedMissing(headings.get(0).index())
                ? Evidence.said(headings.get(0).text())
                : null;
    }

    /**
     * Returns the evidence of a text on a page with few texts, null if there is none: a text that
     * is a status code or a response with one, or a first short text with a failure phrase, before
     * which there are few controls.
     */
    static @Nullable Evidence inLargeText(PageFacts facts) {
        return unlessExplained(facts, largeText(facts));
    }

    private static @Nullable Evidence largeText(PageFacts facts) {
        PageSignals page = facts.page();
        if (hasManyTexts(page) || asksQuestion(facts)) {
            return null;
        }
        boolean first = true;
        int controls = 0;
        for (SpatialElement element : page.visible()) {
            String text = page.folded(element);
            if (text.isEmpty() || !page.isMain(element) || element.role() == Role.HEADING) {
                continue;
            }
            if (element.isInteractive()) {
                first &= ++controls <= MAX_CONTROLS_BEFORE;
                continue;
            }
            if (CODE_ALONE.matcher(text).matches()
                    || isResponse(element, text)
                    || isNoted(facts, text)) {
                return Evidence.on(element);
            }
            if (first
                    && element.role() != Role.LINK
                    && ((isTerse(text) && isReport(facts, Sentences.opening(text)))
                            || (page.headings().isEmpty() && isPlainReport(facts, text, true)))) {
                return Evidence.on(element);
            }
            first &= element.role() == Role.LINK;
        }
        return null;
    }

    /** Whether a text of a page that says little else begins or ends with a status code. */
    private static boolean isNoted(PageFacts facts, String text) {
        return CODE_NOTED.matcher(text).matches()
                && facts.text() <= MAX_REPORT
                && facts.content().mainLinks().size() <= MAX_REPORT_LINKS
                && !MainForms.isPurpose(facts);
    }

    /** Whether preformatted text shows a response that begins with the status line of an error. */
    private static boolean isResponse(SpatialElement element, String text) {
        return element.tag().equals("pre") && RESPONSE.matcher(text).lookingAt();
    }

    /**
     * Returns a text whose first sentence reports a failure, on a page with few texts and after few
     * controls; null without one. Later sentences say what follows from the first, or what cannot
     * be undone.
     */
    static @Nullable Evidence inSentence(PageFacts facts) {
        return unlessExplained(facts, sentence(facts));
    }

    private static @Nullable Evidence sentence(PageFacts facts) {
        PageSignals page = facts.page();
        if (hasManyTexts(page)
                || asksQuestion(facts)
                || facts.text() > MAX_REPORT
                || facts.headings().size() > MAX_PLAIN_HEADINGS
                || MainForms.isPurpose(facts)) {
            return null;
        }
        int controls = 0;
        for (SpatialElement element : page.visible()) {
            controls += element.isInteractive() && page.isMain(element) ? 1 : 0;
            if (controls <= MAX_CONTROLS_BEFORE
                    && !element.isInteractive()
                    && element.role() != Role.LINK
                    && page.isMain(element)
                    && isFailure(facts, Sentences.opening(page.folded(element)))
                    && !Sentences.beginsWithQuestion(page.folded(element))) {
                return Evidence.on(element);
            }
        }
        return null;
    }

    /** Whether the first heading is a question that a button answers. */
    private static boolean asksQuestion(PageFacts facts) {
        List<Heading> headings = facts.headings();
        return !headings.isEmpty()
                && Sentences.isQuestion(headings.get(0).text())
                && facts.hasButtons();
    }

    /** Returns a report, null if the page explains statuses. */
    private static @Nullable Evidence unlessExplained(PageFacts facts, @Nullable Evidence report) {
        return report == null || explainsCodes(facts.page()) ? null : report;
    }

    /** Whether texts begin with different status codes, as in a list that explains them. */
    private static boolean explainsCodes(PageSignals page) {
        Set<String> codes = new HashSet<>();
        for (SpatialElement element : page.visible()) {
            Matcher code = CODE_FIRST.matcher(page.folded(element));
            if (page.isMain(element) && code.lookingAt()) {
                codes.add(code.group(1));
            }
        }
        return codes.size() >= MIN_CODES;
    }

    private static boolean hasManyTexts(PageSignals page) {
        int texts = 0;
        for (SpatialElement element : page.visible()) {
            if (element.text() != null && page.isMain(element) && ++texts > MAX_TEXTS) {
                return true;
            }
        }
        return false;
    }
}
