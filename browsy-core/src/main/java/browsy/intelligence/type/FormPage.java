package browsy.intelligence.type;

import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.SearchFields;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Pages whose point is filling in fields, even a single one, even inside a frame full of links. */
final class FormPage implements PageTypeDetector {

    private static final int MIN_BOXES = 2;
    private static final int MAX_TEXT_AROUND_ONE_FIELD = 800;

    @Override
    public PageType type() {
        return PageType.FORM;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        List<SpatialElement> searches = SearchFields.find(page);
        int fields = 0;
        int boxes = 0;
        boolean sends = false;
        for (FormGroup group : page.groups()) {
            if (!page.isMain(group)) {
                continue;
            }
            List<SpatialElement> own =
                    group.dataFields().stream().filter(field -> !searches.contains(field)).toList();
            fields += own.size();
            boxes += group.fields().size() - group.dataFields().size();
            sends |= !own.isEmpty() && !group.senders().isEmpty();
        }
        if (fields >= 2) {
            return Evidence.of("form.fields", fields + " fields");
        }
        boolean quiet = page.mainTextLength() <= MAX_TEXT_AROUND_ONE_FIELD;
        if (fields == 1 && sends && quiet) {
            return Evidence.of("form.one_field");
        }
        return boxes >= MIN_BOXES && quiet && hasSubmit(page)
                ? Evidence.of("form.choices", boxes + " choices")
                : null;
    }

    private static boolean hasSubmit(PageSignals page) {
        return page.buttons().stream()
                .filter(page::isMain)
                .anyMatch(
                        button ->
                                button.tag().equals("button")
                                        || button.inputType() == InputType.SUBMIT);
    }
}
