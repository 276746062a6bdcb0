package browsy.css.parse;

import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import browsy.css.value.font.ContentLanguage;
import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontKerning;
import browsy.css.value.font.FontStyle;
import browsy.css.value.font.FontVariantCaps;
import browsy.css.value.font.FontVariantLigatures;
import browsy.css.value.inline.LineHeight;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the font properties and {@code line-height}.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/">css-fonts-4</a>
 */
public final class FontParsers {
    public static final KeywordParser<FontVariantCaps> CAPS =
            KeywordParser.of(FontVariantCaps.class);
    public static final KeywordParser<FontKerning> KERNING = KeywordParser.of(FontKerning.class);

    private static final Set<String> GENERIC =
            Set.of(
                    "serif",
                    "sans-serif",
                    "monospace",
                    "cursive",
                    "fantasy",
                    "system-ui",
                    "math",
                    "ui-serif",
                    "ui-sans-serif",
                    "ui-monospace",
                    "ui-rounded",
                    "-webkit-body");

    private static final KeywordParser<Double> WEIGHTS =
            KeywordParser.one("normal", 400.0).and("bold", 700.0);

    private static final KeywordParser<FontStyle> STYLES = KeywordParser.of(FontStyle.class);

    private static final Set<String> OTHER_LIGATURES =
            Set.of(
                    "common-ligatures",
                    "discretionary-ligatures",
                    "no-discretionary-ligatures",
                    "historical-ligatures",
                    "no-historical-ligatures",
                    "contextual",
                    "no-contextual");

    private FontParsers() {}

    /** Parses {@code font-family}. */
    public static @Nullable Specified<List<FontFamily>> families(ValueReader in) {
        List<FontFamily> families = new ArrayList<>();
        do {
            FontFamily family = family(in);
            if (family == null) {
                return null;
            }
            families.add(family);
        } while (in.takeComma());
        return Specified.of(List.copyOf(families));
    }

    private static @Nullable FontFamily family(ValueReader in) {
        String quoted = in.takeString();
        if (quoted != null) {
            return new FontFamily(quoted, false);
        }
        Token first = in.take(TokenType.IDENT);
        if (first == null) {
            return null;
        }
        StringBuilder name = new StringBuilder(first.text());
        Token more;
        boolean several = false;
        while ((more = in.take(TokenType.IDENT)) != null) {
            name.append(' ').append(more.text());
            several = true;
        }
        if (!several && GENERIC.contains(first.lower())) {
            return new FontFamily(first.lower(), true);
        }
        boolean reserved =
                WideKeyword.named(first.lower()) != null || first.lower().equals("default");
        return reserved && !several ? null : new FontFamily(name.toString(), false);
    }

    /** Parses {@code font-weight}. */
    public static @Nullable Specified<Double> weight(ValueReader in) {
        if (in.takeIdent("bolder")) {
            return context -> bolder(context.parentFontWeight());
        }
        if (in.takeIdent("lighter")) {
            return context -> lighter(context.parentFontWeight());
        }
        Specified<Double> keyword = WEIGHTS.parse(in);
        if (keyword != null) {
            return keyword;
        }
        if (in.peek() instanceof Token token
                && token.is(TokenType.NUMBER)
                && (token.number() < 1 || token.number() > 1000)) {
            return null;
        }
        Specified<Double> number = NumberParsers.number(in, Range.NON_NEGATIVE);
        return number == null ? null : number.map(n -> StrictMath.max(1, StrictMath.min(1000, n)));
    }

    /**
     * The weight for {@code bolder}, see <a
     * href="https://drafts.csswg.org/css-fonts-4/#relative-weights">the table</a>.
     */
    private static double bolder(double parent) {
        return parent < 350 ? 400 : parent < 550 ? 700 : StrictMath.max(parent, 900);
    }

    private static double lighter(double parent) {
        return parent < 100 ? parent : parent < 550 ? 100 : parent < 750 ? 400 : 700;
    }

    /**
     * Parses {@code font-style}. The angle of {@code oblique} does not affect advances and is
     * skipped.
     */
    public static @Nullable Specified<FontStyle> style(ValueReader in) {
        Specified<FontStyle> style = STYLES.parse(in);
        if (style != null && style.equals(Specified.of(FontStyle.OBLIQUE))) {
            NumberParsers.angle(in, false);
        }
        return style;
    }

    /**
     * Parses {@code font-variant-ligatures}. Only common ligatures are distinguished, because the
     * font tables of the engine contain no others.
     */
    public static @Nullable Specified<FontVariantLigatures> ligatures(ValueReader in) {
        if (in.takeIdent("normal")) {
            return Specified.of(FontVariantLigatures.NORMAL);
        }
        if (in.takeIdent("none")) {
            return Specified.of(FontVariantLigatures.NONE);
        }
        boolean any = false;
        boolean off = false;
        String next;
        while ((next = in.peekIdent()) != null) {
            boolean none = next.equals("no-common-ligatures");
            if (!none && !OTHER_LIGATURES.contains(next)) {
                break;
            }
            in.next();
            any = true;
            off |= none;
        }
        FontVariantLigatures value =
                off ? FontVariantLigatures.NO_COMMON_LIGATURES : FontVariantLigatures.NORMAL;
        return any ? Specified.of(value) : null;
    }

    /**
     * Parses {@code font-size-adjust} as the ratio of the x-height to the font size; 0 means {@code
     * none}. Other metrics are not supported and count as {@code none}.
     */
    public static @Nullable Specified<Double> sizeAdjust(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(0.0);
        }
        String metric = in.peekIdent();
        boolean otherMetric =
                metric != null
                        && Set.of("cap-height", "ch-width", "ic-width", "ic-height")
                                .contains(metric);
        if (otherMetric || "ex-height".equals(metric)) {
            in.next();
        }
        if (in.takeIdent("from-font")) {
            return Specified.of(0.0);
        }
        Specified<Double> ratio = NumberParsers.number(in, Range.NON_NEGATIVE);
        return ratio == null ? null : otherMetric ? Specified.of(0.0) : ratio;
    }

    /** Parses {@code line-height}. Percentages refer to the font size of the element. */
    public static @Nullable Specified<? extends LineHeight> lineHeight(ValueReader in) {
        if (in.takeIdent("normal")) {
            return Specified.of(LineHeight.Normal.NORMAL);
        }
        Specified<Double> factor = NumberParsers.number(in, Range.NON_NEGATIVE);
        if (factor != null) {
            return factor.map(LineHeight.Multiple::new);
        }
        Specified<? extends LengthPercentage> length =
                LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE);
        return length == null
                ? null
                : context ->
                        new LineHeight.Absolute(
                                length.compute(context).resolve(context.font().em()));
    }

    /** Parses {@code -webkit-locale}: {@code auto} or a language tag in quotes. */
    public static @Nullable Specified<ContentLanguage> locale(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(ContentLanguage.UNKNOWN);
        }
        String tag = in.takeString();
        return tag == null ? null : Specified.of(ContentLanguage.of(tag));
    }
}
