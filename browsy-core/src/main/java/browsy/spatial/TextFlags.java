package browsy.spatial;

import browsy.model.TextFlag;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds what is odd about a text, so that a reader who is a language model can distrust it. */
final class TextFlags {

    /** Orders that make sense only to a model that reads the page. */
    private static final Pattern ADDRESSES_MODEL =
            Pattern.compile(
                    "\\b(ignore|disregard|forget|override)\\b.{0,40}\\b(previous|prior|above|earlier|all)\\b"
                            + ".{0,40}\\b(instructions?|prompts?|rules|directions|context)\\b"
                            + "|\\b(system|developer) prompt\\b"
                            + "|\\byou are (now )?(an? )?(ai|llm|language model|chatgpt|assistant|agent)\\b"
                            + "|\\b(attention|note|instructions?|message) (to|for) (the |all |any )?(ai|llm|language model)s?\\b"
                            + "|\\bas an ai (language )?model\\b.{0,40}\\byou (must|should|will)\\b"
                            + "|\\bdo not (tell|inform|mention|reveal)\\b.{0,30}\\b(user|human|operator)\\b");

    private static final int MAX_EXAMINED = 4000;

    private TextFlags() {}

    static Set<TextFlag> of(String text) {
        if (text.isEmpty()) {
            return Set.of();
        }
        EnumSet<TextFlag> flags = EnumSet.noneOf(TextFlag.class);
        if (text.codePoints().anyMatch(TextFlags::isInvisible)) {
            flags.add(TextFlag.HIDDEN_CHARACTERS);
        }
        if (text.length() > 15 && addressesModel(text)) {
            flags.add(TextFlag.ADDRESSES_MODEL);
        }
        return flags.isEmpty() ? Set.of() : flags;
    }

    private static boolean addressesModel(String text) {
        String head = text.length() > MAX_EXAMINED ? text.substring(0, MAX_EXAMINED) : text;
        String folded = head.toLowerCase(Locale.ROOT);
        return ADDRESSES_MODEL.matcher(folded).find();
    }

    /** Zero-width characters that shape no script, and the tag characters. */
    private static boolean isInvisible(int c) {
        return c == 0x200B
                || c == 0x2060
                || c == 0xFEFF
                || c == 0x180E
                || (c >= 0x2061 && c <= 0x2064)
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069)
                || (c >= 0xE0000 && c <= 0xE007F);
    }
}
