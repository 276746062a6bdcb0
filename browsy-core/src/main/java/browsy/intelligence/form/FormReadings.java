package browsy.intelligence.form;

import browsy.infra.TimeLimit;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The forms of a page with their purposes.
 *
 * @param all the forms in the order of their first fields; the first ones if there are very many
 * @param main the form that is the point of the page, null if there is none
 * @param byField the form of each field, by the id of the field
 */
public record FormReadings(
        List<FormReading> all, @Nullable FormReading main, Map<Integer, FormReading> byField) {

    /**
     * The maximum number of forms that are read. The rules for a form look at the others, so that
     * the time would grow with the square of their number.
     */
    private static final int MAX_FORMS = 500;

    public FormReadings {
        all = List.copyOf(all);
        byField = Map.copyOf(byField);
    }

    private FormReadings(List<FormReading> all, @Nullable FormReading main) {
        this(all, main, byField(all));
    }

    private static Map<Integer, FormReading> byField(List<FormReading> all) {
        Map<Integer, FormReading> byField = new HashMap<>();
        for (FormReading form : all) {
            form.group().fields().forEach(field -> byField.putIfAbsent(field.id(), form));
        }
        return byField;
    }

    /** Returns the readings of the forms of a page, computed on first use. */
    public static FormReadings of(PageSignals page) {
        return page.derived(FormReadings.class, FormReadings::read);
    }

    private static FormReadings read(PageSignals page) {
        List<FormReading> all = new ArrayList<>();
        List<FormFacts> facts = new ArrayList<>();
        List<FormGroup> groups = page.groups();
        for (FormGroup group : groups.subList(0, Math.min(MAX_FORMS, groups.size()))) {
            TimeLimit.check();
            FormFacts form = new FormFacts(page, group);
            facts.add(form);
            all.add(read(form));
        }
        return new FormReadings(all, MainForm.find(page, facts, all));
    }

    private static FormReading read(FormFacts form) {
        // One rule always applies.
        List<Candidate<FormPurpose>> ranked = FormRules.TABLE.rank(form);
        Candidate<FormPurpose> best = ranked.get(0);
        return new FormReading(
                form.group(),
                best.conclusion(),
                best.points(),
                Candidate.margin(ranked),
                best.evidence(),
                form.roles(),
                form.points());
    }
}
