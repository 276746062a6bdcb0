package browsy.intelligence;

import browsy.intelligence.rule.RuleCases;
import browsy.intelligence.type.PageTypes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules for obstacles, on the pages in {@code intelligence/rules/blocked.txt}. */
class BlockRulesTest {

    static List<String> cases() {
        return RuleCases.in("blocked.txt");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theRuleApplies(String line) {
        RuleCases.test(
                line,
                BlockRules.TABLE,
                page -> List.of(new BlockFacts(page, PageTypes.rank(page).get(0).conclusion())));
    }

    @Test
    void eachRuleHasCases() {
        RuleCases.testThatAllHaveCases(cases(), List.of(BlockRules.TABLE));
    }
}
