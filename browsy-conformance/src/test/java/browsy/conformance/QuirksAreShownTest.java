package browsy.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import browsy.infra.ShownBy;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.flow.quirks.InlineQuirks;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that every recorded deviation from the specifications names reference pages that pass. */
class QuirksAreShownTest {
    private static final Path SETS = Path.of("sets");

    private final Map<String, Set<String>> passingPages = new HashMap<>();

    @ParameterizedTest
    @ValueSource(classes = {BlockQuirks.class, InlineQuirks.class})
    void everyEntryNamesPagesThatPass(Class<?> quirks) throws IOException {
        List<Method> entries =
                Stream.of(quirks.getDeclaredMethods())
                        .filter(method -> Modifier.isPublic(method.getModifiers()))
                        .toList();
        assertFalse(entries.isEmpty());
        List<String> notShown = new ArrayList<>();
        for (Method entry : entries) {
            ShownBy shownBy = entry.getAnnotation(ShownBy.class);
            if (shownBy == null) {
                notShown.add(entry.getName() + " names no page");
                continue;
            }
            for (String page : shownBy.value()) {
                int slash = page.indexOf('/');
                if (!passingPages(page.substring(0, slash)).contains(page.substring(slash + 1))) {
                    notShown.add(
                            entry.getName()
                                    + ": "
                                    + page
                                    + " is not a page of a set or is listed as failing");
                }
            }
        }
        assertEquals(List.of(), notShown);
    }

    /** Returns the pages of a set that are not listed as failing. */
    private Set<String> passingPages(String set) throws IOException {
        Set<String> known = passingPages.get(set);
        if (known == null) {
            Path folder = SETS.resolve(set);
            PageSet pages = PageSet.read(folder.resolve("pages.tar.gz"));
            known = new TreeSet<>(pages.expectations().keySet());
            known.removeAll(KnownFailures.read(folder.resolve("failing.txt")));
            passingPages.put(set, known);
        }
        return known;
    }
}
