package browsy.fetch.encoding;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The encodings of the Encoding standard and their labels, as far as the Java runtime supports
 * them.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#names-and-labels">Encoding: names and labels</a>
 */
public final class Encodings {
    static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    private static final Pattern CHARSET =
            Pattern.compile(
                    "charset\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s;\"']+))",
                    Pattern.CASE_INSENSITIVE);

    /** For each encoding its Java name and its labels, separated by spaces. */
    private static final String[] LABELS = {
        "UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8",
        "IBM866 866 cp866 csibm866 ibm866",
        "ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 l2 latin2",
        "ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 l3 latin3",
        "ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 l4 latin4",
        "ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5",
        "ISO-8859-6 arabic asmo-708 csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i"
                + " iso-ir-127 iso8859-6 iso88596 iso_8859-6",
        "ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7"
                + " iso88597 iso_8859-7 sun_eu_greek",
        "ISO-8859-8 csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-8859-8-i iso-ir-138 logical"
                + " iso8859-8 iso88598 iso_8859-8 visual csiso88598e csiso88598i",
        "ISO-8859-13 iso-8859-13 iso8859-13 iso885913",
        "ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9",
        "KOI8-R cskoi8r koi koi8 koi8-r koi8_r",
        "KOI8-U koi8-ru koi8-u",
        "x-MacRoman csmacintosh mac macintosh x-mac-roman",
        "x-MacCyrillic x-mac-cyrillic x-mac-ukrainian",
        "x-windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874",
        "windows-1250 cp1250 windows-1250 x-cp1250",
        "windows-1251 cp1251 windows-1251 x-cp1251",
        "windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100"
                + " iso8859-1 iso88591 iso_8859-1 l1 latin1 us-ascii windows-1252 x-cp1252",
        "windows-1253 cp1253 windows-1253 x-cp1253",
        "windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 l5"
                + " latin5 windows-1254 x-cp1254",
        "windows-1255 cp1255 windows-1255 x-cp1255",
        "windows-1256 cp1256 windows-1256 x-cp1256",
        "windows-1257 cp1257 windows-1257 x-cp1257",
        "windows-1258 cp1258 windows-1258 x-cp1258",
        "GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk",
        "GB18030 gb18030",
        "Big5-HKSCS big5 big5-hkscs cn-big5 csbig5 x-x-big5",
        "EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp",
        "ISO-2022-JP csiso2022jp iso-2022-jp",
        "windows-31j csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis",
        "x-windows-949 cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989"
                + " ksc5601 ksc_5601 windows-949",
        "UTF-16BE unicodefffe utf-16be",
        "UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le"
    };

    /** The names in the Encoding standard by Java name, where the two differ. */
    private static final Map<String, String> WEB_NAMES =
            Map.of(
                    "x-MacRoman", "macintosh",
                    "x-MacCyrillic", "x-mac-cyrillic",
                    "x-windows-874", "windows-874",
                    "Big5-HKSCS", "Big5",
                    "windows-31j", "Shift_JIS",
                    "x-windows-949", "EUC-KR");

    private static final Map<String, Charset> BY_LABEL = new HashMap<>();

    static {
        for (String line : LABELS) {
            String[] names = line.split(" ");
            if (Charset.isSupported(names[0])) {
                for (String label : names) {
                    BY_LABEL.put(label.toLowerCase(Locale.ROOT), Charset.forName(names[0]));
                }
            }
        }
    }

    private Encodings() {}

    /** Returns the encoding with a label, ignoring case; null if there is none. */
    public static @Nullable Charset named(String label) {
        return BY_LABEL.get(label.strip().toLowerCase(Locale.ROOT));
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

    /** Returns the name of an encoding in the Encoding standard. */
    public static String webName(Charset charset) {
        for (Map.Entry<String, String> name : WEB_NAMES.entrySet()) {
            if (charset.name().equalsIgnoreCase(name.getKey())) {
                return name.getValue();
            }
        }
        return charset.name();
    }

    /** Returns the output encoding: UTF-8 for UTF-16, otherwise the encoding itself. */
    public static Charset forOutput(Charset charset) {
        return charset.name().startsWith("UTF-16") ? StandardCharsets.UTF_8 : charset;
    }
}
