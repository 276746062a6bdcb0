package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import browsy.css.parse.WideKeyword;
import browsy.css.syntax.CommaLists;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssRule;
import browsy.css.syntax.Declaration;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import browsy.style.property.EffectProperties;
import browsy.style.property.Longhand;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A {@code @keyframes} rule. Its keyframes are read when an element first uses them, because most
 * animations of most pages are never used. Thread-safe.
 *
 * @see <a href="https://drafts.csswg.org/css-animations-1/#keyframes">css-animations-1</a>
 */
final class KeyframesRule {

    /**
     * The maximum number of declarations, each counted for every offset of its keyframe. Later
     * keyframes are left out.
     */
    private static final int MAX_DECLARATIONS = 20_000;

    /**
     * The properties that say whether an element is seen. Keyframes change no others, so that boxes
     * are those of the styles without animations, whatever the time.
     */
    private static final Set<Longhand> ANIMATED =
            Set.of(EffectProperties.OPACITY, EffectProperties.VISIBILITY);

    private final String name;
    private final CssRule.At rule;
    private final ParseMode mode;
    private final int layer;
    private final @Nullable RuleCondition condition;

    /**
     * The declarations by offset, from 0 to 1; null before the first use. Threads may race to set
     * equal maps.
     */
    private volatile @Nullable NavigableMap<Double, List<Declaration>> keyframes;

    /** The effects of the keyframes used so far by offset. */
    private final Map<Double, AnimationEffects> effects = new ConcurrentHashMap<>(4);

    /**
     * @param name the name of the animation
     * @param rule the rule, with its keyframes as child rules
     * @param layer the index of the layer that contains the rule
     * @param condition the innermost condition around the rule; null if there is none
     */
    KeyframesRule(
            String name,
            CssRule.At rule,
            ParseMode mode,
            int layer,
            @Nullable RuleCondition condition) {
        this.name = name;
        this.rule = rule;
        this.mode = mode;
        this.layer = layer;
        this.condition = condition;
    }

    /** Takes the name of an animation: an identifier or a string; null if there is none. */
    static @Nullable String name(TokenCursor cursor) {
        Token quoted = cursor.take(TokenType.STRING);
        if (quoted != null) {
            return quoted.text().isEmpty() ? null : quoted.text();
        }
        Token ident = cursor.take(TokenType.IDENT);
        return ident == null || isReserved(ident.lower()) ? null : ident.text();
    }

    private static boolean isReserved(String ident) {
        return ident.equals("none") || ident.equals("default") || WideKeyword.named(ident) != null;
    }

    String name() {
        return name;
    }

    int layer() {
        return layer;
    }

    @Nullable RuleCondition condition() {
        return condition;
    }

    /** Whether the rule is {@code @-webkit-keyframes}, which {@code @keyframes} overrides. */
    boolean isPrefixed() {
        return !rule.name().equals("keyframes");
    }

    /**
     * The effects at a point of the animation: those of the nearest keyframe, always the same
     * object. There are none if that keyframe is an implied one at the start or end.
     *
     * @param progress from 0 to 1
     */
    AnimationEffects at(double progress) {
        NavigableMap<Double, List<Declaration>> known = keyframes;
        if (known == null) {
            known = read();
            keyframes = known;
        }
        Double before = known.floorKey(progress);
        Double after = known.ceilingKey(progress);
        double from = before == null ? 0 : before;
        double to = after == null ? 1 : after;
        Double nearest = progress == from || progress - from < to - progress ? before : after;
        List<Declaration> declarations = nearest == null ? null : known.get(nearest);
        return nearest == null || declarations == null
                ? AnimationEffects.NONE
                : effects.computeIfAbsent(nearest, offset -> effects(declarations));
    }

    private AnimationEffects effects(List<Declaration> declarations) {
        return AnimationEffects.of(
                DeclarationBlock.parse(declarations, mode).only(ANIMATED::contains), name);
    }

    /**
     * Collects the declarations of all keyframes by offset; of keyframes with the same offset, the
     * later ones follow. Important declarations are not valid.
     */
    private NavigableMap<Double, List<Declaration>> read() {
        NavigableMap<Double, List<Declaration>> read = new TreeMap<>();
        long count = 0;
        for (CssRule child : rule.rules()) {
            if (!(child instanceof CssRule.Qualified keyframe)) {
                continue;
            }
            List<Declaration> valid = new ArrayList<>(keyframe.declarations());
            valid.removeIf(Declaration::important);
            List<Double> offsets = offsets(keyframe.prelude());
            count += (long) offsets.size() * (valid.size() + 1);
            if (count > MAX_DECLARATIONS) {
                break;
            }
            for (double offset : offsets) {
                read.computeIfAbsent(offset, o -> new ArrayList<>()).addAll(valid);
            }
        }
        return read;
    }

    /** The offsets in the selector of a keyframe; empty if it is invalid. */
    private static List<Double> offsets(List<ComponentValue> selector) {
        List<Double> offsets = new ArrayList<>(1);
        for (List<ComponentValue> part : CommaLists.split(selector)) {
            TokenCursor cursor = new TokenCursor(part);
            double offset = offset(cursor);
            if (!(offset >= 0 && offset <= 1) || !cursor.atEnd()) {
                return List.of();
            }
            offsets.add(offset);
        }
        return offsets;
    }

    /** Takes an offset; NaN if there is none. */
    private static double offset(TokenCursor cursor) {
        if (cursor.takeIdent("from")) {
            return 0;
        }
        if (cursor.takeIdent("to")) {
            return 1;
        }
        Token percentage = cursor.take(TokenType.PERCENTAGE);
        return percentage == null ? Double.NaN : percentage.number() / 100;
    }
}
