package browsy.fetch.encoding;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Guesses the encoding of text that declares none. Valid UTF-8 is taken as UTF-8, because text in
 * another encoding is hardly ever valid UTF-8. A statistical detector determines other encodings
 * from the frequency of byte sequences. The fallback is windows-1252.
 */
public final class EncodingGuess {
    private static final byte ESCAPE = 0x1B;

    /** The number of bytes between two checks whether the detector is certain. */
    private static final int STEP = 8 << 10;

    /** The number of leading bytes that the detector reads. */
    private static final int MOST = 1 << 20;

    private EncodingGuess() {}

    /** Guesses the encoding of plain text. In contrast to {@link #of}, ASCII is taken as UTF-8. */
    public static Charset ofText(byte[] text) {
        Charset guess = of(text);
        boolean plain = guess.equals(Encodings.WINDOWS_1252);
        return plain && isValid(text, StandardCharsets.UTF_8) ? StandardCharsets.UTF_8 : guess;
    }

    /** Guesses the encoding of a page; windows-1252 for ASCII or if the detector finds none. */
    public static Charset of(byte[] text) {
        boolean ascii = true;
        boolean escapes = false;
        for (byte b : text) {
            ascii &= b >= 0;
            escapes |= b == ESCAPE;
        }
        if (ascii && !escapes) {
            return Encodings.WINDOWS_1252;
        }
        if (!ascii && isValid(text, StandardCharsets.UTF_8)) {
            return StandardCharsets.UTF_8;
        }
        Charset found = detected(text);
        // For ASCII bytes, only the encodings with escape sequences are plausible results.
        return found != null && (!ascii || found.name().startsWith("ISO-2022"))
                ? found
                : Encodings.WINDOWS_1252;
    }

    private static @Nullable Charset detected(byte[] text) {
        UniversalDetector detector = new UniversalDetector();
        int end = Math.min(text.length, MOST);
        for (int at = 0; at < end && !detector.isDone(); at += STEP) {
            detector.handleData(text, at, Math.min(STEP, end - at));
        }
        detector.dataEnd();
        String name = detector.getDetectedCharset();
        return name == null ? null : named(name, text);
    }

    /**
     * Maps the detector's name of an encoding to a web encoding; null if the result is implausible
     * or no web encoding.
     */
    private static @Nullable Charset named(String name, byte[] text) {
        return switch (name) {
            // Pages in x-mac-cyrillic are very rare, and short windows-1251 text looks the same.
            case "MACCYRILLIC" -> Encodings.named("windows-1251");
            case "GB18030" -> chinese(text);
            case "TIS620" -> Encodings.named("windows-874");
            case "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE" -> null;
            default -> Encodings.named(name);
        };
    }

    /** GBK if it is valid, which pages are in more often than in gb18030. */
    private static @Nullable Charset chinese(byte[] text) {
        boolean pairs = Charset.isSupported("GBK") && isValid(text, Charset.forName("GBK"));
        return Encodings.named(pairs ? "gbk" : "gb18030");
    }

    private static boolean isValid(byte[] text, Charset charset) {
        try {
            charset.newDecoder().decode(ByteBuffer.wrap(text));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
