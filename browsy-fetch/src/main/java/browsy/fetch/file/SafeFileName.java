package browsy.fetch.file;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes names of files safe on all file systems: without a path, characters that are special or
 * invisible, dots at the ends, names of devices and extensions that a shell interprets. The rules
 * are those of Chromium, on every system also those for Windows.
 */
public final class SafeFileName {
    /** The greatest length in UTF-8, which leaves room for a number and a temporary extension. */
    private static final int MAX_BYTES = 240;

    /** The greatest length of an extension that shortening keeps. */
    private static final int MAX_EXTENSION = 16;

    private static final String DEFAULT = "download";

    /**
     * Characters that are special in file systems, control and format characters, which include
     * those that change the direction of text, unpaired surrogates and noncharacters.
     */
    private static final Pattern UNSAFE =
            Pattern.compile(
                    "[\"~*:<>?|\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}"
                            + "\\x{FDD0}-\\x{FDEF}\uFFFE\uFFFF]");

    private static final Pattern SPACE_AT_END =
            Pattern.compile("^[\\p{IsWhite_Space}]|[\\p{IsWhite_Space}.]$");

    private static final Set<String> DEVICES =
            Set.of(
                    "con",
                    "prn",
                    "aux",
                    "nul",
                    "clock$",
                    "conin$",
                    "conout$",
                    "com1",
                    "com2",
                    "com3",
                    "com4",
                    "com5",
                    "com6",
                    "com7",
                    "com8",
                    "com9",
                    "com\u00B9",
                    "com\u00B2",
                    "com\u00B3",
                    "lpt1",
                    "lpt2",
                    "lpt3",
                    "lpt4",
                    "lpt5",
                    "lpt6",
                    "lpt7",
                    "lpt8",
                    "lpt9",
                    "lpt\u00B9",
                    "lpt\u00B2",
                    "lpt\u00B3");

    private static final Set<String> SYSTEM_FILES = Set.of("desktop.ini", "thumbs.db");

    private SafeFileName() {}

    /**
     * Returns the safe form of a name.
     *
     * @param name the name, in which path separators become underscores
     * @return the name; {@code download} if nothing but hyphens and underscores would be left
     */
    public static String of(String name) {
        String flat = withoutDots(name).replaceAll("[/\\\\]", "_");
        if (flat.matches("[-_]*")) {
            return DEFAULT;
        }
        String safe = UNSAFE.matcher(flat).replaceAll("_");
        safe = SPACE_AT_END.matcher(safe).replaceAll("_");
        return shortened(withSafeExtension(isReserved(safe) ? "_" + safe : safe));
    }

    /**
     * Returns the safe form of a name that is not from the server, whose extension fits the media
     * type.
     *
     * @param replace whether an extension that does not fit is replaced
     */
    public static String of(String name, String mediaType, boolean replace) {
        String safe = of(name);
        String preferred = MediaTypes.extension(mediaType);
        int dot = safe.lastIndexOf('.');
        if (preferred == null || (dot > 0 && !replace)) {
            return safe;
        }
        boolean fits = dot > 0 && mediaType.equals(MediaTypes.ofName(safe));
        return fits ? safe : shortened((dot > 0 ? safe.substring(0, dot) : safe) + "." + preferred);
    }

    /**
     * Returns the safe form of the last path segment of a URL, up to a semicolon.
     *
     * @return the name; {@code download} with an extension if the segment is empty or not UTF-8
     */
    public static String ofUrl(String url, String mediaType) {
        String resource = url.replaceFirst("#.*", "");
        String path = resource.replaceFirst("\\?.*", "");
        String segment = path.substring(path.lastIndexOf('/') + 1).replaceFirst(";.*", "");
        String name = FileNameValue.percentDecoded(segment);
        boolean generated = name != null && !name.isEmpty() && resource.indexOf('?') >= 0;
        return of(name == null ? "" : name, mediaType, generated);
    }

    /** Removes dots at both ends. */
    private static String withoutDots(String name) {
        return name.replaceFirst("^\\.+", "").replaceFirst("\\.+$", "");
    }

    private static boolean isReserved(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        int dot = lower.indexOf('.');
        String base = (dot < 0 ? lower : lower.substring(0, dot)).stripTrailing();
        return DEVICES.contains(base) || SYSTEM_FILES.contains(lower);
    }

    /** Replaces extensions that Windows does not show or acts on without opening the file. */
    private static String withSafeExtension(String name) {
        String extension = extension(name);
        if (extension == null
                || !extension.toLowerCase(Locale.ROOT).matches("lnk|local|scf|url|\\{.*}")) {
            return name;
        }
        return name.substring(0, name.length() - extension.length()) + DEFAULT;
    }

    private static @Nullable String extension(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? null : name.substring(dot + 1);
    }

    /** Shortens a name before its extension. */
    private static String shortened(String name) {
        if (bytes(name) <= MAX_BYTES) {
            return name;
        }
        String extension = extension(name);
        String end =
                extension == null || extension.isEmpty() || bytes(extension) > MAX_EXTENSION
                        ? ""
                        : "." + extension;
        StringBuilder out = new StringBuilder();
        int left = MAX_BYTES - bytes(end);
        for (int i = 0; i < name.length(); i = name.offsetByCodePoints(i, 1)) {
            String character = Character.toString(name.codePointAt(i));
            left -= bytes(character);
            if (left < 0) {
                break;
            }
            out.append(character);
        }
        return out.toString().replaceFirst("[\\p{IsWhite_Space}.]+$", "") + end;
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
