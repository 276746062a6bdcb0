package browsy.html;

import browsy.infra.EnumFlags;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/** An element of an {@link ElementTree}. */
public final class TreeElement {

    private final Element element;
    private final @Nullable TreeElement parent;
    private final TreeScope scope;
    private final boolean html;
    private final String localName;
    private final @Nullable Attributes attributes;
    private final @Nullable String id;
    private final ClassList classList;
    private final AttributeNames attributeNames;
    private @Nullable TreeElement firstChild;
    private @Nullable TreeElement nextSibling;
    private @Nullable TreeElement previousSibling;
    private int childCount;
    private int childIndex = 1;
    private int index;
    private @Nullable TreeScope shadowScope;
    private @Nullable TreeElement assignedSlot;
    private int typeIndex;
    private int typeCount;

    /**
     * @param element the element of the document
     * @param parent the parent in the same scope; null at the top
     * @param scope the tree scope that contains the element
     * @param classLists the class lists of the document
     * @param noAttributes the root of the document's {@link AttributeNames}
     */
    TreeElement(
            Element element,
            @Nullable TreeElement parent,
            TreeScope scope,
            ClassLists classLists,
            AttributeNames noAttributes) {
        this.element = element;
        this.parent = parent;
        this.scope = scope;
        this.html = element.tag().namespace().equals(Parser.NamespaceHtml);
        this.localName = html ? element.normalName() : element.tag().localName();
        this.attributes = element.attributesSize() > 0 ? element.attributes() : null;
        AttributeNames names = noAttributes;
        String idValue = "";
        String classValue = "";
        if (attributes != null) {
            for (Attribute attribute : attributes) {
                String name = attribute.getKey();
                names = names.with(name);
                if (name.equals("id")) {
                    idValue = attribute.getValue();
                } else if (name.equals("class")) {
                    classValue = attribute.getValue();
                }
            }
        }
        this.attributeNames = names;
        this.id = idValue.isEmpty() ? null : classLists.fold(idValue);
        this.classList = classLists.of(classValue);
    }

    public Element element() {
        return element;
    }

    /** The parent in the same tree scope; null at the top of the document or of a shadow tree. */
    public @Nullable TreeElement parent() {
        return parent;
    }

    /** The tree scope that contains this element. */
    public TreeScope scope() {
        return scope;
    }

    /** Whether this is in the HTML namespace. */
    public boolean isHtml() {
        return html;
    }

    /** Whether this is an HTML element with the given name. */
    public boolean isHtml(String name) {
        return html && localName.equals(name);
    }

    /** The local name, without a prefix; in lower case for HTML elements. */
    public String localName() {
        return localName;
    }

    public String namespace() {
        return element.tag().namespace();
    }

    /** The id, in lower case in quirks mode; null if there is none or it is empty. */
    public @Nullable String id() {
        return id;
    }

    /**
     * The classes, in lower case in quirks mode. Elements with the same class attribute share the
     * array; callers must not modify it.
     */
    public String[] classes() {
        return classList.names();
    }

    /** The class list, of which {@link #classes} are the names. */
    public ClassList classList() {
        return classList;
    }

    /** Whether the element has a class, given in lower case in quirks mode. */
    public boolean hasClass(String name) {
        int hash = name.hashCode();
        for (String c : classList.names()) {
            if (c.hashCode() == hash && c.equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** The kinds of its attributes. */
    public EnumFlags<AttributeKind> attributeKinds() {
        return attributeNames.kinds();
    }

    /** The names of the attributes. */
    public AttributeNames attributeNames() {
        return attributeNames;
    }

    public boolean hasAttributes() {
        return attributes != null;
    }

    /** The value of an attribute (name in lower case for HTML elements); null if it is missing. */
    public @Nullable String attribute(String name) {
        // jsoup's attribute(name) would create an object at each call.
        return attributes != null && attributes.hasKey(name) ? attributes.get(name) : null;
    }

    /** All attributes; null if there are none. */
    public @Nullable Attributes attributes() {
        return attributes;
    }

    public @Nullable TreeElement firstChild() {
        return firstChild;
    }

    public @Nullable TreeElement nextSibling() {
        return nextSibling;
    }

    public @Nullable TreeElement previousSibling() {
        return previousSibling;
    }

    /** The position among its element siblings, from 1. */
    public int childIndex() {
        return childIndex;
    }

    /** The number of element siblings including this element. */
    public int siblingCount() {
        return parent != null ? parent.childCount : lastSibling().childIndex;
    }

    /** The position among the siblings of the same type, from 1. */
    public int typeIndex() {
        countTypes();
        return typeIndex;
    }

    /** The number of siblings of the same type including this element. */
    public int typeCount() {
        countTypes();
        return typeCount;
    }

    /** The position in {@link ElementTree#elements}. */
    public int index() {
        return index;
    }

    /** The shadow tree of which this element is the host; null if there is none. */
    public @Nullable TreeScope shadowScope() {
        return shadowScope;
    }

    /** The slot that this element is assigned to; null if there is none. */
    public @Nullable TreeElement assignedSlot() {
        return assignedSlot;
    }

    /**
     * The parent in the flat tree; null for the root and for elements outside the flat tree.
     *
     * @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">CSS Scoping, 3.1</a>
     */
    public @Nullable TreeElement flatParent() {
        if (parent == null) {
            return scope.host();
        }
        return parent.shadowScope == null ? parent : assignedSlot;
    }

    /** The next element in document order within the same scope; null at the end. */
    public @Nullable TreeElement nextInScope() {
        if (firstChild != null) {
            return firstChild;
        }
        TreeElement e = this;
        while (e != null && e.nextSibling == null) {
            e = e.parent;
        }
        return e == null ? null : e.nextSibling;
    }

    @Override
    public String toString() {
        return element.cssSelector();
    }

    void index(int value) {
        index = value;
    }

    void attachShadow(TreeScope shadow) {
        shadowScope = shadow;
    }

    void assignTo(TreeElement slot) {
        assignedSlot = slot;
    }

    /** Sets the first and last child; the siblings must be linked already. */
    void adopt(@Nullable TreeElement first, @Nullable TreeElement last) {
        firstChild = first;
        childCount = last == null ? 0 : last.childIndex;
    }

    /** Links this element as the next sibling of another one; does nothing for null. */
    void follow(@Nullable TreeElement previous) {
        if (previous != null) {
            previous.nextSibling = this;
            previousSibling = previous;
            childIndex = previous.childIndex + 1;
        }
    }

    private TreeElement lastSibling() {
        TreeElement last = this;
        while (last.nextSibling != null) {
            last = last.nextSibling;
        }
        return last;
    }

    /** Computes the type positions of all siblings, at the first call. */
    private void countTypes() {
        if (typeIndex != 0) {
            return;
        }
        TreeElement first = this;
        while (first.previousSibling != null) {
            first = first.previousSibling;
        }
        Map<String, List<TreeElement>> types = new HashMap<>();
        for (TreeElement e = first; e != null; e = e.nextSibling) {
            List<TreeElement> same =
                    types.computeIfAbsent(e.namespace() + e.localName, k -> new ArrayList<>());
            same.add(e);
            e.typeIndex = same.size();
        }
        for (List<TreeElement> same : types.values()) {
            for (TreeElement e : same) {
                e.typeCount = same.size();
            }
        }
    }
}
