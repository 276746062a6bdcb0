package browsy.output;

import browsy.model.Role;
import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Writes the names and texts of elements in quotes, with references to elements inside the text.
 *
 * <p>Controls and images are represented by their name; the text of a control is added if it has
 * words that the name lacks. Other elements are represented by their text; a name is added if it
 * does not consist of the same words.
 */
final class QuotedText {

    private final SpatialDom dom;
    private final ReferenceSyntax syntax;
    private final RunReader sentences;

    /**
     * Creates a writer.
     *
     * @param dom the elements that the format writes
     */
    QuotedText(SpatialDom dom, ReferenceSyntax syntax) {
        this.dom = dom;
        this.syntax = syntax;
        sentences = RunReader.of(dom);
    }

    /**
     * Returns the quoted name of an element; null if it has none or if the text contains the same
     * words.
     */
    @Nullable String name(SpatialElement element) {
        String name = distinctName(element);
        if (name == null) {
            return null;
        }
        StringBuilder quoted = new StringBuilder(name.length() + 2);
        syntax.quoted(quoted, name);
        return quoted.toString();
    }

    /**
     * Returns the quoted text of an element; null if it has none or if the name includes the text.
     */
    @Nullable String words(SpatialElement element) {
        if (isWrittenByName(element) && textNotInName(element) == null) {
            return null;
        }
        StringBuilder quotedText = new StringBuilder("\"");
        sentences.write(element, new Writer(quotedText));
        String quoted = quotedText.append('"').toString();
        return quoted.length() == 2 ? null : quoted;
    }

    /**
     * Returns the text of a control if it has several words that the accessible name does not
     * contain; null otherwise. Single words are ignored, because they can be icons.
     */
    static @Nullable String textNotInName(SpatialElement element) {
        String text = element.text();
        String name = element.accessibleName();
        if (text == null || name == null || !text.strip().contains(" ")) {
            return null;
        }
        String compactName = withoutSpace(name).toLowerCase(Locale.ROOT);
        boolean isInName = compactName.contains(withoutSpace(text).toLowerCase(Locale.ROOT));
        return isInName || element.isFormField() || element.role() == Role.IMG ? null : text;
    }

    /** Returns a name that differs from the text; null if it does not or if there is none. */
    private @Nullable String distinctName(SpatialElement element) {
        if (isWrittenByName(element)) {
            return element.displayName();
        }
        String name = element.accessibleName();
        return name == null || withoutSpace(name).equals(withoutSpace(dom.fullText(element)))
                ? null
                : name;
    }

    private static boolean isWrittenByName(SpatialElement element) {
        return element.isFormField()
                || element.role() == Role.IMG
                || element.runs().isEmpty()
                || (element.isInteractive() && element.accessibleName() != null);
    }

    /** Tests whether the text of an element consists only of references to other elements. */
    static boolean consistsOfReferences(SpatialElement element) {
        return element.hasReferences()
                && element.runs().stream()
                        .noneMatch(run -> run instanceof Run.Text words && !words.text().isBlank());
    }

    /** Removes white space, in which names and texts can differ. */
    static String withoutSpace(String text) {
        return text.replaceAll("\\s+", "");
    }

    private final class Writer implements RunReader.Sink {

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
