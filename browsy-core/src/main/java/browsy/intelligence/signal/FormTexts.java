package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.BitSet;

/**
 * The parts of a page that belong to long forms. Notes and terms there describe the form and are
 * not the page's prose.
 */
final class FormTexts {

    /** The minimum number of data fields of a long form. */
    private static final int MIN_FIELDS = 4;

    /**
     * The minimum number of data fields of a long form with a message field that is not a comment
     * form.
     */
    private static final int MIN_WITH_MESSAGE = 3;

    /** A form with at least this many passwords is long. */
    private static final int MIN_PASSWORDS = 2;

    /** The maximum number of links in a form; a form with more wraps the whole page. */
    private static final int MAX_LINKS = 25;

    /** The elements inside of long forms, by index in the flat tree. */
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
                            || isContactForm(group);
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

    private static boolean isContactForm(FormGroup group) {
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

    /** Whether the element at an index in the flat tree belongs to a long form. */
    boolean contains(int index) {
        return index >= 0 && inside.get(index);
    }
}
