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

/** Every deviation from the specifications names pages of the sets that are right. */
class QuirksAreShownTest {
    private static final Path SETS = Path.of("sets");

    private final Map<String, Set<String>> rightPages = new HashMap<>();

    @ParameterizedTest
    @ValueSource(classes = {BlockQuirks.class, InlineQuirks.class})
    void everyEntryNamesPagesThatAreRight(Class<?> quirks) throws IOException {
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
                if (!rightPages(page.substring(0, slash)).contains(page.substring(slash + 1))) {
                    notShown.add(entry.getName() + ": " + page + " is no page or differs");
                }
            }
        }
        assertEquals(List.of(), notShown);
    }

    private Set<String> rightPages(String set) throws IOException {
        Set<String> known = rightPages.get(set);
        if (known == null) {
            Path folder = SETS.resolve(set);
            PageSet pages = PageSet.read(folder.resolve("pages.tar.gz"));
            known = new TreeSet<>(pages.expectations().keySet());
            known.removeAll(KnownFailures.read(folder.resolve("failing.txt")));
            rightPages.put(set, known);
        }
        return known;
    }
}
