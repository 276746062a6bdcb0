package browsy.intelligence.action;

import browsy.intelligence.form.FieldRole;
import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.EnterCode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Detects the field for a verification code, or the fields for its parts. */
final class EnterCodeDetector implements ActionDetector {

    /** The minimum and maximum number of characters of a code. */
    private static final int MIN_LENGTH = 4;

    private static final int MAX_LENGTH = 8;

    @Override
    public List<EnterCode> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        for (FormReading form : FormReadings.of(page).all()) {
            List<SpatialElement> fields = form.fields(FieldRole.CODE);
            if (form.is(FormPurpose.ENTER_CODE) && !fields.isEmpty()) {
                SpatialElement last = fields.get(fields.size() - 1);
                return List.of(
                        new EnterCode(
                                fields.get(0).id(),
                                Ids.of(
                                        page.submits()
                                                .find(form.group(), last, Topic.CHALLENGE_SUBMIT)),
                                length(fields)));
            }
        }
        return List.of();
    }

    /**
     * Returns the number of characters of a code: the sum of the maximum lengths of its fields, or
     * the number of several fields without one; null if it is unknown.
     */
    private static @Nullable Integer length(List<SpatialElement> fields) {
        int length = 0;
        for (SpatialElement field : fields) {
            Integer max = field.constraints().maxLength();
            if (max == null && fields.size() == 1) {
                return null;
            }
            length += max == null ? 1 : max;
        }
        return length >= MIN_LENGTH && length <= MAX_LENGTH ? length : null;
    }
}
