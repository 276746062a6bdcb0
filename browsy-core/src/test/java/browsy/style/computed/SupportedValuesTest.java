package browsy.style.computed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Compares the validity of declarations with Chromium's answers to {@code @supports}. */
class SupportedValuesTest {
    private static final String ARROW = " => ";

    @TestFactory
    Stream<DynamicTest> shapes() throws IOException {
        return tests("supported-shapes.txt");
    }

    @TestFactory
    Stream<DynamicTest> motion() throws IOException {
        return tests("supported-motion.txt");
    }

    private static Stream<DynamicTest> tests(String name) throws IOException {
        try (InputStream in = SupportedValuesTest.class.getResourceAsStream("/style/" + name)) {
            byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> test(line.substring(0, line.indexOf(ARROW)), line));
        }
    }

    private static DynamicTest test(String declaration, String line) {
        return DynamicTest.dynamicTest(
                declaration,
                () ->
                        assertEquals(
                                line,
                                declaration
                                        + ARROW
                                        + (isValid(declaration) ? "valid" : "invalid")));
    }

    private static boolean isValid(String declaration) {
        ComputedStyle root = StyleComputer.initial();
        return Declarations.compute(declaration, root, root, false) != null;
    }
}
