package browsy.intelligence.signal;

import browsy.intelligence.signal.NameScanner.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the names that authors give to elements, classes and ids, tell of them. */
enum NameFact {
    /** May be a part of the frame around the content; {@link PageFrame} decides. */
    FRAME,
    /** Drawn as a button. */
    BUTTON(" btn ", " btn-", "button"),
    /** Drawn as a heading. */
    HEADING("title ", "heading ", "-head "),
    /** A place where a chart is drawn. */
    CHART("chart ", "graph ", " chart-", " flot-", " morris", " sparkline", " echart"),
    /** A list of pages. */
    PAGER("pagination", "pager", "paging", "page-numbers", "pagelinks"),
    /** What has next and previous, too: carousels, slide shows, tabs, calendars. */
    SHOW("carousel", "slide", "gallery", "swiper", "calendar", "datepicker", "lightbox", "wizard"),
    /** A form in steps. */
    WIZARD("wizard", "stepper"),
    /** An entry by the microformats of that name. */
    ENTRY(" hentry ", " h-entry "),
    /** An entry that is a page of the site, not a dated one. */
    PAGE_ENTRY(" type-page "),
    /** The widget of a CAPTCHA service; {@link CaptchaService} tells which. */
    CAPTCHA,
    /** A part of a challenge page. */
    CHALLENGE(
            " challenge-running ",
            " challenge-form ",
            " challenge-stage ",
            " challenge-error-text ",
            "cf-challenge"),
    /** Closes something. */
    CLOSE("close");

    private static final NameScanner SCANNER = new NameScanner(marks());

    private final List<String> patterns;

    NameFact(String... patterns) {
        this.patterns = List.of(patterns);
    }

    int bit() {
        return 1 << ordinal();
    }

    /** Whether the fact is among those that a scan found. */
    boolean in(int facts) {
        return (facts & bit()) != 0;
    }

    /** The facts that names tell, a bit each. */
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
            case FRAME -> FrameNames.patterns();
            case CAPTCHA -> CaptchaService.patterns();
            default -> fact.patterns.stream();
        };
    }
}
