package browsy.intelligence.type;

import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.gate.AccessRequest;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Topic;
import browsy.model.CaptchaType;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds challenges: CAPTCHAs that are the content or guard a form, and requests for access. */
final class Challenges {

    private Challenges() {}

    /** Returns the CAPTCHA that is the whole page, or that a challenge in words belongs to. */
    static @Nullable Evidence asContent(PageFacts facts) {
        Captcha captcha = facts.page().captcha();
        if (captcha == null) {
            return null;
        }
        boolean named = captcha.widget() == null || isNamed(facts);
        boolean alone =
                captcha.info().type() != CaptchaType.TEXT_CAPTCHA
                        && facts.page().groups().isEmpty()
                        && facts.content().mainLinks().size() < 5;
        return named || alone ? evidence(facts, captcha) : null;
    }

    /** Whether the title, or a heading outside of forms with several fields, names a challenge. */
    private static boolean isNamed(PageFacts facts) {
        PhraseSet phrases = facts.page().lexicon().get(Topic.CHALLENGE);
        return facts.page().isTitled(Topic.CHALLENGE)
                || facts.headings().stream()
                        .anyMatch(
                                heading ->
                                        heading.main()
                                                && heading.find(phrases) != null
                                                && !isInForm(facts, heading));
    }

    private static boolean isInForm(PageFacts facts, Heading heading) {
        FlatTree tree = facts.page().page().tree();
        return facts.forms().stream()
                .filter(group -> group.form() && group.dataFields().size() > 1)
                .anyMatch(group -> tree.contains(tree.indexOf(group.root()), heading.index()));
    }

    /**
     * Returns the CAPTCHA in the main form or in a form without data fields, or the one whose
     * answer is all that the page takes.
     */
    static @Nullable Evidence guardsForm(PageFacts facts) {
        Captcha captcha = facts.page().captcha();
        if (captcha == null || captcha.widget() == null) {
            return null;
        }
        Element widget = captcha.widget();
        return isInMainForm(facts, widget) || isGate(facts, captcha, widget)
                ? evidence(facts, captcha)
                : null;
    }

    private static boolean isInMainForm(PageFacts facts, Element widget) {
        FormReading main = FormReadings.of(facts.page()).main();
        return main != null && contains(main.group(), widget);
    }

    private static boolean isGate(PageFacts facts, Captcha captcha, Element widget) {
        return captcha.info().type() == CaptchaType.TEXT_CAPTCHA
                ? isOnlyField(facts, widget)
                : facts.forms().stream()
                        .anyMatch(group -> group.dataFields().isEmpty() && contains(group, widget));
    }

    /** Whether a field is the only one of its form, and no other form is on the page. */
    private static boolean isOnlyField(PageFacts facts, Element field) {
        List<FormGroup> groups = facts.page().groups();
        return groups.size() == 1
                && groups.get(0).fields().size() == 1
                && contains(groups.get(0), field);
    }

    private static Evidence evidence(PageFacts facts, Captcha captcha) {
        Element widget = captcha.widget();
        SpatialElement element = widget == null ? null : facts.page().page().of(widget);
        List<Integer> ids = element == null ? List.of() : List.of(element.id());
        return new Evidence("", captcha.info().type().wireName(), ids);
    }

    /** Returns the request of an application for access, null if there is none. */
    static @Nullable Evidence accessRequest(PageFacts facts) {
        AccessRequest request = AccessRequest.of(facts.page());
        return request == null ? null : request.evidence().get(0);
    }

    private static boolean contains(FormGroup group, Element widget) {
        for (Element up = widget; up != null; up = up.parent()) {
            if (up == group.root()) {
                return true;
            }
        }
        return false;
    }
}
