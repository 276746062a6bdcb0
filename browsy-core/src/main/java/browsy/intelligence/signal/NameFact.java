package browsy.intelligence.signal;

import browsy.intelligence.signal.NameScanner.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Facts about an element that follow from its class names, id or tag name. */
enum NameFact {
    /** May be part of the page frame; {@link PageFrame} decides. */
    FRAME,
    /** Styled as a button. */
    BUTTON(" btn ", " btn-", "button"),
    /** Styled as a heading. */
    HEADING("title ", "heading ", "-head "),
    /** A list of page numbers or a link of one. */
    PAGER(
            "paginat",
            "pager",
            "paging",
            "pagenav",
            "page-nav",
            "page-numbers",
            "pagelinks",
            "nextpage",
            "prevpage"),
    /** A link to the next page. */
    NEXT(" next ", "-next ", " next-", "nextpage", "nextpost"),
    /** A link to the previous page. */
    PREVIOUS(" prev ", "-prev ", " prev-", " previous", "-previous ", "prevpage", "prevpost"),
    /** Cannot be operated. */
    DISABLED(" disabled ", "-disabled ", " inactive "),
    /** The current one of several links. */
    CURRENT(" current ", "-current ", " active ", "-active ", " selected "),
    /**
     * A component with next and previous controls that is not a pager: a carousel, slide show,
     * wizard, calendar.
     */
    SHOW(
            "carousel",
            "slide",
            "gallery",
            "swiper",
            "fader",
            "rotator",
            "splide",
            "calendar",
            "datepicker",
            "lightbox",
            "wizard"),
    /** A form in several steps. */
    WIZARD("wizard", "stepper"),
    /** An {@code hentry} or {@code h-entry} microformat. */
    ENTRY(" hentry ", " h-entry "),
    /** A microformat entry that is a static page of the site, not a dated one. */
    PAGE_ENTRY(" type-page "),
    /** The widget of a CAPTCHA service, see {@link CaptchaService}. */
    CAPTCHA,
    /** A part of a Cloudflare challenge page. */
    CHALLENGE(
            " challenge-running ",
            " challenge-form ",
            " challenge-stage ",
            " challenge-error-text ",
            "cf-challenge"),
    /** A page that does not exist. */
    MISSING(
            " error404 ",
            " error-404 ",
            " page-404 ",
            " page404 ",
            " notfound ",
            " not-found ",
            " page-not-found ",
            " noarticletext "),
    /** A control that closes something. */
    CLOSE("close"),
    /** A request for consent to cookies. */
    CONSENT("cookie", "consent", "gdpr", "ccpa", "lgpd", "rgpd", "dsgvo", "pdpa", "kvkk");

    private static final NameScanner SCANNER = new NameScanner(marks());

    private final List<String> patterns;

    NameFact(String... patterns) {
        this.patterns = List.of(patterns);
    }

    int bit() {
        return 1 << ordinal();
    }

    /** Whether the fact is in the result of a scan. */
    boolean in(int facts) {
        return (facts & bit()) != 0;
    }

    /** Returns a bit for each fact whose patterns occur in names. */
    static int scan(String... names) {
        return names.length == 0 || names[0].isEmpty() ? 0 : SCANNER.scan(names);
    }

    private static List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        for (NameFact fact : values()) {
            patterns(fact).forEach(pattern -> marks.add(new Mark(pattern, fact.bit())));
        }
        return marks;
    }

    private static Stream<String> patterns(NameFact fact) {
        return switch (fact) {
            case FRAME -> FrameNamePatterns.patterns();
            case CAPTCHA -> CaptchaService.patterns();
            default -> fact.patterns.stream();
        };
    }
}
