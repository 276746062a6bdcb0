package browsy.style.computed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares parsed, computed and serialized values with those of Chromium. */
class ComputedValuesTest {
    private static final String ARROW = " => ";

    @TestFactory
    Stream<DynamicTest> computedValues() throws IOException {
        ComputedStyle root = Objects.requireNonNull(compute("display: block", null));
        ComputedStyle parent =
                Objects.requireNonNull(compute("font: 20px/1.5 Arial; color: red", root));
        return lines("computed-values.txt")
                .map(
                        line -> {
                            int arrow = line.indexOf(ARROW);
                            String input = line.substring(0, arrow);
                            String expected = line.substring(arrow + ARROW.length());
                            return DynamicTest.dynamicTest(
                                    input, () -> assertEquals(expected, text(input, parent, root)));
                        });
    }

    @TestFactory
    Stream<DynamicTest> shorthands() throws IOException {
        ComputedStyle root = Objects.requireNonNull(compute("display: block", null));
        return lines("shorthands.txt")
                .map(
                        line -> {
                            int arrow = line.indexOf(ARROW);
                            String input = line.substring(0, arrow);
                            String expected = line.substring(arrow + ARROW.length());
                            return DynamicTest.dynamicTest(
                                    input,
                                    () -> assertEquals(expected, longhands(input, expected, root)));
                        });
    }

    @Test
    void stylesShareEqualChunks() {
        ComputedStyle root = Objects.requireNonNull(compute("color: red", null));
        ChunkedStyle child = (ChunkedStyle) Objects.requireNonNull(compute("", root));
        Object[][] above = ((ChunkedStyle) root).chunks();
        for (int i = 0; i < StyleLayout.inheritedChunks(); i++) {
            assertTrue(above[i] == child.chunks()[i], "chunk " + i + " is a copy");
        }
    }

    private static String text(String input, ComputedStyle parent, ComputedStyle root) {
        ComputedStyle style = Declarations.compute(input, parent, root, false);
        return style == null
                ? "invalid"
                : String.valueOf(
                        ComputedValueText.of(style, input.substring(0, input.indexOf(':'))));
    }

    /** The longhands of the expectation with their actual values. */
    private static String longhands(String input, String expected, ComputedStyle root) {
        ComputedStyle style = Declarations.compute(input, root, root, false);
        if (style == null) {
            return "invalid";
        }
        if (expected.equals("invalid")) {
            return "valid";
        }
        StringBuilder text = new StringBuilder();
        for (String longhand : expected.split("; ")) {
            String name = longhand.substring(0, longhand.indexOf(':'));
            text.append(text.isEmpty() ? "" : "; ")
                    .append(name)
                    .append(": ")
                    .append(ComputedValueText.of(style, name));
        }
        return text.toString();
    }

    private static @Nullable ComputedStyle compute(String css, @Nullable ComputedStyle parent) {
        return Declarations.compute(css, parent, StyleComputer.initial(), false);
    }

    private static Stream<String> lines(String name) throws IOException {
        try (InputStream in = ComputedValuesTest.class.getResourceAsStream("/style/" + name)) {
            String text =
                    new String(
                            Objects.requireNonNull(in, name).readAllBytes(),
                            StandardCharsets.UTF_8);
            List<String> lines =
                    text.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).toList();
            assertTrue(lines.size() > 50, "too few cases in " + name);
            return lines.stream();
        }
    }
}
