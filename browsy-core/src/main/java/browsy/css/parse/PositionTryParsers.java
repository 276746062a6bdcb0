package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.position.PositionArea;
import browsy.css.value.position.PositionTryFallback;
import browsy.css.value.position.PositionTryFallbacks;
import browsy.css.value.position.TryTactic;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of position fallback properties.
 *
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/#fallback">css-anchor-position-1</a>
 */
public final class PositionTryParsers {
    private static final KeywordParser<TryTactic> TACTICS = KeywordParser.of(TryTactic.class);

    /**
     * The maximum number of stored fallbacks, above the number that layout tries even if some name
     * missing rules. Later ones are dropped.
     */
    private static final int MAX_FALLBACKS = 64;

    private PositionTryParsers() {}

    /**
     * Parses {@code position-try-fallbacks}: {@code none | [ [<dashed-ident> || <try-tactic>] |
     * <position-area> ]#}.
     */
    public static @Nullable Specified<PositionTryFallbacks> fallbacks(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(PositionTryFallbacks.NONE);
        }
        List<PositionTryFallback> list = new ArrayList<>();
        do {
            PositionTryFallback fallback = fallback(in);
            if (fallback == null) {
                return null;
            }
            if (list.size() < MAX_FALLBACKS) {
                list.add(fallback);
            }
        } while (in.takeComma());
        return Specified.of(new PositionTryFallbacks(list));
    }

    /** Parses {@code [<dashed-ident> || <try-tactic>] | <position-area>}. */
    private static @Nullable PositionTryFallback fallback(ValueReader in) {
        PositionArea.Spans area = PositionAreaParsers.area(in);
        if (area != null) {
            return new PositionTryFallback.Area(area);
        }
        String rule = in.takeDashedIdent();
        List<TryTactic> tactics = new ArrayList<>();
        Specified<TryTactic> tactic = TACTICS.parse(in);
        while (tactic instanceof Specified.Constant<TryTactic> constant) {
            if (tactics.contains(constant.value())) {
                return null;
            }
            tactics.add(constant.value());
            tactic = TACTICS.parse(in);
        }
        if (rule == null) {
            rule = in.takeDashedIdent();
        }
        return rule == null && tactics.isEmpty()
                ? null
                : new PositionTryFallback.Tried(rule, tactics);
    }
}
