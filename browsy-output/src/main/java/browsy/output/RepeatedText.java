package browsy.output;

import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.Set;

/**
 * Finds elements whose text is part of the name of a control: labels of fields, and images in
 * controls. Formats that write the names of controls need not repeat them.
 */
final class RepeatedText {

    private final SpatialDom dom;
    private final Set<String> fields = new HashSet<>();

    RepeatedText(SpatialDom dom) {
        this.dom = dom;
        for (SpatialElement element : dom.elements()) {
            String name = element.displayName();
            if (name != null
                    && element.isFormField()
                    && !element.hidden()
                    && !element.bounds().isEmpty()) {
                fields.add(QuotedText.withoutSpace(name));
            }
        }
    }

    /** Tests whether the name of a control contains the text of an element. */
    boolean test(SpatialElement element) {
        return !element.isInteractive()
                && element.alertType() == null
                && (element.tag().equals("label")
                        ? fields.contains(QuotedText.withoutSpace(labelWords(element)))
                        : element.role() == Role.IMG && isNamedByParent(element));
    }

    private boolean isNamedByParent(SpatialElement picture) {
        Integer id = picture.relations().parent();
        SpatialElement parent = id == null ? null : dom.get(id).orElse(null);
        if (parent == null || parent.hidden() || !parent.isInteractive()) {
            return false;
        }
        String shown = picture.displayName();
        String name = parent.accessibleName();
        return shown != null && name != null && name.contains(shown);
    }

    /** Returns the text of a label without the values of fields inside it. */
    private String labelWords(SpatialElement label) {
        StringBuilder words = new StringBuilder();
        RunReader.of(dom)
                .write(
                        label,
                        new RunReader.Sink() {
                            @Override
                            public void text(String part) {
                                words.append(part);
                            }

                            @Override
                            public void reference(int id) {
                                dom.get(id)
                                        .filter(element -> !element.isFormField())
                                        .map(dom::fullText)
                                        .ifPresent(words::append);
                            }
                        });
        return words.toString();
    }
}
