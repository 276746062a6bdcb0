package browsy.model;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A text that is computed at the first access. Thread-safe. */
final class DeferredText {

    /** No text. */
    static final DeferredText NONE = new DeferredText(null);

    private @Nullable Supplier<@Nullable String> source;
    private @Nullable String text;

    DeferredText(@Nullable Supplier<@Nullable String> source) {
        this.source = source;
    }

    static DeferredText of(@Nullable String text) {
        if (text == null) {
            return NONE;
        }
        DeferredText known = new DeferredText(null);
        known.text = text;
        return known;
    }

    synchronized @Nullable String get() {
        if (source != null) {
            text = source.get();
            source = null;
        }
        return text;
    }
}
