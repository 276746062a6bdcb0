package browsy.intelligence.confidence;

import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.Entries;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Kind;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What tells how likely a suggested action is right: how clearly rules decide for what it consists
 * of, by its kind, and how likely the page type is right.
 */
final class ActionFeatures {

    private final PageSignals page;
    private final SuggestedAction action;
    private final Map<String, Double> features = new LinkedHashMap<>();

    private ActionFeatures(PageSignals page, SuggestedAction action) {
        this.page = page;
        this.action = action;
    }

    /**
     * Returns the features of an action by name.
     *
     * @param page the page
     * @param ofType the probability of its type
     * @param action the action
     */
    static Map<String, Double> of(PageSignals page, double ofType, SuggestedAction action) {
        ActionFeatures all = new ActionFeatures(page, action);
        all.features.put("type", ofType);
        all.addDecision();
        return all.features;
    }

    private void addDecision() {
        Entries list = page.entries();
        Pager pager = page.pager();
        FoundOverlay consent = Overlays.of(page).consent();
        Captcha captcha = page.captcha();
        FormReading form = form();
        Kind kind = action.kind();
        if (kind == Kind.SELECT_FROM_LIST) {
            decided(list.points(), list.margin());
        } else if (kind == Kind.PAGINATE && pager != null) {
            decided(pager.points(), pager.points());
        } else if (kind == Kind.COOKIE_CONSENT && consent != null) {
            decided(consent.points(), consent.margin());
        } else if (kind == Kind.CAPTCHA_CHALLENGE && captcha != null) {
            decided(captcha.points(), captcha.points());
        } else if (form != null) {
            decided(form.points(), form.margin());
        }
    }

    private void decided(int points, int margin) {
        double ahead = Math.min(1.5, margin / 100.0);
        features.put("margin", ahead);
        features.put("margin." + action.kind().wireName(), ahead);
        features.put("points." + action.kind().wireName(), Math.min(2, points / 100.0));
    }

    /** Returns the form with the first field of the action, null if there is none. */
    private @Nullable FormReading form() {
        Map<Integer, FormReading> byField = FormReadings.of(page).byField();
        for (Integer id : action.elementIds()) {
            FormReading form = byField.get(id);
            if (form != null) {
                return form;
            }
        }
        return null;
    }
}
