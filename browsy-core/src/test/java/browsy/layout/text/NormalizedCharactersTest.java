package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;

class NormalizedCharactersTest {

    @Test
    void charactersAreInertThatNormalizationKeeps() {
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            String written = String.valueOf((char) c);
            boolean kept =
                    Normalizer.isNormalized(written, Normalizer.Form.NFC)
                            && Normalizer.isNormalized(written, Normalizer.Form.NFD);
            assertEquals(
                    kept,
                    NormalizedCharacters.isInert((char) c),
                    () -> Integer.toHexString(written.charAt(0)));
        }
    }
}
