package browsy.css.parse;

import browsy.css.syntax.CssFunction;
import browsy.css.value.Specified;
import browsy.css.value.content.Content;
import browsy.css.value.content.ContentItem;
import browsy.css.value.content.CounterChange;
import browsy.css.value.content.ListStyleType;
import browsy.css.value.content.Quotes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the properties for generated content, counters and lists.
 *
 * @see <a href="https://drafts.csswg.org/css-content-3/">css-content-3</a>
 */
public final class ContentParsers {
    private static final KeywordParser<Content.Absent> ABSENT =
            KeywordParser.of(Content.Absent.class);
    private static final KeywordParser<ContentItem.Quote> QUOTES =
            KeywordParser.of(ContentItem.Quote.class);

    /**
     * The predefined counter styles. Their names are ASCII case-insensitive; other names are
     * case-sensitive.
     */
    private static final Set<String> PREDEFINED_STYLES =
            Set.of(
                    "disc",
                    "circle",
                    "square",
                    "decimal",
                    "decimal-leading-zero",
                    "lower-roman",
                    "upper-roman",
                    "lower-alpha",
                    "upper-alpha",
                    "lower-latin",
                    "upper-latin",
                    "lower-greek",
                    "disclosure-open",
                    "disclosure-closed",
                    "armenian",
                    "upper-armenian",
                    "lower-armenian",
                    "georgian",
                    "hebrew",
                    "arabic-indic",
                    "bengali",
                    "cambodian",
                    "devanagari",
                    "gujarati",
                    "gurmukhi",
                    "kannada",
                    "khmer",
                    "lao",
                    "malayalam",
                    "mongolian",
                    "myanmar",
                    "oriya",
                    "persian",
                    "tamil",
                    "telugu",
                    "thai",
                    "tibetan",
                    "urdu",
                    "cjk-decimal",
                    "cjk-earthly-branch",
                    "cjk-heavenly-stem",
                    "cjk-ideographic",
                    "hiragana",
                    "hiragana-iroha",
                    "katakana",
                    "katakana-iroha",
                    "japanese-informal",
                    "japanese-formal",
                    "korean-hangul-formal",
                    "korean-hanja-informal",
                    "korean-hanja-formal",
                    "simp-chinese-informal",
                    "simp-chinese-formal",
                    "trad-chinese-informal",
                    "trad-chinese-formal",
                    "hangul",
                    "hangul-consonant",
                    "ethiopic-numeric",
                    "ethiopic-halehame",
                    "ethiopic-halehame-am",
                    "ethiopic-halehame-ti-er",
                    "ethiopic-halehame-ti-et");

    /**
     * The maximum number of counters in one declaration. A short rule may apply to every element,
     * and each element then changes all of its counters.
     */
    private static final int MAX_COUNTERS = 256;

    /** Parses {@code counter-reset}, like Chromium without {@code reversed()}. */
    public static final ValueParser<List<CounterChange>> COUNTER_RESET = new Counters(0);

    public static final ValueParser<List<CounterChange>> COUNTER_SET = new Counters(0);
    public static final ValueParser<List<CounterChange>> COUNTER_INCREMENT = new Counters(1);

    private ContentParsers() {}

    /**
     * Parses {@code content}: keywords or a list of items, with optional alternative text for
     * speech after a slash.
     */
    public static @Nullable Specified<? extends Content> content(ValueReader in) {
        Specified<Content.Absent> absent = ABSENT.parse(in);
        if (absent != null) {
            return absent;
        }
        List<ContentItem> items = new ArrayList<>();
        while (!in.atEnd()) {
            if (in.takeSlash()) {
                List<ContentItem> alternative = alternative(in);
                return items.isEmpty() || alternative.isEmpty() ? null : items(items, alternative);
            }
            ContentItem item = item(in);
            if (item == null) {
                return null;
            }
            items.add(item);
        }
        return items.isEmpty() ? null : items(items, null);
    }

    private static Specified<Content> items(
            List<ContentItem> items, @Nullable List<ContentItem> alternative) {
        return Specified.of(new Content.Items(items, alternative));
    }

    /** Parses the alternative text. Returns an empty list if it is invalid. */
    private static List<ContentItem> alternative(ValueReader in) {
        List<ContentItem> items = new ArrayList<>();
        while (!in.atEnd()) {
            String text = in.takeString();
            ContentItem item = text != null ? new ContentItem.Text(text) : counter(in);
            if (item == null) {
                return List.of();
            }
            items.add(item);
        }
        return items;
    }

