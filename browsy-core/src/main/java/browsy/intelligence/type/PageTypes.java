package browsy.intelligence.type;

import browsy.infra.TimeLimit;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import java.util.ArrayList;
import java.util.List;

/** Classifies pages: the first detector that recognises a page determines its type. */
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
                    new SearchFormPage(),
                    new FormPage());

    private PageTypes() {}

    /**
     * Returns the type of a page with its evidence, {@link Verdict#NONE} if no detector recognises
     * it.
     */
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

    /** Returns the types of all detectors that recognise a page; the first is its type. */
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
     * A page type and its evidence.
     *
     * @param type the type
     * @param evidence the evidence
     */
    public record Verdict(PageType type, Evidence evidence) {

        /** The verdict on a page of no known type. */
        public static final Verdict NONE = new Verdict(PageType.OTHER, Evidence.of("type.none"));
    }
}
