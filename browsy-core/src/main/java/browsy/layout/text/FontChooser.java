package browsy.layout.text;

import browsy.layout.text.CapsVariant.Treatment;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gives every part of a text its face.
 *
 * <p>Characters that the listed families lack are looked up in the system's fonts together, for
 * each stretch of one script: the system is asked for one character, and what the answer lacks is
 * asked for again as long as a new character comes up. So a character without any font makes its
 * whole stretch go without: browsers do the same.
 */
final class FontChooser {

    private final String text;
    private final CapsVariant caps;
    private final FontStack stack;

    private final List<Part> parts = new ArrayList<>();
    private final List<Integer> missing = new ArrayList<>();

    FontChooser(String text, CapsVariant caps, FontStack stack) {
        this.text = text;
        this.caps = caps;
        this.stack = stack;
    }

    /** A character with its marks, at a text index. */
    record Part(int start, int end, String script, Treatment caps, @Nullable FontChoice choice) {

        Part with(FontChoice newChoice) {
            return new Part(start, end, script, caps, newChoice);
        }
    }

    List<Part> choose() {
        String script = leadingScript(text);
        boolean emoji = false;
        for (int start = 0; start < text.length(); ) {
            int end = GraphemeBreaker.next(text, start);
            int first = text.codePointAt(start);
            String nextScript = ScriptTags.of(first, script);
            boolean nextEmoji = isEmoji(start, end, first);
            if (nextEmoji != emoji || !nextScript.equals(script)) {
                askSystem();
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
        askSystem();
        return parts;
    }

    /** The script of the first character that has one: those before it are shaped with it. */
    static String leadingScript(String text) {
        for (int i = 0; i < text.length(); ) {
            int code = text.codePointAt(i);
            String script = ScriptTags.of(code, "");
            if (!script.isEmpty()) {
                return script;
            }
            i += Character.charCount(code);
        }
        return ScriptTags.DEFAULT;
    }

    private boolean isEmoji(int start, int end, int first) {
        return CharacterWidth.of(first) == CharacterWidth.EMOJI
                || (end - start > 1 && text.substring(start, end).indexOf('\uFE0F') > 0);
    }

    /** Pictures joined into one grapheme cluster are looked up one by one. */
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
        FontChoice choice =
                treatment != Treatment.SMALL_UPPERCASED && end - start == Character.charCount(first)
                        ? stack.chooseListed(first)
                        : stack.chooseListed(treatment.apply(text.substring(start, end)));
        if (choice == null) {
            missing.add(parts.size());
        }
        parts.add(new Part(start, end, script, treatment, choice));
    }

    private void askSystem() {
        if (missing.isEmpty()) {
            return;
        }
        Set<Integer> asked = new HashSet<>();
        while (!missing.isEmpty()) {
            int hint = hint();
            FontFace face = asked.add(hint) ? FontStack.systemFace(hint) : null;
            if (face == null) {
                for (int index : missing) {
                    Part part = parts.get(index);
                    parts.set(index, part.with(stack.chooseBoxes(characters(part))));
                }
                missing.clear();
            } else {
                missing.removeIf(index -> take(index, face));
            }
        }
    }

    private boolean take(int index, FontFace face) {
        Part part = parts.get(index);
        FontChoice choice = FontStack.choose(face, characters(part));
        if (choice != null) {
            parts.set(index, part.with(choice));
        }
        return choice != null;
    }

    private String characters(Part part) {
        return part.caps().apply(text.substring(part.start(), part.end()));
    }

    /** The first missing character with a script of its own, or just the first one. */
    private int hint() {
        for (int index : missing) {
            int code = characters(parts.get(index)).codePointAt(0);
            UnicodeScript script = UnicodeScript.of(code);
            if (script != UnicodeScript.COMMON && script != UnicodeScript.INHERITED) {
                return code;
            }
        }
        return characters(parts.get(missing.get(0))).codePointAt(0);
    }
}
