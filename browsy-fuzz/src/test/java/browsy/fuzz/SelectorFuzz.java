package browsy.fuzz;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.Objects;

/** Any text is a selector, or an illegal argument. */
public final class SelectorFuzz {
    private static final Page PAGE =
            Browsy.open(
                    "<!DOCTYPE html><main class=a id=m lang=en><p class='a b'>one <a href=x>two"
                            + "</a><ul><li>three<li hidden>four</ul><input checked type=radio>",
                    ParseOptions.DEFAULT);

    private SelectorFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        try {
            PAGE.find(data.consumeRemainingAsString());
        } catch (IllegalArgumentException e) {
            Objects.requireNonNull(e.getMessage());
        }
    }
}
