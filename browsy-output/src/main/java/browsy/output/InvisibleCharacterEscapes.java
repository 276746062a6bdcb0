package browsy.output;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;

/**
 * Escapes invisible characters of the Basic Multilingual Plane in JSON strings; the parsed value is
 * unchanged. Jackson passes supplementary characters as surrogates, which {@link VisibleJson}
 * escapes.
 */
final class InvisibleCharacterEscapes extends CharacterEscapes {

    private static final long serialVersionUID = 1L;

    @Override
    public int[] getEscapeCodesForAscii() {
        int[] codes = standardAsciiEscapesForJSON();
        codes[0x7F] = ESCAPE_STANDARD;
        return codes;
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int c) {
        if (Character.isSurrogate((char) c) || !Escapes.isUnseen(c)) {
            return null;
        }
        return new SerializedString(String.format(Locale.ROOT, "\\u%04x", c));
    }
}
