package browsy.intelligence.action;

import browsy.intelligence.signal.CodeFields;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.EnterCode;
import java.util.List;

/** Detects the field for a verification code, or the fields for its single digits. */
final class EnterCodeDetector implements ActionDetector {

    @Override
    public List<EnterCode> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        CodeFields code = page.codeFields();
        if (code == null) {
            return List.of();
        }
        SpatialElement last = code.fields().get(code.fields().size() - 1);
        return List.of(
                new EnterCode(
                        code.fields().get(0).id(),
                        Ids.of(page.submits().find(code.group(), last, Topic.CHALLENGE_SUBMIT)),
                        code.length()));
    }
}
