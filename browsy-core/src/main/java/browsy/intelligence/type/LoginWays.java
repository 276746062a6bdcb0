package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.IdentityProviders;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds pages without text fields where the user chooses how to sign in, for example with one of
 * several identity providers.
 */
final class LoginWays {

    /** The parts of addresses that start a session. */
    private static final Pattern LOG_IN_ADDRESS =
            Pattern.compile(
                    "[/.?&=_-](?:o?auth2?|authn|authenticate|authentication|sso|saml2?|shibboleth"
                            + "|oidc|openid|idp|(?:log|sign)[-_]?in)\\b|entityid=");

    /** The name of a matrix code, which most languages write in Latin letters. */
    private static final Pattern MATRIX_CODE =
            Pattern.compile(
                    "(?i)(?<![a-z])qr(?![a-z])|qr-?code|\\u4e8c\\u7ef4\\u7801|\\u4e8c\\u7dad\\u78bc");

    /** The maximum number of letters in the caption of a control that leads to a log-in. */
    private static final int MAX_CAPTION = 50;

    /**
     * The minimum number of letters that the captions of two controls have in common, without the
     * words for a log-in.
     */
    private static final int MIN_SHARED = 2;

    /** The maximum length of the prose beside the controls, such as the terms of use. */
    private static final int MAX_PROSE = 300;

    /** The maximum number of check boxes of a log-in, such as those to stay and to agree. */
    private static final int MAX_CHECK_BOXES = 2;

    /** The maximum length of the prose on a page without a list of ways to sign in. */
    private static final int MAX_BARE = 100;

    private LoginWays() {}

    /** Returns what names the log-in, null if the page leads to none. */
    static @Nullable Evidence find(PageFacts facts) {
        if (!AccountSteps.isStep(facts)
                || facts.prose() > MAX_PROSE
                || facts.forms().stream().anyMatch(form -> isQuestion(facts.page(), form))
                || Challenges.accessRequest(facts) != null
                || AccountSteps.secondFactor(facts) != null) {
            return null;
        }
        PageSignals page = facts.page();
        String named = named(page);
        List<Way> ways = ways(page);
        boolean isText = facts.prose() > MAX_BARE && !Lists.areEntries(facts);
        if (named != null && (!ways.isEmpty() || (!isText && isNamedTwice(page)))) {
            return Evidence.said(named);
        }
        ways.removeIf(way -> !way.leads());
        boolean only = areAll(page, ways) && !Failures.areExplained(facts) && !isWall(page);
        return only || areAlike(ways) ? Evidence.on(ways.get(0).control()) : null;
    }

    /**
     * Returns the picture with a code that another device scans, on a small page whose title or
     * heading is about a log-in; null if there is none.
     */
    static @Nullable Evidence scanned(PageFacts facts) {
        PageSignals page = facts.page();
        if (named(page) == null || !AccountSteps.isStep(facts)) {
            return null;
        }
        for (SpatialElement element : page.visible()) {
            if (isPicture(element) && page.isMain(element) && isMatrixCode(page, element)) {
                return Evidence.on(element);
            }
        }
        return null;
    }

    private static boolean isPicture(SpatialElement element) {
        return switch (element.tag()) {
            case "img", "svg", "canvas" -> true;
            default -> false;
        };
    }

    /** Whether the name of a picture, or the names in its markup, call it a matrix code. */
    private static boolean isMatrixCode(PageSignals page, SpatialElement picture) {
        Element source = page.page().source(picture);
        String address = source.attr("src");
        String file = address.startsWith("data:") ? "" : address;
        String names = source.id() + ' ' + source.className() + ' ' + file;
        return MATRIX_CODE.matcher(Texts.fold(page.caption(picture))).find()
                || MATRIX_CODE.matcher(names).find();
    }

    /** Whether a form offers a choice, and no caption of its controls names a log-in. */
    private static boolean isQuestion(PageSignals page, FormGroup form) {
        PhraseSet login = page.lexicon().get(Topic.LOGIN);
        return (form.fields(InputType.RADIO).size() > 1
                        || form.fields(InputType.CHECKBOX).size() > MAX_CHECK_BOXES)
                && form.senders().stream().noneMatch(one -> login.in(page.caption(one)));
    }

    /** Whether the captions of two successive controls differ only in the name of a provider. */
    private static boolean areAlike(List<Way> ways) {
        for (int i = 1; i < ways.size(); i++) {
            if (ways.get(i).isLike(ways.get(i - 1))) {
                return true;
            }
        }
        return false;
    }

    /** Whether all controls of the main content name a way to sign in, such as a provider. */
    private static boolean areAll(PageSignals page, List<Way> ways) {
        Set<SpatialElement> controls = new HashSet<>();
        for (Way way : ways) {
            if (!way.phrase().isEmpty() && !way.phrase().equals(way.caption())) {
                controls.add(way.control());
            }
        }
        return !controls.isEmpty()
                && page.visible().stream()
                        .filter(SpatialElement::isInteractive)
                        .filter(page::isMain)
                        .allMatch(controls::contains);
    }

    /** Whether a text asks for a log-in in place of content. */
    private static boolean isWall(PageSignals page) {
        return page.visible().stream()
                .anyMatch(element -> page.find(element, Topic.LOGIN_WALL) != null);
    }

