package browsy.style.computed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/**
 * Feeds all value parsers with values of other properties, fragments and random input. Each value
 * must be invalid or compute to a value that can be serialized.
 */
class ValueFuzzTest {

    private static final ComputedStyle ROOT = compute("display: block");

    /** All longhands, and the shorthands that occur in the fixtures. */
    private static final List<String> NAMES = allNames();

    /** The values in the fixtures. */
    private static final List<String> VALUES =
            Stream.concat(lines("computed-values.txt"), lines("shorthands.txt"))
                    .map(line -> line.substring(line.indexOf(':') + 1, line.indexOf(" => ")))
                    .map(String::strip)
                    // A semicolon would start a second declaration.
                    .filter(value -> value.indexOf(';') < 0)
                    .distinct()
                    .toList();

    @net.jqwik.api.Property(tries = 20_000, seed = "42")
    void anyValueComputesOrIsInvalid(@ForAll("names") String name, @ForAll("values") String value) {
        ComputedStyle style = Declarations.compute(name + ": " + value, ROOT, ROOT, false);
        if (style != null) {
            for (Property<?> property : PropertyTable.all()) {
                assertNotNull(style.get(property), property.name());
                ComputedValueText.of(style, property.name());
            }
        }
    }

    @net.jqwik.api.Property(tries = 20_000, seed = "43")
    void aComputedValueComputesToItself(
            @ForAll("names") String name, @ForAll("values") String value) {
        String once = text(name, value);
        // Serialization rounds very large numbers.
        if (once != null && !once.contains("e+")) {
            assertEquals(once, text(name, once), name + ": " + value);
        }
    }

    @net.jqwik.api.Property(tries = 5_000, seed = "44")
    void valuesStayValidInQuirksMode(@ForAll("names") String name, @ForAll("values") String value) {
        String declaration = name + ": " + value;
        if (Declarations.compute(declaration, ROOT, ROOT, false) != null) {
            assertNotNull(Declarations.compute(declaration, ROOT, ROOT, true), declaration);
        }
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.of(NAMES);
    }

    @Provide
    Arbitrary<String> values() {
        List<String> words = new ArrayList<>();
        for (String value : VALUES) {
            words.addAll(List.of(value.split("(?<=[ ,/()])|(?=[ ,/()])")));
        }
        Arbitrary<String> whole = Arbitraries.of(VALUES);
        Arbitrary<String> pieces =
                Arbitraries.of(new TreeSet<>(words))
                        .list()
                        .ofMaxSize(9)
                        .map(w -> String.join("", w));
        Arbitrary<String> two =
                Combinators.combine(whole, Arbitraries.of(" ", ", ", " / ", ""), whole)
                        .as((a, between, b) -> a + between + b);
        Arbitrary<String> wrapped =
                Combinators.combine(
                                Arbitraries.of("calc", "min", "clamp", "round", "var", "calc-size"),
                                whole,
                                whole)
                        .as((function, a, b) -> function + "(" + a + ", " + b + ")");
        Arbitrary<String> huge =
                Combinators.combine(
                                Arbitraries.of("", "-", "calc(1px * ", "calc(-1 / "),
                                Arbitraries.of(
                                        "1e39", "1e-39", "infinity", "nan", "0", "99999999999"),
                                Arbitraries.of("", "px", "%", "em", "deg", "fr", "s", "dppx", "vw"))
                        .as((sign, number, unit) -> sign + number + unit);
        return Arbitraries.oneOf(whole, pieces, two, wrapped, huge);
    }

    private static @Nullable String text(String name, String value) {
        ComputedStyle style = Declarations.compute(name + ": " + value, ROOT, ROOT, false);
        return style == null ? null : ComputedValueText.of(style, name);
    }

    private static ComputedStyle compute(String css) {
        return Objects.requireNonNull(
                Declarations.compute(css, null, StyleComputer.initial(), false));
    }

    private static List<String> allNames() {
        TreeSet<String> names = new TreeSet<>();
        lines("shorthands.txt").forEach(line -> names.add(line.substring(0, line.indexOf(':'))));
        PropertyTable.all().stream()
                .map(Property::name)
                .filter(name -> !name.startsWith("-browsy-"))
                .forEach(names::add);
        return List.copyOf(names);
    }

    private static Stream<String> lines(String name) {
        try (InputStream in = ValueFuzzTest.class.getResourceAsStream("/style/" + name)) {
            byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
