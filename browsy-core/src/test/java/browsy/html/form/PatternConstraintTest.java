package browsy.html.form;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 1, unit = TimeUnit.MINUTES)
class PatternConstraintTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "[0-9]{5} 12345",
                "[A-Z]{2,3}-\\d+ AB-1",
                "a|bc|d bc",
                "(?:ab)+c? ababc",
                "(?=.*\\d)(?=.*[a-z]).{4,} abc1",
                "(?!admin$).* adminx",
                ".*(?<=\\d{2})x 12x",
                ".*(?<!a)b cb",
                "\\u0041\\x42\\u{43} ABC",
                "\\p{L}+ éß",
                "\\P{L}+ 12",
                "[\\p{L}--[a-z]]+ ABÇ",
                "[[a-z]&&[aeiou]]+ aei",
                "[^a-c]+ xyz",
                "(?i:ab)c ABc",
                "(?<year>\\d{4}) 2020",
                "\\w+@\\w+\\.com a@b.com",
                "\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)? 1,234.5",
                ". 😀",
                "^a$ a",
                "[\\-\\/.]+ -/.",
                "(a|b)\\1 bb",
                "(?<q>[=~]).*\\k<q> =x=",
                "\\1(a) a",
                "(?i:(a)\\1) aA",
                "(?:(a)|b)*\\1 ab",
                "(?=(\\d+))\\1x 12x",
                "(.+)\\1 abab",
                "(a).*(?<=\\1\\1)b aab",
                ".*(?<=\\1(a)) xaa",
                "(?<n>a)|(?<n>b)\\k<n> bb",
                "(a*)*\\1 aa",
            })
    void valuesThatMatch(String pattern, String value) {
        assertTrue(PatternConstraint.matches(pattern, value));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "[0-9]{5} 1234",
                "[0-9]{5} 123456",
                "a|bc abc",
                "(?=.*\\d)(?=.*[a-z]).{4,} abcd",
                "(?!admin$).* admin",
                ".*(?<=\\d{2})x 1x",
                ".*(?<!a)b ab",
                "\\d ٣",
                "[[a-z]&&[aeiou]]+ abc",
                "(?i:ab)c ABC",
                "a{2,} a",
                "\\bx\\By xy1",
                "[] a",
                "(a)\\1 ab",
                "(a|b)\\1 ab",
                "(?<q>[=~]).*\\k<q> =x~",
                "(?!(a)\\1)a+ aaa",
                "(?:(a)|b)*\\1c aba",
                "(a)\\1 aA",
            })
    void valuesThatDoNotMatch(String pattern, String value) {
        assertFalse(PatternConstraint.matches(pattern, value));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                ")",
                "[",
                "a**",
                "\\",
                "{",
                "a{2,1}",
                "(?<1>a)",
                "\\-",
                "[a-z-]",
                "[(]",
                "[a&&&b]",
                "\\u{110000}",
                "\\p{Nonsense}",
                "(a)\\2",
                "\\1",
                "\\k<a>",
                "(?<a>x)\\k<b>",
                "(?<a>x)\\k",
                "[b-a]",
                "[a-z&&[aeiou]]",
                "[ab&&[a]]",
                "[[ab]&&[a]b]",
                "[[ab]--[a]&&[b]]",
                "[[ab]&&a-z]",
            })
    void invalidPatternsMatchEverything(String pattern) {
        assertTrue(PatternConstraint.matches(pattern, "anything at all"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(?:|)x",
                "(a|a|b)*(a+)+c",
                "((){2000000000}){2000000000}b",
                "(^{999999}){999999}b",
                "(?:(?:a?){1000}){1000}b",
                "(?:.(?=.*(?:.(?=.*(?:.(?=.*b)))*))*)*c",
                "(a*)*\\1b",
                "(a*)(a*)(a*)(a*)(a*)\\1\\2\\3\\4\\5b",
                "((a)*\\2)*b",
            })
    void noPatternTakesForever(String pattern) {
        PatternConstraint.matches(pattern, "a".repeat(500));
        PatternConstraint.matches(pattern + "(?!)", "a".repeat(50));
        PatternConstraint.matches("(?:|)".repeat(80) + pattern + "(?!)", "a");
        PatternConstraint.matches("(?:".repeat(120) + pattern + ")*".repeat(120), "a");
    }

    @Test
    void emptyBranchesThatNeverMatchFail() {
        assertFalse(PatternConstraint.matches("(?:|)".repeat(40) + "(?!)", "a"));
    }

    /** Each path of a match keeps its captures, of which a page may ask for many. */
    @Test
    void manyCapturesTakeLittleMemory() {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        PatternConstraint.matches("(?:(a?){0,300})*\\1b", "a".repeat(499));
        assertTrue(thread.getCurrentThreadAllocatedBytes() - before < 20_000_000);
    }
}
