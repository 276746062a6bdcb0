package browsy.intelligence.word;

import browsy.infra.CharBuilder;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import org.jspecify.annotations.Nullable;

/** Normalises texts for the search for phrases. */
public final class Texts {

    private static final int MAX_CAPTION = 200;

    /** The maximum length of a path segment that names a page, in characters. */
    private static final int MAX_ADDRESS = 25;

    /** The maximum number of marks and surrogates in a row of a text that is composed. */
    private static final int MAX_MARKS = 30;

    private static final int ASCII = 128;
    private static final String NAME_SEPARATORS = "[]$";

    /**
     * The first dense character, at the start of the CJK radicals; {@link #LAST_DENSE} is the last
     * Hangul syllable.
     */
    private static final char FIRST_DENSE = '\u2E80';

    private static final char LAST_DENSE = '\uD7FF';

    private Texts() {}

    /**
     * Folds a text: composed characters, lower case, single spaces between words, plain quotes and
     * hyphens, letters without accents, one form of each Arabic letter; empty for null.
     */
    public static String fold(@Nullable String text) {
        if (text == null || text.isEmpty()) {
            return "";
        }
        if (isFolded(text)) {
            return text;
        }
        String ascii = foldAscii(text);
        if (ascii != null) {
            return ascii;
        }
        return foldComposed(composed(text));
    }

