package browsy.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The radio button groups of a document, all determined at the first query. The document must not
 * change while this is in use.
 */
public final class RadioGroups {

    private final Map<Element, RadioGroup> byMember = new IdentityHashMap<>();
    private final Function<Element, List<Element>> inputs;

    /** The root of the document whose groups are cached; null before the first query. */
    private @Nullable Element known;

    /** Creates the groups of any document; those of the last queried document are cached. */
    public RadioGroups() {
        this(root -> root.getElementsByTag("input"));
    }

    /**
     * Creates the groups of a document whose inputs the caller has collected.
     *
     * @param inputs returns all input elements below a root, in tree order
     */
    public RadioGroups(Function<Element, List<Element>> inputs) {
        this.inputs = inputs;
    }

    /** The group of a radio button; a button without a name is a group of its own. */
    public RadioGroup of(Element radio) {
        Element root = radio.root();
        if (known != root) {
            known = root;
            byMember.clear();
            find(root);
        }
        RadioGroup group = byMember.get(radio);
        return group == null ? RadioGroup.of(List.of(radio)) : group;
    }

    private void find(Element root) {
        FormOwners owners = root instanceof Document document ? new FormOwners(document) : null;
        Map<@Nullable Element, Map<String, List<Element>>> groups = new IdentityHashMap<>();
        for (Element input : inputs.apply(root)) {
            String name = input.attr("name");
            if (!name.isEmpty() && InputTypes.of(input.attr("type")).equals("radio")) {
                groups.computeIfAbsent(
                                owners == null
                                        ? Ancestors.closest(input, "form")
                                        : owners.of(input),
                                form -> new HashMap<>())
                        .computeIfAbsent(name, n -> new ArrayList<>())
                        .add(input);
            }
        }
        for (Map<String, List<Element>> ofForm : groups.values()) {
            for (List<Element> members : ofForm.values()) {
                RadioGroup group = RadioGroup.of(List.copyOf(members));
                members.forEach(member -> byMember.put(member, group));
            }
        }
    }
}
