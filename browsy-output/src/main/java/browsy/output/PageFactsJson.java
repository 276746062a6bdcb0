package browsy.output;

import browsy.model.BlockedInfo;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.MainContent;
import browsy.model.Overlay;
import browsy.model.Pagination;
import browsy.model.Pagination.PageLink;
import browsy.model.Scroll;
import browsy.model.Viewport;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes and reads the facts about a page as JSON, with a pair of methods for each fact. */
final class PageFactsJson {

    private PageFactsJson() {}

    static void writeCaptcha(JsonOut out, CaptchaInfo captcha) {
        out.object(
                WireNames.CAPTCHA,
                () -> {
                    out.named(WireNames.CAPTCHA_TYPE, captcha.type());
                    out.text(WireNames.SITEKEY, captcha.sitekey());
                    out.text(WireNames.SERVICE, captcha.service());
                });
    }

    static CaptchaInfo readCaptcha(JsonIn in) {
        var captcha =
                new Object() {
                    CaptchaType type = CaptchaType.UNKNOWN;
                    @Nullable String sitekey;
                    @Nullable String service;
                };
        in.object(
                name -> {
                    switch (name) {
                        case WireNames.CAPTCHA_TYPE -> captcha.type = in.named(CaptchaType.class);
                        case WireNames.SITEKEY -> captcha.sitekey = in.text();
                        case WireNames.SERVICE -> captcha.service = in.text();
                        default -> in.skip();
                    }
                });
        return new CaptchaInfo(captcha.type, captcha.sitekey, captcha.service);
    }

    static void writeBlocked(JsonOut out, BlockedInfo blocked) {
        out.object(
                WireNames.BLOCKED,
                () -> {
                    out.named(WireNames.KIND, blocked.kind());
                    out.texts(WireNames.EVIDENCE, blocked.evidence());
                    out.named(WireNames.NEXT_STEP, blocked.nextStep());
                });
    }

    static BlockedInfo readBlocked(JsonIn in) {
        var blocked =
                new Object() {
                    BlockedInfo.Kind kind = BlockedInfo.Kind.BLOCKED;
                    List<String> evidence = List.of();
                    BlockedInfo.NextStep nextStep = BlockedInfo.NextStep.ASK_HUMAN;
                };
        in.object(
                name -> {
                    switch (name) {
                        case WireNames.KIND -> blocked.kind = in.named(BlockedInfo.Kind.class);
                        case WireNames.EVIDENCE -> blocked.evidence = in.list(in::text);
                        case WireNames.NEXT_STEP ->
                                blocked.nextStep = in.named(BlockedInfo.NextStep.class);
                        default -> in.skip();
                    }
                });
        return new BlockedInfo(blocked.kind, blocked.evidence, blocked.nextStep);
    }

    static void writeOverlay(JsonOut out, Overlay overlay) {
        out.named(WireNames.KIND, overlay.kind());
        out.number(WireNames.ID, overlay.elementId());
        out.text(WireNames.TITLE, overlay.title());
        out.numbers(WireNames.DISMISS_IDS, overlay.dismissIds());
    }

    static Overlay readOverlay(JsonIn in) {
        var overlay =
                new Object() {
                    Overlay.Kind kind = Overlay.Kind.MODAL;
                    @Nullable Integer id;
                    @Nullable String title;
                    List<Integer> dismissIds = List.of();
                };
        in.object(
                name -> {
                    switch (name) {
                        case WireNames.KIND -> overlay.kind = in.named(Overlay.Kind.class);
                        case WireNames.ID -> overlay.id = in.number();
                        case WireNames.TITLE -> overlay.title = in.text();
                        case WireNames.DISMISS_IDS -> overlay.dismissIds = in.list(in::number);
                        default -> in.skip();
                    }
                });
        return new Overlay(overlay.kind, overlay.id, overlay.title, overlay.dismissIds);
    }

    static void writePagination(JsonOut out, Pagination pagination) {
        out.object(
                WireNames.PAGINATION,
                () -> {
                    out.text(WireNames.NEXT, pagination.next());
                    out.text(WireNames.PREV, pagination.prev());
                    out.arrays(
                            WireNames.PAGES,
                            pagination.pages(),
                            page -> {
                                out.item(page.label());
                                out.item(page.url());
                            });
                });
    }

    static Pagination readPagination(JsonIn in) {
        var pagination =
                new Object() {
                    @Nullable String next;
                    @Nullable String prev;
                    List<PageLink> pages = List.of();
                };
        in.object(
                name -> {
                    switch (name) {
                        case WireNames.NEXT -> pagination.next = in.text();
                        case WireNames.PREV -> pagination.prev = in.text();
                        case WireNames.PAGES -> pagination.pages = in.list(() -> readPageLink(in));
                        default -> in.skip();
                    }
                });
        return new Pagination(pagination.next, pagination.prev, pagination.pages);
    }

    private static PageLink readPageLink(JsonIn in) {
        List<String> pair = in.list(in::text);
        if (pair.size() != 2) {
            throw in.error("an array of label and URL");
        }
        return new PageLink(pair.get(0), pair.get(1));
    }

    static void writeMainContent(JsonOut out, MainContent content) {
        out.object(
                WireNames.MAIN_CONTENT,
                () -> {
                    out.text(WireNames.TITLE, content.title());
                    out.text(WireNames.AUTHOR, content.author());
                    out.text(WireNames.DATE, content.date());
                    out.numbers(WireNames.IDS, content.elementIds());
                });
    }

    static MainContent readMainContent(JsonIn in) {
        var content =
                new Object() {
                    String title = "";
                    @Nullable String author;
                    @Nullable String date;
                    List<Integer> ids = List.of();
                };
        in.object(
                name -> {
                    switch (name) {
                        case WireNames.TITLE -> content.title = in.text();
                        case WireNames.AUTHOR -> content.author = in.text();
                        case WireNames.DATE -> content.date = in.text();
                        case WireNames.IDS -> content.ids = in.list(in::number);
                        default -> in.skip();
                    }
                });
        return new MainContent(content.title, content.author, content.date, content.ids);
    }

    static Viewport readViewport(JsonIn in) {
        List<Double> size = pair(in);
        return new Viewport(size.get(0), size.get(1));
    }

    static Scroll readScroll(JsonIn in) {
        List<Double> offset = pair(in);
        return new Scroll(offset.get(0), offset.get(1));
    }

    private static List<Double> pair(JsonIn in) {
        List<Double> pair = in.list(in::decimal);
        if (pair.size() != 2) {
            throw in.error("two numbers");
        }
        return pair;
    }
}
