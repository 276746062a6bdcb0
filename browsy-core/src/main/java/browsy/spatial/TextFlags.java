package browsy.spatial;

import browsy.model.HiddenReason;
import browsy.model.TextFlag;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds what is odd about a text, so that a reader who is a language model can distrust it. */
final class TextFlags {

    /** Orders that make sense only to a model that reads the page. */
    private static final Pattern ADDRESSES_MODEL =
            Pattern.compile(
                    words("(ignore|disregard|forget|override)")
                            + ".{0,40}"
                            + words("(previous|prior|above|earlier|all)")
                            + ".{0,40}"
                            + words("(instructions?|prompts?|rules|directions|context)")
                            + '|'
                            + words("(system|developer) prompt")
                            + '|'
                            + words(
                                    "you are (now )?(an? )?(ai|llm|language model|chatgpt|assistant|agent)")
                            + '|'
                            + words(
                                    "(attention|note|instructions?|message) (to|for) (the |all |any )?"
                                            + "(ai|llm|language model)s?")
                            + '|'
                            + words("as an ai (language )?model")
                            + ".{0,40}"
                            + words("you (must|should|will)")
                            + '|'
                            + words("do not (tell|inform|mention|reveal)")
                            + ".{0,30}"
                            + words("(user|human|operator)"));

    /** Whole words; {@code \b} is not the same on every version of Java. */
    private static String words(String pattern) {
        return "(?<![\\p{L}\\p{N}_])" + pattern + "(?![\\p{L}\\p{N}_])";
    }

    /** Each order has one of these at the start of a word; few other texts do. */
    private static final List<String> TRIGGERS =
            List.of(
                    "ignore",
                    "disregard",
                    "forget",
                    "override",
                    "prompt",
                    "you are ",
                    "attention ",
                    "note ",
                    "instruction",
                    "message ",
                    "as an ai ",
                    "do not ");

    private static final int MAX_EXAMINED = 4000;

    /** An order is longer than this. */
    private static final int SHORT = 15;

    private final Backdrops backdrops;

    TextFlags(Backdrops backdrops) {
        this.backdrops = backdrops;
    }

    /**
     * What is odd about an element's text and name.
     *
     * @param reasons why the element is hidden, empty if it is not
     */
    Set<TextFlag> of(int index, String text, String name, List<HiddenReason> reasons) {
        if (text.isEmpty() && name.isEmpty()) {
            return Set.of();
        }
        String other = name.equals(text) ? "" : name;
        boolean invisible = !text.isEmpty() && isInvisible(index, reasons);
        boolean hiddenCharacters = hasHiddenCharacters(text) || hasHiddenCharacters(other);
        boolean addressesModel = addressesModel(text) || addressesModel(other);
        if (!invisible && !hiddenCharacters && !addressesModel) {
            return Set.of();
        }
        EnumSet<TextFlag> flags = EnumSet.noneOf(TextFlag.class);
        if (invisible) {
            flags.add(TextFlag.INVISIBLE);
        }
        if (hiddenCharacters) {
            flags.add(TextFlag.HIDDEN_CHARACTERS);
        }
        if (addressesModel) {
            flags.add(TextFlag.ADDRESSES_MODEL);
        }
        return flags;
    }

    /** Whether the text is rendered all the same, where no person sees it. */
    private boolean isInvisible(int index, List<HiddenReason> reasons) {
        return reasons.isEmpty()
                ? backdrops.swallow(index)
                : reasons.stream().allMatch(reason -> isOutOfSight(reason.kind()));
    }

    private static boolean isOutOfSight(HiddenReason.Kind kind) {
        return switch (kind) {
            case OFF_SCREEN, CLIPPED, ZERO_SIZE, TRANSPARENT -> true;
            default -> false;
        };
    }

    private static boolean hasHiddenCharacters(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 0x7F && isInvisible(text.codePointAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean addressesModel(String text) {
        if (text.length() <= SHORT) {
            return false;
        }
        String head = text.length() > MAX_EXAMINED ? text.substring(0, MAX_EXAMINED) : text;
        return hasTrigger(head) && ADDRESSES_MODEL.matcher(head.toLowerCase(Locale.ROOT)).find();
    }

    private static boolean hasTrigger(String text) {
        boolean inWord = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = c > 0x7F ? Character.isLetterOrDigit(c) : isAsciiLetter(c);
            if (letter && !inWord && isTriggerAt(i, text)) {
                return true;
            }
            inWord = letter;
        }
        return false;
    }

    private static boolean isAsciiLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static boolean isTriggerAt(int start, String text) {
        switch (text.charAt(start)) {
            case 'i', 'I', 'd', 'D', 'f', 'F', 'o', 'O', 'p', 'P', 'y', 'Y':
            case 'a', 'A', 'n', 'N', 'm', 'M':
                break;
            default:
                return false;
        }
        for (String trigger : TRIGGERS) {
            if (text.regionMatches(true, start, trigger, 0, trigger.length())) {
                return true;
            }
        }
        return false;
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
