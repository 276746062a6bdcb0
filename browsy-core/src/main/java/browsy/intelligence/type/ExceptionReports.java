package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.model.SpatialElement;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds pages on which a server reports an exception: its name, an HTTP status or a message of
 * failure in the title or a heading, and its stack trace. Traces are in English in every language.
 */
final class ExceptionReports {
    /**
     * The name of a class of exceptions, folded: "typeerror", "java.io.ioexception"; also in words,
     * such as "routing error", and the word "error" or "exception" alone; or the first line of a
     * trace of Python.
     */
    private static final Pattern NAME =
            Pattern.compile(
                    "(?:^|[ .:(])(?:[a-z][a-z0-9_]{2,80})?(?:error|exception)(?:$|[ :)])"
                            + "|traceback \\(most recent call");

    /**
     * A name and the path of the request, as frameworks report it with much about the request. In a
     * question about an exception more follows.
     */
    private static final Pattern REQUEST =
            Pattern.compile("[a-z_.:]*+(?<=error|exception) at /\\S*");

    /**
     * A file and line in a frame of Java, Python, Ruby, PHP, C#, Go or JavaScript, or the end of
     * the name of a module with a line and column.
     */
    private static final Pattern FRAME =
            Pattern.compile(
                    "\\.[a-z]{1,6}(?::(?:\\d| in |line \\d)|\\(\\d|\"?,? (?:on )?line:? \\d)"
                            + "|: in [\\p{L}`'<]|\\) \\+\\d|[a-z_]:\\d{1,6}:\\d");

    /** The caption of the frames, folded. */
    private static final Pattern TRACE =
            Pattern.compile(
                    "(?:(?:full |application )?(?:back ?trace|traceback|stack ?trace|call stack)"
                            + "|(?:full|application|framework) trace).*");

    /** The maximum length of such a caption, in characters. */
    private static final int MAX_CAPTION = 80;

    private static final int MIN_FRAMES = 2;

    /** The number of headings that are examined. */
    private static final int MAX_HEADINGS = 3;

    /** The number of characters of texts that are searched for frames. */
    private static final int MAX_SEARCHED = 50_000;

    private ExceptionReports() {}

    /** Returns the name of the exception, the status or message; null if the page reports none. */
    static @Nullable Evidence find(PageFacts facts) {
        String name = name(facts);
        boolean prose = Failures.hasProse(facts);
        if (name == null) {
            Evidence failure = prose ? null : Failures.inHeading(facts);
            return failure != null && hasTrace(facts.page()) ? failure : null;
        }
        if (prose && !Failures.isStatusLine(name) && !REQUEST.matcher(name).matches()) {
            return null;
        }
        return hasTrace(facts.page()) ? Evidence.said(name) : null;
    }

    private static boolean hasTrace(PageSignals page) {
        return isTraceNamed(page) || hasFrames(page);
    }

    private static @Nullable String name(PageFacts facts) {
        PageSignals page = facts.page();
        if (isName(page.title().folded())) {
            return page.title().folded();
        }
        return page.headings().stream()
                .limit(MAX_HEADINGS)
                .map(Heading::text)
                .filter(ExceptionReports::isName)
                .findFirst()
                .orElse(null);
    }

    private static boolean isName(String text) {
        return NAME.matcher(text).find() || Failures.isStatusLine(text);
    }

    private static boolean isTraceNamed(PageSignals page) {
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text != null
                    && text.length() <= MAX_CAPTION
                    && TRACE.matcher(Texts.fold(text)).matches()) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasFrames(PageSignals page) {
        int searched = 0;
        int frames = 0;
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text == null || searched > MAX_SEARCHED) {
                continue;
            }
            searched += text.length();
            Matcher frame = FRAME.matcher(text).region(0, Math.min(text.length(), MAX_SEARCHED));
            while (frame.find()) {
                if (++frames >= MIN_FRAMES) {
                    return true;
                }
            }
        }
        return false;
    }
}
