package browsy.fetch.encoding;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The encodings of the Encoding standard and their labels. The name of a {@code Charset} is that of
 * the standard. The multi-byte encodings need the module {@code jdk.charsets}.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#names-and-labels">Encoding: names and labels</a>
 */
public final class Encodings {
    private static final Pattern CHARSET =
            Pattern.compile(
                    "charset\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s;\"']+))",
                    Pattern.CASE_INSENSITIVE);

    /** For each encoding its name in the standard and its other labels, separated by spaces. */
    private static final String[] LABELS = {
        "UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8",
        "IBM866 866 cp866 csibm866",
        "ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2",
        "ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3",
        "ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4",
        "ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5"
                + " iso_8859-5:1988",
        "ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e"
                + " iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987",
        "ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597"
                + " iso_8859-7 iso_8859-7:1987 sun_eu_greek",
        "ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598"
                + " iso_8859-8 iso_8859-8:1988 visual",
        "ISO-8859-8-I csiso88598i logical",
        "ISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6",
        "ISO-8859-13 iso8859-13 iso885913",
        "ISO-8859-14 iso8859-14 iso885914",
        "ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9",
        "ISO-8859-16",
        "KOI8-R cskoi8r koi koi8 koi8_r",
        "KOI8-U koi8-ru",
        "macintosh csmacintosh mac x-mac-roman",
        "windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620",
        "windows-1250 cp1250 x-cp1250",
        "windows-1251 cp1251 x-cp1251",
        "windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100"
                + " iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252",
        "windows-1253 cp1253 x-cp1253",
        "windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9"
                + " iso_8859-9:1989 l5 latin5 x-cp1254",
        "windows-1255 cp1255 x-cp1255",
        "windows-1256 cp1256 x-cp1256",
        "windows-1257 cp1257 x-cp1257",
        "windows-1258 cp1258 x-cp1258",
        "x-mac-cyrillic x-mac-ukrainian",
        "GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk",
        "gb18030",
        "Big5 big5-hkscs cn-big5 csbig5 x-x-big5",
        "EUC-JP cseucpkdfmtjapanese x-euc-jp",
        "ISO-2022-JP csiso2022jp",
        "Shift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis",
        "EUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601"
                + " ksc_5601 windows-949",
        "UTF-16BE unicodefffe",
        "UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16",
        "x-user-defined"
    };

    /** The names of the encodings by label. */
    private static final Map<String, String> NAMES = new HashMap<>();

    /** The encodings that were asked for, by name. */
    private static final Map<String, Charset> KNOWN = new ConcurrentHashMap<>();

    static {
        for (String line : LABELS) {
            String[] labels = line.split(" ");
            for (String label : labels) {
                NAMES.put(label.toLowerCase(Locale.ROOT), labels[0]);
            }
        }
    }

    static final Charset WINDOWS_1252 = encoding("windows-1252");

    private Encodings() {}

    /** Returns the encoding with a label, ignoring case; null if there is none. */
    public static @Nullable Charset named(String label) {
        String name = NAMES.get(label.strip().toLowerCase(Locale.ROOT));
        return name == null || !isSupported(name) ? null : encoding(name);
    }

    private static Charset encoding(String name) {
        return KNOWN.computeIfAbsent(name, Encodings::create);
    }

    private static Charset create(String name) {
        return switch (name) {
            case "UTF-8" -> StandardCharsets.UTF_8;
            case "UTF-16BE" -> StandardCharsets.UTF_16BE;
            case "UTF-16LE" -> StandardCharsets.UTF_16LE;
            case "ISO-2022-JP" -> new Iso2022Jp();
            case "GBK" -> new LegacyCharset(name, () -> new Gb18030(true));
            case "gb18030" -> new LegacyCharset(name, () -> new Gb18030(false));
            case "Big5" -> new LegacyCharset(name, Big5::new);
            case "EUC-JP" -> new LegacyCharset(name, EucJp::new);
            case "EUC-KR" -> new LegacyCharset(name, EucKr::new);
            case "Shift_JIS" -> new LegacyCharset(name, ShiftJis::new);
            case "ISO-8859-8-I" -> new LegacyCharset(name, () -> new SingleByte("ISO-8859-8"));
            default -> new LegacyCharset(name, () -> new SingleByte(name));
        };
    }

    /** Whether the Java runtime has the character set that the index of an encoding is from. */
    private static boolean isSupported(String name) {
        return switch (name) {
            case "GBK", "gb18030" -> Charset.isSupported("GBK");
            case "Big5" -> Charset.isSupported("Big5-HKSCS");
            case "EUC-JP" -> Charset.isSupported("EUC-JP") && Charset.isSupported("windows-31j");
            case "EUC-KR" -> Charset.isSupported("x-windows-949");
            case "ISO-2022-JP", "Shift_JIS" -> Charset.isSupported("windows-31j");
            default -> true;
        };
    }

    /**
     * Decodes text. ASCII needs no index.
     *
     * @param charset an encoding of this class
     */
    public static String decoded(byte[] text, Charset charset) {
        boolean plain = charset instanceof LegacyCharset && isAscii(text);
        return new String(text, plain ? StandardCharsets.ISO_8859_1 : charset);
    }

    private static boolean isAscii(byte[] text) {
        for (byte b : text) {
            if (b < 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the encoding in the {@code charset} parameter of a content type; null if the
     * parameter is missing or unknown.
     */
    public static @Nullable Charset ofContentType(String contentType) {
        Matcher match = CHARSET.matcher(contentType);
        if (!match.find()) {
            return null;
        }
        String quoted = match.group(1) != null ? match.group(1) : match.group(2);
        return named(quoted != null ? quoted : match.group(3));
    }

    /** Tests whether a content type has a {@code charset} parameter, known or not. */
    static boolean hasCharset(String contentType) {
        return CHARSET.matcher(contentType).find();
    }

    /** Returns the output encoding: UTF-8 for UTF-16, otherwise the encoding itself. */
    public static Charset forOutput(Charset charset) {
        return charset.name().startsWith("UTF-16") ? StandardCharsets.UTF_8 : charset;
    }
}
