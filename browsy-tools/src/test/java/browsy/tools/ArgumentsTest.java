package browsy.tools;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.model.InputType;
import browsy.tools.site.DemoSite;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a tool checks all arguments before it acts. */
class ArgumentsTest {
    private static DemoSite site;
    private static Toolbox tools;

    @BeforeAll
    static void start() {
        site = new DemoSite();
        tools =
                Toolbox.create(
                        ToolOptions.DEFAULT.withSession(
                                SessionConfig.builder().allowPrivateNetwork(true).build()));
        tools.call("browse", Map.of("url", site.url("/contact")));
    }

    @AfterAll
    static void stop() {
        tools.close();
        site.close();
    }

    private static int checkbox() {
        return requireNonNull(tools.page()).elements().stream()
                .filter(element -> element.inputType() == InputType.CHECKBOX)
                .findFirst()
                .orElseThrow()
                .id();
    }

    @ParameterizedTest
    @ValueSource(strings = {"%d", "%d.0", " %d ", "+%d"})
    void integersMayBeStrings(String written) {
        String id = written.formatted(checkbox());
        String text = tools.call("check", Map.of("id", id)).text();
        assertTrue(text.startsWith("Checked element " + checkbox()), text);
    }

    @Test
    void numbersAndBooleansMayBeStrings() {
        assertEquals("Scrolled\n", tools.call("scroll", Map.of("dy", "-7.5")).text());
        Map<String, Object> fields = Map.of("Name", "Ann");
        tools.call("fill_form", Map.of("fields", fields, "submit", "False"));
        assertThrows(
                ToolException.class,
                () -> tools.call("fill_form", Map.of("fields", fields, "submit", "perhaps")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"five", "", "1.5", "-1", "0", "99999999999", "1e1", "0x1", "\ud800"})
    void otherStringsAreNotIntegers(String written) {
        ToolException error =
                assertThrows(ToolException.class, () -> tools.call("click", Map.of("id", written)));
        assertEquals(
                "'id' must be a whole number, 1 or more, at most 2147483647", error.getMessage());
    }

    @Test
    void errorsForUnknownRolesListTheRoles() {
        ToolException error =
                assertThrows(ToolException.class, () -> tools.call("find", Map.of("role", "nope")));
        assertEquals(ToolException.Fault.REFUSED, error.fault());
        assertTrue(
                String.valueOf(error.getMessage())
                        .startsWith("'role' must be an ARIA role: alert, alertdialog,"),
                error.getMessage());
        assertTrue(tools.call("find", Map.of("role", "button")).text().startsWith("[{\"id\":"));
    }

    static Stream<Map<String, Object>> wrongArgumentsOfBrowse() {
        return Stream.of(
                Map.of("scope", "nope"),
                Map.of("scope", ""),
                Map.of("scope", 7),
                Map.of("format", "nope"),
                Map.of("format", "json", "max_tokens", 60),
                Map.of("max_tokens", -1),
                Map.of("max_tokens", "many"));
    }

    @ParameterizedTest
    @MethodSource("wrongArgumentsOfBrowse")
    void noPageIsLoadedIfAnArgumentIsInvalid(Map<String, Object> wrong) {
        Map<String, Object> arguments = new LinkedHashMap<>(wrong);
        arguments.put("url", site.url("/about"));
        assertThrows(ToolException.class, () -> tools.call("browse", arguments));
        assertEquals("Contact us", requireNonNull(tools.page()).title());
    }

    @Test
    void checkRequiresTheExactType() {
        Tool click = ToolCatalog.named("click").orElseThrow();
        click.check(Map.of("id", 5.0));
        assertThrows(ToolException.class, () -> click.check(Map.of("id", "5")));
    }

    @Test
    void onlyExactSchemasContainLimits() {
        Tool find = ToolCatalog.named("find").orElseThrow();
        assertTrue(
                Json.write(find.exactSchema())
                        .contains(
                                "\"anyOf\":[{\"required\":[\"text\"]},{\"required\":[\"role\"]}]"));
        assertTrue(Json.write(find.exactSchema()).contains("\"minLength\":1"));
        assertFalse(Json.write(find.inputSchema()).contains("anyOf"));
        Tool click = ToolCatalog.named("click").orElseThrow();
        assertTrue(
                Json.write(click.exactSchema()).contains("\"minimum\":1,\"maximum\":2147483647"));
    }
}
