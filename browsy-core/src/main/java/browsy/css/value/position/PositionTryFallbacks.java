package browsy.css.value.position;

import browsy.css.value.CssText;
import java.util.List;
import java.util.stream.Collectors;

/** {@code position-try-fallbacks}: a list of alternative positions; empty for {@code none}. */
public record PositionTryFallbacks(List<PositionTryFallback> list) implements CssText {
    public static final PositionTryFallbacks NONE = new PositionTryFallbacks(List.of());

    public PositionTryFallbacks {
        list = List.copyOf(list);
    }

    @Override
    public String css() {
        return list.isEmpty()
                ? "none"
                : list.stream().map(CssText::css).collect(Collectors.joining(", "));
    }
}
