package browsy.layout.text;

import browsy.layout.text.CapsVariant.Treatment;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Splits a text into grapheme clusters and assigns a font face to each of them.
 *
 * <p>Clusters that no listed family contains are looked up in the system fonts (font fallback),
 * together for each range of one script: fallback is requested for one character, the resulting
 * face is applied to all missing clusters of the range that it contains, and the request is
 * repeated for another character. If a request fails, all remaining clusters of the range are drawn
 * as missing glyphs, as in browsers.
 */
final class FontChooser {

    private final String text;
    private final String script;
    private final CapsVariant caps;
    private final FontStack stack;

    private final List<Part> parts = new ArrayList<>();
    private final List<Integer> missing = new ArrayList<>();

    /**
     * Creates a chooser for a text.
     *
     * @param script the script of leading characters without one; empty if they take that of the
     *     first letter
     */
    FontChooser(String text, String script, CapsVariant caps, FontStack stack) {
        this.text = text;
        this.script = script.isEmpty() ? leadingScript(text) : script;
        this.caps = caps;
        this.stack = stack;
    }

    /**
     * A grapheme cluster, or a part of one with several emoji, with its script and font.
     *
     * @param choice null until a face has been found
     */
    record Part(int start, int end, String script, Treatment caps, @Nullable FontChoice choice) {

        Part with(FontChoice newChoice) {
            return new Part(start, end, script, caps, newChoice);
        }
    }

    /** Returns all parts with their faces. */
    List<Part> choose() {
        String script = this.script;
        boolean emoji = false;
        for (int start = 0; start < text.length(); ) {
            int end = GraphemeBreaker.next(text, start);
            int first = text.codePointAt(start);
            String nextScript = ScriptTags.of(first, script);
            boolean nextEmoji = isEmoji(start, end, first);
            if (nextEmoji != emoji || !nextScript.equals(script)) {
                applyFallback();
            }
            script = nextScript;
            emoji = nextEmoji;
            for (int part = start; part < end; ) {
                int partEnd = partEnd(part, end);
                add(part, partEnd, script);
                part = partEnd;
            }
            start = end;
        }
        applyFallback();
        return parts;
    }

    /**
     * Returns the script of the first character that has one; preceding characters are shaped in
     * that script.
     */
    private static String leadingScript(String text) {
        String first = ScriptTags.first(text, 0, text.length());
        return first.isEmpty() ? ScriptTags.DEFAULT : first;
    }

    private boolean isEmoji(int start, int end, int first) {
        return CharacterWidth.of(first) == CharacterWidth.EMOJI
                || (end - start > 1 && text.substring(start, end).indexOf('\uFE0F') > 0);
    }

    /**
     * Returns the end of the part that starts at an index. Emoji that are joined in one grapheme
     * cluster are looked up separately.
     */
    private int partEnd(int start, int clusterEnd) {
        int index = start + Character.charCount(text.codePointAt(start));
        while (index < clusterEnd && !GraphemeBreaker.isPicture(text.codePointAt(index))) {
            index += Character.charCount(text.codePointAt(index));
        }
        return index;
    }

    private void add(int start, int end, String script) {
        int first = text.codePointAt(start);
        Treatment treatment = caps.of(first);
        FontStack ofScript = stack.inScript(script);
        FontChoice choice =
                treatment != Treatment.SMALL_UPPERCASED && end - start == Character.charCount(first)
                        ? ofScript.chooseListed(first)
                        : ofScript.chooseListed(treatment.apply(text.substring(start, end)));
        if (choice == null) {
            missing.add(parts.size());
        }
        parts.add(new Part(start, end, script, treatment, choice));
    }

    /** Runs font fallback for the missing clusters of the current range. */
    private void applyFallback() {
        if (missing.isEmpty()) {
            return;
        }
        Set<Integer> requested = new HashSet<>();
        while (!missing.isEmpty()) {
            int hint = hint();
            FontFace face = requested.add(hint) ? stack.systemFace(hint) : null;
            if (face == null) {
                for (int index : missing) {
                    Part part = parts.get(index);
                    parts.set(index, part.with(stack.chooseBoxes(characters(part))));
                }
                missing.clear();
            } else {
                missing.removeIf(index -> assign(index, face));
            }
        }
    }

    private boolean assign(int index, FontFace face) {
        Part part = parts.get(index);
        FontChoice choice = stack.inScript(part.script()).choose(face, characters(part));
        if (choice != null) {
            parts.set(index, part.with(choice));
        }
        return choice != null;
    }

    private String characters(Part part) {
        return part.caps().apply(text.substring(part.start(), part.end()));
    }

    /**
     * Returns the character for which fallback is requested: the first missing one with a script of
     * its own, otherwise the first missing one.
     */
    private int hint() {
        List<Integer> ordered = isFromRightToLeft() ? lastRangesFirst() : missing;
        for (int index : ordered) {
            int code = firstCharacter(index);
            UnicodeScript script = UnicodeScript.of(code);
            if (script != UnicodeScript.COMMON && script != UnicodeScript.INHERITED) {
                return code;
            }
        }
        return firstCharacter(ordered.get(0));
    }

    private int firstCharacter(int index) {
        return characters(parts.get(index)).codePointAt(0);
    }

    private boolean isFromRightToLeft() {
        return switch (Character.getDirectionality(firstCharacter(missing.get(0)))) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC ->
                    true;
            default -> false;
        };
    }

    /**
     * Returns the missing parts of text from right to left, with ranges of adjacent parts, such as
     * words, from the last to the first. Browsers request fallback in this order, that of the
     * glyphs.
     */
    private List<Integer> lastRangesFirst() {
        List<Integer> ordered = new ArrayList<>(missing.size());
        int end = missing.size();
        for (int i = end - 1; i >= 0; i--) {
            if (i == 0 || missing.get(i) > missing.get(i - 1) + 1) {
                ordered.addAll(missing.subList(i, end));
                end = i;
            }
        }
        return ordered;
    }
}
