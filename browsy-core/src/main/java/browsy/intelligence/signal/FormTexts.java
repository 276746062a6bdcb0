package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import java.util.BitSet;

/**
 * The parts of a page that belong to forms of some length. What is told in them, notes and terms,
 * is told about the form, however long it is.
 */
final class FormTexts {

    private static final int MIN_FIELDS = 4;

    /** A form that takes a message, and who writes it, tells how to fill it in, too. */
    private static final int MIN_WITH_MESSAGE = 3;

    private static final int MIN_PASSWORDS = 2;

    /** A form with more links has the whole page in it. */
    private static final int MAX_LINKS = 25;

    /** Indices in the flat tree. */
    private final BitSet inside = new BitSet();

    private FormTexts() {}

    static FormTexts of(PageSignals page) {
        FormTexts texts = new FormTexts();
        FlatTree tree = page.page().tree();
        BitSet links = null;
        for (FormGroup group : page.groups()) {
            boolean isLong =
                    group.dataFields().size() >= MIN_FIELDS
                            || group.fields(InputType.PASSWORD).size() >= MIN_PASSWORDS
                            || isMessage(group);
            int root = isLong && group.form() ? tree.indexOf(group.root()) : -1;
            if (root >= 0) {
                links = links == null ? links(page) : links;
                if (links.get(root, tree.end(root)).cardinality() <= MAX_LINKS) {
                    texts.inside.set(root, tree.end(root));
                }
            }
        }
        return texts;
    }

    private static boolean isMessage(FormGroup group) {
        return group.dataFields().size() >= MIN_WITH_MESSAGE
                && group.message() != null
                && !CommentForms.isOne(group);
    }

    private static BitSet links(PageSignals page) {
        BitSet links = new BitSet();
        for (SpatialElement element : page.visible()) {
            int index = element.href() == null ? -1 : page.page().indexOf(element);
            if (index >= 0) {
                links.set(index);
            }
        }
        return links;
    }

    /** Whether the element of an index in the flat tree belongs to such a form. */
    boolean contains(int index) {
        return index >= 0 && inside.get(index);
    }
}
