package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
import browsy.model.AlertKind;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Detects error pages, by HTTP status, by title or heading on a page with little else, or by an
 * error message. Pages with much prose may be about errors; pages with messages of many kinds
 * demonstrate messages.
 */
final class ErrorPage implements PageTypeDetector {

    /** An HTTP status code of an error. */
    private static final String CODE = "(?:40[013-9]|41[0-8]|42[1-9]|451|50[0-8]|52[0-7])";

    /** A text that consists of the status code and words for failures. */
    private static final Pattern CODE_ALONE =
            Pattern.compile(
                    "^(?:http |error |code |status )*+[#:(]?"
                            + CODE
                            + "\\)?(?: error| page)?[.!]*$");

    /** A text that begins with the status code. */
    private static final Pattern CODE_FIRST =
            Pattern.compile("^(?:http |error )?" + CODE + "\\b.*");

    private static final int MAX_PROSE = 3;
    private static final int MAX_ALERTS = 3;
    private static final int MAX_HEADINGS = 6;
    private static final int MAX_TEXTS = 12;

    /** The number of headings that are examined; further down there are samples of messages. */
    private static final int MAX_HEADINGS_FIRST = 3;

    @Override
    public PageType type() {
        return PageType.ERROR;
    }

    /**
     * {@inheritDoc}
     *
     * <p>An error status suffices, unless the page asks for a log-in or a CAPTCHA. Otherwise the
     * page must have little content, and the title, a heading, a text or an error message is
     * evidence, in this order.
     */
    @Override
    public @Nullable Evidence detect(PageSignals page) {
        Integer status = page.context().status();
        boolean asksForLogin = page.groups().stream().anyMatch(Passwords::has);
        if (status != null && status >= 400 && !asksForLogin && page.captcha() == null) {
            return Evidence.of("error.status", status.toString());
        }
        if (page.captcha() != null || isRich(page)) {
            return null;
        }
        Evidence title = inTitle(page);
        if (title != null) {
            return title;
        }
        Evidence heading = inHeading(page);
        if (heading == null) {
            heading = inLargeText(page);
        }
        return heading != null ? heading : byMessage(page);
    }

    /** Whether the page has much prose or many links. */
    private static boolean isRich(PageSignals page) {
        return page.content().prose().size() > MAX_PROSE || page.content().mainLinks().size() > 60;
    }

    private static @Nullable Evidence inTitle(PageSignals page) {
        for (String part : page.title().parts()) {
            String text = part.strip();
            if (CODE_ALONE.matcher(text).matches()) {
                return Evidence.of("error.title_code", text);
            }
            boolean failure = page.lexicon().get(Topic.FAILURE).in(text);
            if (failure && (CODE_FIRST.matcher(text).matches() || isTerse(text))) {
                return Evidence.of("error.title", text);
            }
            if (page.lexicon().get(Topic.ERROR_NAME).is(text)) {
                return Evidence.of("error.title", text);
            }
        }
        return null;
    }

    /** Whether a text is short enough for a message. */
    private static boolean isTerse(String text) {
        return text.length() <= 60;
    }

    /**
     * Returns the evidence of one of the first headings, null if none reports a failure. A heading
     * up to level 3 with a failure phrase counts; deeper ones may belong to a list of news.
     */
    private static @Nullable Evidence inHeading(PageSignals page) {
        List<Heading> headings = page.headings().stream().filter(Heading::main).toList();
        if (headings.size() > 6) {
            return null;
        }
        int count = Math.min(MAX_HEADINGS_FIRST, headings.size());
        for (Heading heading : headings.subList(0, count)) {
            String text = heading.text();
            if (CODE_ALONE.matcher(text).matches()) {
                return Evidence.of("error.heading_code", text);
            }
            boolean failure = page.lexicon().get(Topic.FAILURE).in(text);
            boolean isErrorName =
                    heading.level() == 1 && page.lexicon().get(Topic.ERROR_NAME).is(text);
            if (isErrorName || (failure && heading.level() <= 3 && isTerse(text))) {
                return Evidence.of("error.heading", text);
            }
        }
        return null;
    }

    /**
     * Returns the evidence of a text on a page with few texts, null if there is none: a text that
     * is a status code, or a first short text with a failure phrase.
     */
    private static @Nullable Evidence inLargeText(PageSignals page) {
        if (hasManyTexts(page)) {
            return null;
        }
        boolean first = true;
        for (SpatialElement element : page.visible()) {
            String text = page.folded(element);
            if (text.isEmpty() || !page.isMain(element) || element.isInteractive()) {
                continue;
            }
            if (CODE_ALONE.matcher(text).matches()) {
                return new Evidence("error.code_alone", text, List.of(element.id()));
            }
            boolean terse = element.role() != Role.LINK && isTerse(text);
            if (first && terse && page.lexicon().get(Topic.FAILURE).in(text)) {
                return new Evidence("error.first_text", text, List.of(element.id()));
            }
            first &= element.role() == Role.LINK;
        }
        return null;
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

    /**
     * Returns the evidence of an error message on a page with little text, null if there is none or
     * the messages are samples.
     */
    private static @Nullable Evidence byMessage(PageSignals page) {
        Set<AlertKind> kinds = EnumSet.noneOf(AlertKind.class);
        SpatialElement error = null;
        for (SpatialElement alert : page.content().alerts()) {
            AlertKind kind = alert.alertType();
            if (kind != null) {
                kinds.add(kind);
            }
            if (kind == AlertKind.ERROR && error == null) {
                error = alert;
            }
        }
        boolean samples = kinds.size() > 2 || page.content().alerts().size() > MAX_ALERTS;
        if (error == null || samples || !page.isMain(error) || page.namedForm() != null) {
            return null;
        }
        if (page.content().mainTextLength() > 2500 || page.headings().size() > MAX_HEADINGS) {
            return null;
        }
        return new Evidence("error.message", error.text(), List.of(error.id()));
    }
}
