package browsy.style.cascade;

import java.util.Arrays;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * What selectors can tell of an element by itself: its type, and those of its id, classes and
 * attributes that some selector of the document names. There is one object for all elements that
 * have the same, see {@link FeatureTable}.
 */
final class ElementFeatures {

    private final int index;
    private final String localName;
    private final String namespace;
    private final @Nullable String id;
    private final String[] classes;
    private final String[] attributes;
    private final boolean styled;
    private final boolean hinted;
    private final int hash;
    private int @Nullable [] ancestorHashes;

    /**
     * @param index a small dense number, different for each of a document
     * @param attributes names and values in turn; an empty value where it does not count
     * @param styled whether there is a style attribute
     * @param hinted whether there may be presentational hints
     */
    ElementFeatures(
            int index,
            String localName,
            String namespace,
            @Nullable String id,
            String[] classes,
            String[] attributes,
            boolean styled,
            boolean hinted) {
        this.index = index;
        this.localName = localName;
        this.namespace = namespace;
        this.id = id;
        this.classes = classes;
        this.attributes = attributes;
        this.styled = styled;
        this.hinted = hinted;
        int h = localName.hashCode() * 31 + namespace.length();
        h = h * 31 + (id == null ? 0 : id.hashCode());
        h = h * 31 + Arrays.hashCode(classes);
        this.hash =
                (h * 31 + Arrays.hashCode(attributes)) * 4 + (styled ? 2 : 0) + (hinted ? 1 : 0);
    }

    /** A small dense number, different for each of a document. */
    int index() {
        return index;
    }

    String localName() {
        return localName;
    }

    /** The local name of an HTML element; empty for others. */
    String tag() {
        return namespace.equals(Parser.NamespaceHtml) ? localName : "";
    }

    /** The id, if a selector names it. */
    @Nullable String id() {
        return id;
    }

    /** The classes that selectors name; not to be changed. */
    String[] classes() {
        return classes;
    }

    /** Names and values in turn of the attributes that selectors name; not to be changed. */
    String[] attributes() {
        return attributes;
    }

    /** Whether there is a style attribute. */
    boolean styled() {
        return styled;
    }

    /** Whether there may be presentational hints. */
    boolean hinted() {
        return hinted;
    }

    /** What this brings into an {@link AncestorFilter}. */
    int[] ancestorHashes() {
        int[] known = ancestorHashes;
        if (known == null) {
            known = AncestorFilter.hashes(localName, id, classes);
            ancestorHashes = known;
        }
        return known;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof ElementFeatures that
                && hash == that.hash
                && styled == that.styled
                && hinted == that.hinted
                && localName.equals(that.localName)
                && namespace.equals(that.namespace)
                && (id == null ? that.id == null : id.equals(that.id))
                && Arrays.equals(classes, that.classes)
                && Arrays.equals(attributes, that.attributes);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
