package browsy.output;

import browsy.model.Role;
import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What elements are called and what they say, in quotes, with references where other elements stand
 * between the words.
 *
 * <p>Controls and pictures are called by their names, with the words of a control after a name that
 * says something else. Everything else says its words; a name comes before them where it is not
 * made of the same words.
 */
final class Speech {

    private final SpatialDom dom;
    private final ReferenceSyntax syntax;
    private final Sentences sentences;

    /**
     * @param dom the page as it is written, without what the format leaves out
     */
    Speech(SpatialDom dom, ReferenceSyntax syntax) {
        this.dom = dom;
        this.syntax = syntax;
        sentences = Sentences.of(dom);
    }

    /** What the element is called, where its words do not say the same; null otherwise. */
    @Nullable String name(SpatialElement element) {
        String name = nameApart(element);
        if (name == null) {
            return null;
        }
        StringBuilder quoted = new StringBuilder(name.length() + 2);
        syntax.quoted(quoted, name);
        return quoted.toString();
    }

    /** What the element says, null if it says nothing or its name is all it says. */
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
     * What a control shows, if that is several words of which its name says nothing; null
     * otherwise. A single word may be an icon.
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

    /** A name that the words do not say; null if they say it or if there is none. */
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

    /** Whether an element says nothing but what others say that stand in it. */
    static boolean isSaidByOthers(SpatialElement element) {
        return element.hasReferences()
                && element.runs().stream()
                        .noneMatch(run -> run instanceof Run.Text words && !words.text().isBlank());
    }

    /** Without spaces: names and texts are not spaced alike. */
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