    /**
     * Returns a text in composed form (NFC), which is the form of the phrases. A text with many
     * marks in a row is returned as it is, because reordering marks takes quadratic time.
     */
    static String composed(String text) {
        boolean marked = false;
        int row = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean mark = Letters.mayFollowBase(c);
            marked |= mark;
            row = mark || Character.isSurrogate(c) ? row + 1 : 0;
            if (row > MAX_MARKS) {
                return text;
            }
        }
        return marked ? Normalizer.normalize(text, Normalizer.Form.NFC) : text;
    }

    private static String foldComposed(String text) {
        CharBuilder out = new CharBuilder(text.length());
        boolean space = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Letters.type(c) == Letters.DROPPED) {
                continue;
            }
            char folded = Letters.fold(c);
            if (folded == ' ') {
                space = true;
                continue;
            }
            if (space && !out.isEmpty()) {
                out.append(' ');
            }
            space = false;
            out.append(folded);
            if (c == Letters.SHARP_S) {
                out.append(folded);
            }
        }
        return out.toString();
    }

    /** Folds case and white space of an ASCII text; null if the text has other characters. */
    private static @Nullable String foldAscii(String text) {
        byte[] out = new byte[text.length()];
        int length = 0;
        boolean space = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ASCII) {
                return null;
            }
            if (c <= ' ' && Character.isWhitespace(c)) {
                space = length > 0;
                continue;
            }
            if (space) {
                out[length++] = ' ';
                space = false;
            }
            boolean upper = c >= 'A' && c <= 'Z';
            out[length++] = (byte) (upper ? c + ('a' - 'A') : c == '`' ? '\'' : c);
        }
        return new String(out, 0, length, StandardCharsets.ISO_8859_1);
    }

    /** Whether a text is ASCII and folded already. */
    private static boolean isFolded(String text) {
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean upper = c >= 'A' && c <= 'Z';
            if (c >= ASCII || c < ' ' || upper || c == '`' || (c == ' ' && before == ' ')) {
                return false;
            }
            before = c;
        }
        return before != ' ';
    }

    /** Returns a character of a text, 0 for a position outside of it. */
    static char charAt(String text, int index) {
        return index >= 0 && index < text.length() ? text.charAt(index) : 0;
    }

    /** Whether words consist of a character: a letter, a digit or a low line. */
    public static boolean isWordPart(char c) {
        return c == '_' || Character.isLetterOrDigit(c);
    }

    /** Whether a character is a letter or a mark that belongs to one. */
    static boolean isLetterOrMark(char c) {
        return Character.isLetter(c)
                || switch (Character.getType(c)) {
                    case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
                    default -> false;
                };
    }

    /** Whether a text has a digit of any script. */
    public static boolean hasDigit(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isDigit(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the amount of text in letters. A Chinese, Japanese or Korean character counts as two
     * and a half letters.
     */
    public static int letters(String text) {
        int dense = 0;
        for (int i = 0; i < text.length(); i++) {
            dense += isDense(text.charAt(i)) ? 1 : 0;
        }
        return letters(text.length(), dense);
    }

    /**
     * Returns the amount of text in letters, from character counts.
     *
     * @param length the number of characters
     * @param dense the number of {@linkplain #isDense dense} ones among them
     */
    public static int letters(int length, int dense) {
        return length + dense * 3 / 2;
    }

    /** Whether a character is Chinese, Japanese or Korean. */
    public static boolean isDense(char c) {
        return c >= FIRST_DENSE && c <= LAST_DENSE;
    }

    /**
     * Returns the folded caption of an element: its text or the value of a button; its accessible
     * name if these are missing or only symbols. Cut off at 200 characters.
     */
    public static String caption(SpatialElement element) {
        String text = element.text();
        InputType type = element.inputType();
        if (text == null && type != null && type.isButton()) {
            text = element.value();
        }
        String folded = fold(isCaption(element, text) ? text : element.accessibleName());
        return folded.length() > MAX_CAPTION ? folded.substring(0, MAX_CAPTION) : folded;
    }

    /**
     * Whether a text of an element is its caption: it has letters or digits, or the element has no
     * accessible name.
     */
    public static boolean isCaption(SpatialElement element, @Nullable String text) {
        return text != null && (element.accessibleName() == null || !isSymbolic(text));
    }

    /** Whether a text has neither letters nor digits, as the icon of a control. */
    public static boolean isSymbolic(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (Character.isLetterOrDigit(text.codePointAt(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the words of the innermost part of a field's name: "name" for {@code user[name]},
     * "email" for {@code ctl00$main$email}.
     */
    public static String fieldWords(@Nullable String name) {
        if (name == null) {
            return "";
        }
        int end = name.length();
        while (end > 0) {
            int start = end;
            while (start > 0 && NAME_SEPARATORS.indexOf(name.charAt(start - 1)) < 0) {
                start--;
            }
            for (int i = start; i < end; i++) {
                if (Character.isLetter(name.charAt(i))) {
                    return words(name.substring(start, end));
                }
            }
            end = start - 1;
        }
        return words(name);
    }

    /**
     * Returns the folded words of the last path segment of an address without its extension; empty
     * if it has no path or the segment is so long that it repeats the title of a text.
     */
    public static String addressWords(String url) {
        int query = url.indexOf('?');
        int fragment = url.indexOf('#');
        int end = query < 0 ? url.length() : query;
        end = fragment < 0 ? end : Math.min(end, fragment);
        while (end > 0 && url.charAt(end - 1) == '/') {
            end--;
        }
        int start = url.lastIndexOf('/', end - 1) + 1;
        boolean host = start > 1 && url.charAt(start - 2) == '/';
        if (start <= 0 || host) {
            return "";
        }
        int dot = url.indexOf('.', start);
        String last = url.substring(start, dot > 0 && dot < end ? dot : end);
        return last.length() > MAX_ADDRESS ? "" : words(last);
    }

    /** Returns the folded words of an identifier such as {@code user_name} or {@code userName}. */
    public static String words(@Nullable String identifier) {
        if (identifier == null) {
            return "";
        }
        CharBuilder out = new CharBuilder(identifier.length() + 4);
        for (int i = 0; i < identifier.length(); i++) {
            char c = identifier.charAt(i);
            boolean startsWord =
                    i > 0
                            && Character.isUpperCase(c)
                            && Character.isLowerCase(identifier.charAt(i - 1));
            if (startsWord) {
                out.append(' ');
            }
            out.append(Character.isLetterOrDigit(c) ? c : ' ');
        }
        return fold(out.toString());
    }
}
