package browsy.fetch.navigation;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** A mutable copy of a document, with a map from the original elements to their copies. */
public final class DocumentCopy {
    private final Document document;
    private final Map<Element, Element> places = new IdentityHashMap<>();

    /** Clones a document and walks both trees in parallel to map their elements. */
    public DocumentCopy(Document original) {
        document = original.clone();
        @Nullable Node from = original;
        @Nullable Node to = document;
        while (from != null && to != null) {
            if (from instanceof Element element && to instanceof Element copy) {
                places.put(element, copy);
            }
            from = next(from, original);
            to = next(to, document);
        }
        for (FormElement form : original.forms()) {
            keepOwned(form);
        }
    }

    /** Copies the form owners of controls that the parser moved out of their form. */
    private void keepOwned(FormElement form) {
        Element copy = places.get(form);
        for (Element control : form.elements()) {
            Element there = places.get(control);
            boolean outside = control.closest("form") != form;
            if (outside && there != null && copy instanceof FormElement owner) {
                owner.addElement(there);
            }
        }
    }

    /** The copy. */
    public Document document() {
        return document;
    }

    /** The copy of an element; null if the element is not part of the original document. */
    public @Nullable Element of(Element original) {
        return places.get(original);
    }

    /** The next node in tree order within a subtree; null after the last one. */
    private static @Nullable Node next(Node node, Node root) {
        if (node.childNodeSize() > 0) {
            return node.childNode(0);
        }
        @Nullable Node up = node;
        while (up != null && up != root && up.nextSibling() == null) {
            up = up.parent();
        }
        return up == null || up == root ? null : up.nextSibling();
    }
}
