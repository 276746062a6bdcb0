package browsy.intelligence.code;

import browsy.intelligence.rule.RuleCases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules for verification codes, on the pages in {@code intelligence/rules/codes.txt}. */
class CodeRulesTest {

    static List<String> cases() {
        return RuleCases.in("codes.txt");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theRuleApplies(String line) {
        RuleCases.test(line, CodeRules.TABLE, CodeFinder::candidates);
    }

    @Test
    void eachRuleHasCases() {
        RuleCases.testThatAllHaveCases(cases(), List.of(CodeRules.TABLE));
    }
}
