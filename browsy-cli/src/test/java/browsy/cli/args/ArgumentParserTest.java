package browsy.cli.args;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests how arguments are told apart and converted. */
class ArgumentParserTest {
    private static final Parameter<String> FIRST = Parameter.one("FIRST", ValueTypes.TEXT, "first");
    private static final Parameter<String> REST =
            Parameter.optional("REST", ValueTypes.TEXT, "rest").orMore();
    private static final Flag ALL = new Flag("--all", "-a", "all");
    private static final ValueOption<Integer> COUNT =
            new ValueOption<>("--count", "N", ValueTypes.INTEGER, "count");
    private static final ListOption NAMES = new ListOption("--name", "NAME", "names");
    private static final ListOption KINDS =
            new ListOption("--kinds", "KIND", "kinds").separatedByCommas();
    private static final CommandSyntax SYNTAX =
            CommandSyntax.of("test", "Tests.")
                    .parameters(FIRST, REST)
                    .options(ALL, COUNT, NAMES, KINDS)
                    .build();

    private static Arguments parse(String... words) {
        return ArgumentParser.parse(SYNTAX, List.of(words));
    }

    private static String error(String... words) {
        return assertThrows(UsageException.class, () -> parse(words)).getMessage();
    }

    @Test
    void optionsAndParametersMix() {
        Arguments arguments = parse("x", "--count", "-3", "y", "-a", "z", "--name=b=c");
        assertEquals("x", arguments.require(FIRST));
        assertEquals(List.of("y", "z"), arguments.all(REST));
        assertTrue(arguments.has(ALL));
        assertEquals(-3, arguments.require(COUNT));
        assertEquals(List.of("b=c"), arguments.all(NAMES));
    }

    @Test
    void missingArgumentsHaveNoValue() {
        Arguments arguments = parse("x");
        assertFalse(arguments.has(ALL));
        assertNull(arguments.get(COUNT));
        assertEquals(7, arguments.get(COUNT, 7));
        assertEquals(List.of("k"), arguments.all(KINDS, List.of("k")));
    }

    @Test
    void listsAccumulate() {
        Arguments arguments =
                parse("x", "--name", "a,b", "--name", "c", "--kinds", "a,b", "--kinds=c,");
        assertEquals(List.of("a,b", "c"), arguments.all(NAMES));
        assertEquals(List.of("a", "b", "c", ""), arguments.all(KINDS));
    }

    @Test
    void twoHyphensEndTheOptionsAndOneIsAParameter() {
        Arguments arguments = parse("-", "--", "--all", "--");
        assertEquals("-", arguments.require(FIRST));
        assertEquals(List.of("--all", "--"), arguments.all(REST));
        assertFalse(ArgumentParser.contains(List.of("--", "--help"), CommandSyntax.HELP));
        assertTrue(ArgumentParser.contains(List.of("x", "-h"), CommandSyntax.HELP));
    }

    @Test
    void namesAreNotAbbreviated() {
        assertEquals("Unknown option: '--coun'", error("x", "--coun", "1"));
        assertEquals("Unknown option: '-all'", error("x", "-all"));
        assertEquals("Unknown option: '-c1'", error("x", "-c1"));
    }

    @Test
    void valuesBelongToOptionsThatTakeThem() {
        assertEquals("Option '--all' takes no value", error("x", "--all=yes"));
        assertEquals("Missing value for option '--count' (N)", error("x", "--count"));
        assertEquals(
                "Expected a value for option '--name' but found '--count=1'",
                error("x", "--name", "--count=1"));
        assertEquals("Option '--count' can be given only once", error("--count=1", "--count=1"));
        assertEquals("Missing required parameter: 'FIRST'", error("-a"));
    }
}
