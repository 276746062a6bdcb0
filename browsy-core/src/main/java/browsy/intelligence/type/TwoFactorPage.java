package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.CodeFields;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Detects pages that ask for a verification code. */
final class TwoFactorPage implements PageTypeDetector {

    @Override
    public PageType type() {
        return PageType.TWO_FACTOR_AUTH;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        CodeFields fields = page.codeFields();
        if (fields == null) {
            return null;
        }
        List<Integer> ids = fields.fields().stream().map(SpatialElement::id).toList();
        return new Evidence("two_factor." + fields.rule(), null, ids);
    }
}
