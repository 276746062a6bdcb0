package browsy.intelligence.signal;

import browsy.intelligence.rule.RuleCases;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules for CAPTCHAs, on the pages in {@code intelligence/rules/captchas.txt}. */
class CaptchaRulesTest {

    static List<String> cases() {
        return RuleCases.in("captchas.txt");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theRuleApplies(String line) {
        String name = line.substring(1, line.indexOf(' '));
        if (has(CaptchaRules.WIDGET.rules().stream().map(rule -> rule.name()).toList(), name)) {
            RuleCases.test(line, CaptchaRules.WIDGET, CaptchaRulesTest::widgets);
        } else if (has(
                CaptchaRules.FIELD.rules().stream().map(rule -> rule.name()).toList(), name)) {
            RuleCases.test(line, CaptchaRules.FIELD, CaptchaRulesTest::fields);
        } else {
            RuleCases.test(line, CaptchaRules.PAGE, List::of);
        }
    }

    private static boolean has(List<String> names, String name) {
        return names.contains(name);
    }

    private static List<CaptchaWidget> widgets(PageSignals page) {
        return page.structure().captchas().stream()
                .map(index -> CaptchaWidget.of(page, index))
                .filter(Objects::nonNull)
                .toList();
    }

    private static List<CaptchaField> fields(PageSignals page) {
        return page.groups().stream()
                .flatMap(
                        group -> CaptchaField.of(page, group, CaptchaField.pictures(page)).stream())
                .toList();
    }

    @Test
    void eachRuleHasCases() {
        RuleCases.testThatAllHaveCases(
                cases(), List.of(CaptchaRules.WIDGET, CaptchaRules.FIELD, CaptchaRules.PAGE));
    }
}
