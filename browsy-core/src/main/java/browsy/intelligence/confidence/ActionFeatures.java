package browsy.intelligence.confidence;

import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.gate.ControlPurpose;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.Entries;
import browsy.intelligence.signal.EntryFact;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Kind;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What tells how likely a suggested action is right: how clearly the rules decide for what it
 * consists of, and whether the page is of a type that offers it.
 */
final class ActionFeatures {

    /** The page types that are there for an action. */
    private static final Map<Kind, Set<PageType>> TYPES = new EnumMap<>(Kind.class);

    static {
        TYPES.put(Kind.LOGIN, EnumSet.of(PageType.LOGIN));
        TYPES.put(Kind.REGISTER, EnumSet.of(PageType.LOGIN));
        TYPES.put(Kind.CHANGE_PASSWORD, EnumSet.of(PageType.FORM));
        TYPES.put(Kind.ENTER_CODE, EnumSet.of(PageType.TWO_FACTOR_AUTH));
        TYPES.put(Kind.CONSENT, EnumSet.of(PageType.OAUTH_CONSENT));
        TYPES.put(Kind.CONTACT, EnumSet.of(PageType.FORM));
        TYPES.put(Kind.FILL_FORM, EnumSet.of(PageType.FORM));
        TYPES.put(Kind.SEARCH, EnumSet.of(PageType.SEARCH, PageType.SEARCH_RESULTS));
        TYPES.put(
                Kind.SELECT_FROM_LIST,
                EnumSet.of(PageType.LIST, PageType.SEARCH_RESULTS, PageType.INBOX));
        TYPES.put(Kind.PAGINATE, EnumSet.of(PageType.LIST, PageType.SEARCH_RESULTS));
        TYPES.put(Kind.CAPTCHA_CHALLENGE, EnumSet.of(PageType.CAPTCHA));
    }

    private final PageSignals page;
    private final PageType type;
    private final double ofType;
    private final SuggestedAction action;
    private final Map<String, Double> features = new LinkedHashMap<>();

    private ActionFeatures(
            PageSignals page, PageType type, double ofType, SuggestedAction action) {
        this.page = page;
        this.type = type;
        this.ofType = ofType;
        this.action = action;
    }

    /**
     * Returns the features of an action by name.
     *
     * @param page the page
     * @param type its type
     * @param ofType the probability of the type
     * @param action the action
     */
    static Map<String, Double> of(
            PageSignals page, PageType type, double ofType, SuggestedAction action) {
        return new ActionFeatures(page, type, ofType, action).all();
    }

    private Map<String, Double> all() {
        Kind kind = action.kind();
        features.put("action." + kind.wireName(), 1.0);
        features.put("size", Math.log10(1 + page.visible().size()) / 3);
        features.put("elements", Math.log10(1 + action.elementIds().size()));
        boolean suits = TYPES.getOrDefault(kind, Set.of()).contains(type);
        features.put("type", ofType);
        features.put("suits", suits ? ofType : 0);
        features.put("suits." + kind.wireName(), suits ? 1.0 : 0);
        switch (kind) {
            case SELECT_FROM_LIST -> list();
            case PAGINATE -> pager();
            case COOKIE_CONSENT -> consent();
            case CAPTCHA_CHALLENGE -> captcha();
            default -> form();
        }
        return features;
    }

    /** Adds how clearly rules decide, for this kind of action and for all. */
    private void decided(int points, int margin) {
        double scored = Math.min(2, points / 100.0);
        double ahead = Math.min(1.5, margin / 100.0);
        features.put("points." + action.kind().wireName(), scored);
        features.put("margin." + action.kind().wireName(), ahead);
        features.put("margin", ahead);
    }

    private void list() {
        Entries list = page.entries();
        decided(list.points(), list.margin());
        double choices = Math.max(1, page.choices().links().size());
        features.put("list.share", Math.min(1.5, list.links().size() / choices));
        features.put("list.text", list.textShare());
        features.put("list.links", list.linkShare());
        features.put("list.records", list.areRecords() ? 1.0 : 0);
        features.put("list.snippets", list.share(EntryFact.SNIPPET));
        features.put("list.headings", list.share(EntryFact.HEADING));
        features.put("list.unlinked", 1 - list.links().size() / Math.max(1.0, list.size()));
        features.put("list.few", 1.0 / Math.max(1, list.links().size()));
    }

    private void pager() {
        Pager pager = page.pager();
        if (pager != null) {
            decided(pager.points(), pager.points());
            features.put("pager.numbers", Math.min(1, pager.numbers().size() / 5.0));
            features.put("pager.both", pager.next() != null && pager.previous() != null ? 1.0 : 0);
        }
    }

    private void consent() {
        FoundOverlay overlay = Overlays.of(page).consent();
        if (overlay != null) {
            decided(overlay.points(), overlay.margin());
            boolean rejects = overlay.control(ControlPurpose.REJECT) != null;
            features.put("consent.rejects", rejects ? 1.0 : 0);
        }
    }

    private void captcha() {
        Captcha captcha = page.captcha();
        if (captcha != null) {
            decided(captcha.points(), captcha.points());
        }
    }

    /** Adds the form of the action: its purpose, and the least certain role of its fields. */
    private void form() {
        FormReading form = formOfAction();
        if (form == null) {
            return;
        }
        decided(form.points(), form.margin());
        features.put("form", 1.0);
        int least =
                action.elementIds().stream()
                        .filter(form.rolePoints()::containsKey)
                        .mapToInt(form.rolePoints()::get)
                        .min()
                        .orElse(0);
        features.put("form.roles", Math.min(1, least / 100.0));
        boolean main = FormReadings.of(page).main() == form;
        features.put("form.main", main ? 1.0 : 0);
        features.put("form.part", page.isMain(form.group()) ? 1.0 : 0);
    }

    /** Returns the form with a field of the action, null if there is none. */
    private @Nullable FormReading formOfAction() {
        List<Integer> ids = action.elementIds();
        for (FormReading form : FormReadings.of(page).all()) {
            if (form.group().fields().stream().anyMatch(field -> ids.contains(field.id()))) {
                return form;
            }
        }
        return null;
    }
}
