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

    /** Controls that the parser moved out of their form still belong to it. */
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

    public Document document() {
        return document;
    }

    /** What stands for an element of the original; null if it has none of this. */
    public @Nullable Element of(Element original) {
        return places.get(original);
    }

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
