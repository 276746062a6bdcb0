package browsy.output;

import browsy.model.Role;
import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The names and texts of elements in quotes, with references to elements inside the text.
 *
 * <p>Controls and images are written by name. The text of a control follows its name if they
 * differ. Other elements are written by their text. A name precedes the text if it does not consist
 * of the same words.
 */
final class Speech {

    private final SpatialDom dom;
    private final ReferenceSyntax syntax;
    private final Sentences sentences;

    /**
     * @param dom the elements that the format writes
     */
    Speech(SpatialDom dom, ReferenceSyntax syntax) {
        this.dom = dom;
        this.syntax = syntax;
        sentences = Sentences.of(dom);
    }

    /**
     * The quoted name of an element; null if it has none or if its text contains the same words.
     */
    @Nullable String name(SpatialElement element) {
        String name = nameApart(element);
        if (name == null) {
            return null;
        }
        StringBuilder quoted = new StringBuilder(name.length() + 2);
        syntax.quoted(quoted, name);
        return quoted.toString();
    }

    /** The quoted text of an element; null if it has none or if its name includes the text. */
    @Nullable String words(SpatialElement element) {
        if (isCalledByName(element) && unsaid(element) == null) {
            return null;
        }
        StringBuilder said = new StringBuilder("\"");
        sentences.write(element, new Writer(said));
        String quoted = said.append('"').toString();
        return quoted.length() == 2 ? null : quoted;
    }

    /**
     * The text of a control, if it has several words that its accessible name does not contain;
     * null otherwise. A single word may be an icon.
     */
    static @Nullable String unsaid(SpatialElement element) {
        String text = element.text();
        String name = element.accessibleName();
        if (text == null || name == null || !text.strip().contains(" ")) {
            return null;
        }
        String squeezed = squeezed(name).toLowerCase(Locale.ROOT);
        boolean said = squeezed.contains(squeezed(text).toLowerCase(Locale.ROOT));
        return said || element.isFormField() || element.role() == Role.IMG ? null : text;
    }

    /** A name that differs from the text; null if it does not or if there is none. */
    private @Nullable String nameApart(SpatialElement element) {
        if (isCalledByName(element)) {
            return element.displayName();
        }
        String name = element.accessibleName();
        return name == null || squeezed(name).equals(squeezed(dom.fullText(element))) ? null : name;
    }

    private static boolean isCalledByName(SpatialElement element) {
        return element.isFormField()
                || element.role() == Role.IMG
                || element.runs().isEmpty()
                || (element.isInteractive() && element.accessibleName() != null);
    }

    /** Whether the text of an element consists only of references to other elements. */
    static boolean isSaidByOthers(SpatialElement element) {
        return element.hasReferences()
                && element.runs().stream()
                        .noneMatch(run -> run instanceof Run.Text words && !words.text().isBlank());
    }

    /** Removes white space, because names and texts differ in it. */
    static String squeezed(String text) {
        return text.replaceAll("\\s+", "");
    }

    private final class Writer implements Sentences.Sink {

        private final StringBuilder out;
        private boolean afterReference;

        Writer(StringBuilder out) {
            this.out = out;
        }

        @Override
        public void text(String words) {
            if (afterReference) {
                syntax.wordsAfterReference(out, words);
            } else {
                syntax.words(out, words);
            }
            afterReference = false;
        }

        @Override
        public void reference(int id) {
            syntax.reference(out, id);
            afterReference = true;
        }
    }
}
