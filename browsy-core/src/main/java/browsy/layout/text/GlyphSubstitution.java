package browsy.layout.text;

import browsy.layout.text.FaceTable.JoiningForms;
import browsy.layout.text.FaceTable.Ligature;
import browsy.layout.text.FaceTable.LigatureLookup;
import browsy.layout.text.FaceTable.ScriptPlan;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Applies the glyph substitutions of a font: joining forms of cursive letters, then ligatures.
 *
 * @see <a href="https://learn.microsoft.com/typography/opentype/spec/gsub">OpenType: GSUB</a>
 */
final class GlyphSubstitution {

    private final FaceTable face;
    private final GlyphBuffer buffer;

    GlyphSubstitution(FaceTable face, GlyphBuffer buffer) {
        this.face = face;
        this.buffer = buffer;
    }

    /**
     * Applies the substitutions of a script.
     *
     * @param joinsFirst whether a letter before the glyphs joins the first of them
     * @param joinsLast whether a letter after the glyphs joins the last of them
     */
    void apply(ScriptPlan plan, boolean commonLigatures, boolean joinsFirst, boolean joinsLast) {
        if (plan.forms() != null) {
            joinLetters(plan.forms(), joinsFirst, joinsLast);
        }
        for (LigatureLookup lookup : plan.required()) {
            ligate(lookup);
        }
        if (commonLigatures) {
            for (LigatureLookup lookup : plan.common()) {
                ligate(lookup);
            }
        }
    }

    /**
     * Replaces letters by their joining forms (The Unicode Standard 9.2, Arabic Cursive Joining).
     */
    private void joinLetters(JoiningForms forms, boolean joinsFirst, boolean joinsLast) {
        int previous = -1;
        boolean joined = false;
        for (int i = 0; i < buffer.length(); i++) {
            JoiningType type = buffer.joining(i);
            if (type == JoiningType.TRANSPARENT) {
                continue;
            }
            boolean joins =
                    (previous < 0 ? joinsFirst : buffer.joining(previous).joinsNext())
                            && type.joinsPrevious();
            if (previous >= 0) {
                shapeLetter(previous, joined, joins, forms);
            }
            joined = joins;
            previous = i;
        }
        if (previous >= 0) {
            boolean joins = joinsLast && buffer.joining(previous).joinsNext();
            shapeLetter(previous, joined, joins, forms);
        }
    }

    private void shapeLetter(
            int index, boolean joinsPrevious, boolean joinsNext, JoiningForms forms) {
        Map<Integer, Integer> form;
        if (joinsPrevious) {
            form = joinsNext ? forms.medial() : forms.terminal();
        } else if (joinsNext) {
            form = forms.initial();
        } else {
            return;
        }
        int glyph = buffer.glyph(index);
        buffer.setGlyph(index, form.getOrDefault(glyph, glyph));
    }

    /** Tests whether any glyph starts a ligature of the lookup. */
    private boolean canLigate(LigatureLookup lookup) {
        for (int i = 0; i < buffer.length(); i++) {
            if (lookup.startsLigature(buffer.glyph(i))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Replaces sequences of glyphs by ligatures, in one pass from {@code read} to {@code write}
     * positions of the same buffer.
     */
    private void ligate(LigatureLookup lookup) {
        if (!canLigate(lookup)) {
            return;
        }
        int write = 0;
        int read = 0;
        while (read < buffer.length()) {
            if (!lookup.startsLigature(buffer.glyph(read))) {
                buffer.move(read++, write++);
                continue;
            }
            int[] components = null;
            for (Ligature ligature : lookup.startingWith(buffer.glyph(read))) {
                components = match(read, ligature.rest(), lookup.ignoresMarks());
                if (components != null) {
                    write = buffer.ligate(components, ligature.result(), write);
                    break;
                }
            }
            if (components == null) {
                buffer.move(read++, write++);
            } else {
                read = components[components.length - 1] + 1;
            }
        }
        buffer.truncate(write);
    }

    /**
     * Matches the components of a ligature.
     *
     * @return the indices of all components; null if they do not match
     */
    private int @Nullable [] match(int first, int[] rest, boolean ignoresMarks) {
        int[] components = new int[rest.length + 1];
        components[0] = first;
        int index = first;
        for (int matched = 0; matched < rest.length; matched++) {
            index++;
            while (index < buffer.length() && isSkipped(buffer.glyph(index), ignoresMarks)) {
                index++;
            }
            if (index >= buffer.length() || buffer.glyph(index) != rest[matched]) {
                return null;
            }
            components[matched + 1] = index;
        }
        return components;
    }

    private boolean isSkipped(int glyph, boolean ignoresMarks) {
        return glyph == GlyphBuffer.INVISIBLE || (ignoresMarks && glyph >= 0 && face.isMark(glyph));
    }
}
