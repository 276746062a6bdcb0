package browsy.output;

import browsy.model.BlockedInfo;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.MainContent;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.PageTypeCandidate;
import browsy.model.Pagination;
import browsy.model.Pagination.PageLink;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.SpatialDomBuilder;
import browsy.model.SuggestedAction;
import browsy.model.Viewport;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes and reads the facts about a page as JSON, with a pair of methods for each fact. */
final class PageFactsJson {

    private PageFactsJson() {}

    static void writeCandidates(JsonOut out, List<PageTypeCandidate> candidates) {
        out.objects(
                JsonFieldNames.PAGE_TYPE_CANDIDATES,
                candidates,
                candidate -> {
                    out.named(JsonFieldNames.PAGE_TYPE, candidate.type());
                    out.decimal(JsonFieldNames.PROBABILITY, candidate.probability());
                });
    }

    static PageTypeCandidate readCandidate(JsonIn in) {
        var candidate =
                new Object() {
                    PageType type = PageType.OTHER;
                    double probability;
                };
        in.object(
                name -> {
                    switch (name) {
                        case JsonFieldNames.PAGE_TYPE -> candidate.type = in.named(PageType.class);
                        case JsonFieldNames.PROBABILITY -> candidate.probability = in.decimal();
                        default -> in.skip();
                    }
                });
        return new PageTypeCandidate(candidate.type, candidate.probability);
    }

    static void writeActions(JsonOut out, SpatialDom dom) {
        out.objects(
                JsonFieldNames.SUGGESTED_ACTIONS,
                dom.suggestedActions(),
                action -> ActionJson.write(out, action, dom.uncertainActions().contains(action)));
    }

    static void readActions(JsonIn in, SpatialDomBuilder page) {
        List<SuggestedAction> uncertain = new ArrayList<>();
        page.suggestedActions(in.list(() -> ActionJson.read(in, uncertain)));
        page.uncertainActions(uncertain);
    }

    /** Writes what stands in the way on a page: CAPTCHA, block and overlays. */
    static void writeObstacles(JsonOut out, SpatialDom dom) {
        if (dom.captcha() != null) {
            writeCaptcha(out, dom.captcha());
        }
        if (dom.blocked() != null) {
            writeBlocked(out, dom.blocked());
        }
        if (!dom.overlays().isEmpty()) {
            out.objects(
                    JsonFieldNames.OVERLAYS, dom.overlays(), overlay -> writeOverlay(out, overlay));
        }
    }

    static void writeCaptcha(JsonOut out, CaptchaInfo captcha) {
        out.object(
                JsonFieldNames.CAPTCHA,
                () -> {
                    out.named(JsonFieldNames.CAPTCHA_TYPE, captcha.type());
                    out.text(JsonFieldNames.SITEKEY, captcha.sitekey());
                    out.text(JsonFieldNames.SERVICE, captcha.service());
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
                        case JsonFieldNames.CAPTCHA_TYPE ->
                                captcha.type = in.named(CaptchaType.class);
                        case JsonFieldNames.SITEKEY -> captcha.sitekey = in.text();
                        case JsonFieldNames.SERVICE -> captcha.service = in.text();
                        default -> in.skip();
                    }
                });
        return new CaptchaInfo(captcha.type, captcha.sitekey, captcha.service);
    }

    static void writeBlocked(JsonOut out, BlockedInfo blocked) {
        out.object(
                JsonFieldNames.BLOCKED,
                () -> {
                    out.named(JsonFieldNames.KIND, blocked.kind());
                    out.texts(JsonFieldNames.EVIDENCE, blocked.evidence());
                    out.named(JsonFieldNames.NEXT_STEP, blocked.nextStep());
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
                        case JsonFieldNames.KIND -> blocked.kind = in.named(BlockedInfo.Kind.class);
                        case JsonFieldNames.EVIDENCE -> blocked.evidence = in.list(in::text);
                        case JsonFieldNames.NEXT_STEP ->
                                blocked.nextStep = in.named(BlockedInfo.NextStep.class);
                        default -> in.skip();
                    }
                });
        return new BlockedInfo(blocked.kind, blocked.evidence, blocked.nextStep);
    }

    static void writeOverlay(JsonOut out, Overlay overlay) {
        out.named(JsonFieldNames.KIND, overlay.kind());
        out.number(JsonFieldNames.ID, overlay.elementId());
        out.text(JsonFieldNames.TITLE, overlay.title());
        out.numbers(JsonFieldNames.DISMISS_IDS, overlay.dismissIds());
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
                        case JsonFieldNames.KIND -> overlay.kind = in.named(Overlay.Kind.class);
                        case JsonFieldNames.ID -> overlay.id = in.number();
                        case JsonFieldNames.TITLE -> overlay.title = in.text();
                        case JsonFieldNames.DISMISS_IDS -> overlay.dismissIds = in.list(in::number);
                        default -> in.skip();
                    }
                });
        return new Overlay(overlay.kind, overlay.id, overlay.title, overlay.dismissIds);
    }

    static void writePagination(JsonOut out, Pagination pagination) {
        out.object(
                JsonFieldNames.PAGINATION,
                () -> {
                    out.text(JsonFieldNames.NEXT, pagination.next());
                    out.text(JsonFieldNames.PREV, pagination.prev());
                    out.arrays(
                            JsonFieldNames.PAGES,
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
                        case JsonFieldNames.NEXT -> pagination.next = in.text();
                        case JsonFieldNames.PREV -> pagination.prev = in.text();
                        case JsonFieldNames.PAGES ->
                                pagination.pages = in.list(() -> readPageLink(in));
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
                JsonFieldNames.MAIN_CONTENT,
                () -> {
                    out.text(JsonFieldNames.TITLE, content.title());
                    out.text(JsonFieldNames.AUTHOR, content.author());
                    out.text(JsonFieldNames.DATE, content.date());
                    out.numbers(JsonFieldNames.IDS, content.elementIds());
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
                        case JsonFieldNames.TITLE -> content.title = in.text();
                        case JsonFieldNames.AUTHOR -> content.author = in.text();
                        case JsonFieldNames.DATE -> content.date = in.text();
                        case JsonFieldNames.IDS -> content.ids = in.list(in::number);
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
