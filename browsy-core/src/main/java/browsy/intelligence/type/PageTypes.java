package browsy.intelligence.type;

import browsy.infra.TimeLimit;
import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import java.util.ArrayList;
import java.util.List;

/** All detectors of page types, in the order in which they are asked. */
public final class PageTypes {

    private static final List<PageTypeDetector> DETECTORS =
            List.of(
                    new ErrorPage(),
                    new CaptchaPage(),
                    new LoginPage(),
                    new TwoFactorPage(),
                    new OAuthConsentPage(),
                    new InboxPage(),
                    new EmailBodyPage(),
                    new DashboardPage(),
                    new ArticlePage(),
                    new SearchResultsPage(),
                    new ListPage(),
                    new SearchPage(),
                    new FormPage());

    private PageTypes() {}

    /** What a page is for: the first type that a detector recognises. */
    public static Verdict classify(PageSignals page) {
        for (PageTypeDetector detector : DETECTORS) {
            TimeLimit.check();
            Evidence evidence = detector.detect(page);
            if (evidence != null) {
                return new Verdict(detector.type(), evidence);
            }
        }
        return Verdict.NONE;
    }

    /** All types that detectors recognise, the one that counts first. */
    public static List<Verdict> all(PageSignals page) {
        List<Verdict> verdicts = new ArrayList<>();
        for (PageTypeDetector detector : DETECTORS) {
            TimeLimit.check();
            Evidence evidence = detector.detect(page);
            if (evidence != null) {
                verdicts.add(new Verdict(detector.type(), evidence));
            }
        }
        return verdicts;
    }

    /**
     * A type and why.
     *
     * @param type the type
     * @param evidence why
     */
    public record Verdict(PageType type, Evidence evidence) {

        /** A page of no particular type. */
        public static final Verdict NONE = new Verdict(PageType.OTHER, Evidence.of("type.none"));
    }
}
