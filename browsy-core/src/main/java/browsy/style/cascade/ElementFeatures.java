package browsy.style.cascade;

import java.util.Arrays;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * The properties of an element that simple selectors of the document can test: its type, and its
 * id, classes and attributes as far as some selector names them. Elements with equal features share
 * one object, see {@link FeatureTable}.
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
     * @param index a small dense number, unique in the document
     * @param localName the local name of the element
     * @param namespace the namespace URI of the element
     * @param id the id; null if there is none or no selector names it
     * @param classes the classes that selectors name
     * @param attributes names and values alternately of the attributes that selectors name; the
     *     value is empty if no selector tests it
     * @param styled whether the element has a style attribute
     * @param hinted whether the element may have presentational hints
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

    /** A small dense number, unique in the document. */
    int index() {
        return index;
    }

    String localName() {
        return localName;
    }

    /** The local name of an HTML element; empty for other elements. */
    String tag() {
        return namespace.equals(Parser.NamespaceHtml) ? localName : "";
    }

    /** The id; null if there is none or no selector names it. */
    @Nullable String id() {
        return id;
    }

    /** The classes that selectors name. Callers must not modify the array. */
    String[] classes() {
        return classes;
    }

    /**
     * Names and values alternately of the attributes that selectors name. Callers must not modify
     * the array.
     */
    String[] attributes() {
        return attributes;
    }

    /** Whether the element has a style attribute. */
    boolean styled() {
        return styled;
    }

    /** Whether the element may have presentational hints. */
    boolean hinted() {
        return hinted;
    }

    /** The hashes of type, id and classes for an {@link AncestorFilter}. */
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
