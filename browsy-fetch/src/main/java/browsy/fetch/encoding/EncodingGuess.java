package browsy.fetch.encoding;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Guesses the encoding of text that declares none, as browsers do: valid UTF-8 is hardly ever
 * anything else, and what else it may be shows in how often its bytes follow one another.
 */
public final class EncodingGuess {
    private static final Charset GBK = Charset.forName("GBK");
    private static final byte ESCAPE = 0x1B;
    private static final int STEP = 8 << 10;

    /** What comes later hardly changes the guess. */
    private static final int MOST = 1 << 20;

    private EncodingGuess() {}

    /** The same for text that is no page: what could be in UTF-8 is. */
    public static Charset ofText(byte[] text) {
        Charset guess = of(text);
        boolean plain = guess.equals(Encodings.WINDOWS_1252);
        return plain && isValid(text, StandardCharsets.UTF_8) ? StandardCharsets.UTF_8 : guess;
    }

    /** The most likely encoding; windows-1252 where nothing speaks for another one. */
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
        // Text of ASCII alone can be in an encoding that shifts by escapes, and in no other.
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

    /** The detector's name of an encoding as browsers have it; null for one that they lack. */
    private static @Nullable Charset named(String name, byte[] text) {
        return switch (name) {
            // No server sends it; the letters of a short text in windows-1251 are the same in it.
            case "MACCYRILLIC" -> Encodings.named("windows-1251");
            case "GB18030" -> isValid(text, GBK) ? GBK : Encodings.named(name);
            case "TIS620" -> Encodings.named("windows-874");
            case "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE" -> null;
            default -> Encodings.named(name);
        };
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