    /**
     * Whether title and heading name a log-in, neither mentions a code, and no control ends a
     * session.
     */
    private static boolean isNamedTwice(PageSignals page) {
        Heading main = page.mainHeading();
        return main != null
                && page.content().buttons().stream().noneMatch(one -> endsSession(page, one))
                && page.isTitled(Topic.LOGIN)
                && isAbout(main.text(), main.find(page.lexicon().get(Topic.LOGIN)))
                && page.inTitleOrHeading(Topic.CODE_FIELD) == null;
    }

    /** Returns the words for a log-in in the title or a heading, null if there are none. */
    private static @Nullable String named(PageSignals page) {
        PhraseSet login = page.lexicon().get(Topic.LOGIN);
        String inTitle = login.find(page.title().folded());
        if (inTitle != null && !isInAddress(page.title().folded(), inTitle)) {
            return inTitle;
        }
        for (Heading heading : page.headings()) {
            String phrase = heading.main() ? heading.find(login) : null;
            if (phrase != null && !isInAddress(heading.text(), phrase)) {
                return phrase;
            }
        }
        return null;
    }

    /** Whether a phrase is a part of an address, as in a report about a page. */
    private static boolean isInAddress(String text, String phrase) {
        return text.contains('/' + phrase);
    }

    /**
     * Whether a phrase is at the start or end of a text, or at least half of it, and is no part of
     * an address.
     */
    private static boolean isAbout(String text, @Nullable String phrase) {
        return phrase != null
                && !isInAddress(text, phrase)
                && (text.startsWith(phrase)
                        || text.endsWith(phrase)
                        || phrase.length() * 2 >= text.length());
    }

    private static List<Way> ways(PageSignals page) {
        List<Way> ways = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            if (element.isInteractive() && page.isMain(element) && !endsSession(page, element)) {
                String caption = page.caption(element);
                String phrase = phrase(page, element, caption);
                if (phrase != null && Texts.letters(caption) <= MAX_CAPTION) {
                    ways.add(new Way(element, caption, phrase));
                }
            }
        }
        return ways;
    }

    /**
     * Returns the words for a log-in in a caption; an empty text if only the address leads to a
     * log-in; null if neither does. Words such as "continue" count in a longer caption that names a
     * provider, on a control that leads to a log-in, or below a title or heading that names one,
     * unless the page is about a payment.
     */
    private static @Nullable String phrase(
            PageSignals page, SpatialElement element, String caption) {
        if (page.mayBeCaptioned(element, Topic.LOGIN)) {
            String phrase = page.lexicon().get(Topic.LOGIN).find(caption);
            if (phrase != null) {
                return phrase;
            }
        }
        boolean leadsToLogIn = isLogIn(address(page, element));
        PhraseSet submit = page.lexicon().get(Topic.CHALLENGE_SUBMIT);
        boolean continues =
                leads(element)
                        && page.mayBeCaptioned(element, Topic.CHALLENGE_SUBMIT)
                        && !submit.is(caption)
                        && (leadsToLogIn || IdentityProviders.areIn(caption) || named(page) != null)
                        && page.inTitleOrHeading(Topic.PAY) == null;
        String phrase = continues ? submit.find(caption) : null;
        return phrase == null && leadsToLogIn ? "" : phrase;
    }

    private static boolean endsSession(PageSignals page, SpatialElement element) {
        return page.mayBeCaptioned(element, Topic.LOGOUT)
                && page.lexicon().get(Topic.LOGOUT).in(page.caption(element));
    }

    /** Whether a control is a button or has the address of a log-in. */
    private static boolean leads(SpatialElement element) {
        String href = element.href();
        return href == null || isLogIn(href);
    }

    /** Returns the address of a link, or the one that the form of a button posts to. */
    private static String address(PageSignals page, SpatialElement element) {
        if (element.href() != null) {
            return element.href();
        }
        Element form = Ancestors.closest(page.page().source(element), "form");
        return form != null && form.attr("method").equalsIgnoreCase("post")
                ? form.attr("action")
                : "";
    }

    private static boolean isLogIn(String address) {
        return LOG_IN_ADDRESS.matcher(address.toLowerCase(Locale.ROOT)).find();
    }

    /** A control that leads to a log-in, with its caption and the words for a log-in in it. */
    private record Way(SpatialElement control, String caption, String phrase) {

        boolean leads() {
            return LoginWays.leads(control);
        }

        /** Whether a position is between two letters of a word. */
        private boolean isInWord(int position) {
            return position > 0
                    && position < caption.length()
                    && isSpelled(caption.charAt(position - 1))
                    && isSpelled(caption.charAt(position));
        }

        private static boolean isSpelled(char c) {
            return Character.isLetterOrDigit(c) && !Texts.isDense(c);
        }

        /** Whether two captions differ in some words, such as the name of a provider. */
        boolean isLike(Way other) {
            int start = 0;
            int shorter = Math.min(caption.length(), other.caption.length());
            while (start < shorter && caption.charAt(start) == other.caption.charAt(start)) {
                start++;
            }
            int end = 0;
            while (end < shorter - start
                    && caption.charAt(caption.length() - 1 - end)
                            == other.caption.charAt(other.caption.length() - 1 - end)) {
                end++;
            }
            while (start > 0 && isInWord(start)) {
                start--;
            }
            while (end > 0 && isInWord(caption.length() - end)) {
                end--;
            }
            String shared = caption.substring(0, start) + caption.substring(caption.length() - end);
            return !phrase.isEmpty()
                    && phrase.equals(other.phrase)
                    && start + end < shorter
                    && Texts.letters(shared.replace(" ", ""))
                            >= Texts.letters(phrase.replace(" ", "")) + MIN_SHARED;
        }
    }
}
