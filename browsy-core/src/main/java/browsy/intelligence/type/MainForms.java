package browsy.intelligence.type;

import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.rule.Evidence;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds what the main form of a page is for. */
final class MainForms {

    private static final Set<FormPurpose> DATA =
            Set.of(
                    FormPurpose.CHANGE_PASSWORD,
                    FormPurpose.RESET_REQUEST,
                    FormPurpose.CONTACT,
                    FormPurpose.OTHER);

    private MainForms() {}

    /** Returns the main form if it signs in or creates an account, null otherwise. */
    static @Nullable Evidence account(PageFacts facts) {
        FormReading form = FormReadings.of(facts.page()).main();
        return form != null && form.purpose().isAccount() ? evidence(form) : null;
    }

    /** Returns the main form if it takes a verification code, null otherwise. */
    static @Nullable Evidence code(PageFacts facts) {
        return ifFor(facts, FormPurpose.ENTER_CODE);
    }

    /** Returns the main form if it takes data of any other kind, null otherwise. */
    static @Nullable Evidence data(PageFacts facts) {
        FormReading form = FormReadings.of(facts.page()).main();
        return form != null && DATA.contains(form.purpose()) ? evidence(form) : null;
    }

    /** Returns the main form if it is for a password or a message, null otherwise. */
    static @Nullable Evidence special(PageFacts facts) {
        FormReading form = FormReadings.of(facts.page()).main();
        return form != null && DATA.contains(form.purpose()) && !form.is(FormPurpose.OTHER)
                ? evidence(form)
                : null;
    }

    /** Whether the page has a main form, other than a search. */
    static boolean isPurpose(PageFacts facts) {
        FormReading form = FormReadings.of(facts.page()).main();
        return form != null && !form.is(FormPurpose.SEARCH);
    }

    /** Whether the main form takes a message about one item with a price. */
    static boolean isInquiry(PageFacts facts) {
        FormReading form = FormReadings.of(facts.page()).main();
        return form != null && form.is(FormPurpose.CONTACT) && Prose.isOffer(facts);
    }

    private static @Nullable Evidence ifFor(PageFacts facts, FormPurpose purpose) {
        FormReading form = FormReadings.of(facts.page()).main();
        return form != null && form.is(purpose) ? evidence(form) : null;
    }

    private static Evidence evidence(FormReading form) {
        List<Integer> ids = form.group().fields().stream().map(SpatialElement::id).toList();
        return new Evidence("", form.purpose().name().toLowerCase(java.util.Locale.ROOT), ids);
    }
}
