package browsy.fetch.form;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HostilePatternTest {

    @ParameterizedTest
    @CsvSource({"(, a, ), 100000", "(a|, b, ), 20000", "[, a, ], 50000"})
    void deeplyNestedPatternsDoNotBlockSubmission(
            String open, String inside, String close, int depth) {
        assertEquals(0, problems(open.repeat(depth) + inside + close.repeat(depth), "x"));
    }

    @Test
    void aPatternThatDoesNotMatchIsAProblem() {
        assertEquals(1, problems("[0-9]+", "x"));
    }

    private static int problems(String pattern, String value) {
        Element form = Jsoup.parse("<form><input name=a></form>").expectFirst("form");
        form.expectFirst("input").attr("pattern", pattern).attr("value", value);
        return FormValidation.problems(form, UserInput.NONE).size();
    }
}
