package browsy.intelligence.signal;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.RuleTable;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.SpatialElement;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Detects a visible CAPTCHA: a page that a service serves as a challenge, the widget of a service,
 * a field for the answer to a challenge, or a page that is about a challenge.
 */
final class CaptchaDetector {

    private final PageSignals page;

    private CaptchaDetector(PageSignals page) {
        this.page = page;
    }

    /** Returns the CAPTCHA of a page, null if it shows none. */
    static @Nullable Captcha find(PageSignals page) {
        return new CaptchaDetector(page).find();
    }

    private @Nullable Captcha find() {
        List<Candidate<CaptchaType>> pages = CaptchaRules.PAGE.rank(page);
        Candidate<CaptchaType> best = pages.isEmpty() ? null : pages.get(0);
        if (best != null && best.conclusion() == CaptchaType.CLOUDFLARE_CHALLENGE) {
            return Captcha.page(best.conclusion(), best);
        }
        Captcha captcha = widget();
        captcha = captcha == null ? field() : captcha;
        if (captcha != null || best == null || best.points() < CaptchaRules.ENOUGH) {
            return captcha;
        }
        return Captcha.page(ChallengePage.type(page), best);
    }

    private @Nullable Captcha widget() {
        for (int index : page.structure().captchas()) {
            CaptchaWidget widget = CaptchaWidget.of(page, index);
            Candidate<Boolean> found = widget == null ? null : best(CaptchaRules.WIDGET, widget);
            if (widget != null && found != null) {
                CaptchaService service = widget.service();
                return new Captcha(
                        new CaptchaInfo(service.type(), widget.sitekey(), service.service()),
                        widget.element(),
                        on(found, page.page().of(index)),
                        found.points());
            }
        }
        return null;
    }

    private @Nullable Captcha field() {
        List<Element> pictures = page.groups().isEmpty() ? List.of() : CaptchaField.pictures(page);
        for (FormGroup group : page.groups()) {
            for (CaptchaField field : CaptchaField.of(page, group, pictures)) {
                Candidate<Boolean> found = best(CaptchaRules.FIELD, field);
                if (found != null) {
                    return new Captcha(
                            new CaptchaInfo(CaptchaType.TEXT_CAPTCHA, null, null),
                            page.page().source(field.field()),
                            on(found, field.field()),
                            found.points());
                }
            }
        }
        return null;
    }

    /** Returns the conclusion with the most points, null if it has too few. */
    private static <S> @Nullable Candidate<Boolean> best(RuleTable<S, Boolean> table, S subject) {
        List<Candidate<Boolean>> ranked = table.rank(subject);
        return ranked.isEmpty() || ranked.get(0).points() < CaptchaRules.ENOUGH
                ? null
                : ranked.get(0);
    }

    private static Evidence on(Candidate<Boolean> found, @Nullable SpatialElement element) {
        Evidence evidence = found.evidence().get(0);
        return new Evidence(
                evidence.rule(),
                evidence.matched(),
                element == null ? List.of() : List.of(element.id()));
    }
}