    private static @Nullable ContentItem item(ValueReader in) {
        String text = in.takeString();
        if (text != null) {
            return new ContentItem.Text(text);
        }
        Specified<ContentItem.Quote> quote = QUOTES.parse(in);
        if (quote instanceof Specified.Constant<ContentItem.Quote> constant) {
            return constant.value();
        }
        ContentItem counter = counter(in);
        return counter != null ? counter : ImageParsers.image(in);
    }

    /**
     * Parses {@code counter( <name>, <style>? )} or {@code counters( <name>, <separator>, <style>?
     * )}.
     */
    private static @Nullable ContentItem counter(ValueReader in) {
        if (!(in.peek() instanceof CssFunction function)) {
            return null;
        }
        boolean all = function.name().equals("counters");
        if (!all && !function.name().equals("counter")) {
            return null;
        }
        in.next();
        ValueReader arguments = in.inside(function);
        String name = arguments.takeCustomIdent("none");
        String separator = "";
        if (name != null && all) {
            String given = arguments.takeComma() ? arguments.takeString() : null;
            if (given == null) {
                return null;
            }
            separator = given;
        }
        ListStyleType style = new ListStyleType.CounterStyle("decimal");
        if (name != null && arguments.takeComma()) {
            ListStyleType given = styleName(arguments);
            if (given == null) {
                return null;
            }
            style = given;
        }
        if (name == null || !arguments.atEnd()) {
            return null;
        }
        return all
                ? new ContentItem.Counters(name, separator, style)
                : new ContentItem.Counter(name, style);
    }

    /** Parses {@code list-style-type}. */
    public static @Nullable Specified<? extends ListStyleType> listStyleType(ValueReader in) {
        String text = in.takeString();
        if (text != null) {
            return Specified.of(new ListStyleType.Text(text));
        }
        ListStyleType style = styleName(in);
        return style == null ? null : Specified.of(style);
    }

    private static @Nullable ListStyleType styleName(ValueReader in) {
        if (in.takeIdent("none")) {
            return ListStyleType.None.NONE;
        }
        String name = counterStyleName(in);
        return name == null ? null : new ListStyleType.CounterStyle(name);
    }

    /**
     * Takes the name of a counter style. Names of predefined styles are returned in lower case.
     * Returns null if there is no name.
     */
    static @Nullable String counterStyleName(ValueReader in) {
        String name = in.takeCustomIdent();
        if (name == null) {
            return null;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        return PREDEFINED_STYLES.contains(lower) ? lower : name;
    }

    /** Parses {@code quotes}. */
    public static @Nullable Specified<Quotes> quotes(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(Quotes.AUTO);
        }
        if (in.takeIdent("none")) {
            return Specified.of(new Quotes(false, List.of()));
        }
        List<Quotes.Pair> pairs = new ArrayList<>();
        String open;
        while ((open = in.takeString()) != null) {
            String close = in.takeString();
            if (close == null) {
                return null;
            }
            pairs.add(new Quotes.Pair(open, close));
        }
        return pairs.isEmpty() ? null : Specified.of(new Quotes(false, pairs));
    }

    /**
     * Parses changes of counters.
     *
     * @param defaultValue the value of a counter without a number
     */
    private record Counters(int defaultValue) implements ValueParser<List<CounterChange>> {
        @Override
        public @Nullable Specified<List<CounterChange>> parse(ValueReader in) {
            return counters(in, defaultValue);
        }
    }

    private static @Nullable Specified<List<CounterChange>> counters(
            ValueReader in, int defaultValue) {
        if (in.takeIdent("none")) {
            return Specified.of(List.of());
        }
        List<Specified<? extends CounterChange>> changes = new ArrayList<>();
        while (!in.atEnd()) {
            String name = in.takeCustomIdent("none");
            if (name == null || changes.size() == MAX_COUNTERS) {
                return null;
            }
            Specified<Integer> value = NumberParsers.integer(in, Integer.MIN_VALUE);
            changes.add(
                    (value == null ? Specified.of(defaultValue) : value)
                            .map(v -> new CounterChange(name, v)));
        }
        return changes.isEmpty() ? null : Specified.listOf(changes);
    }
}
