package browsy.intelligence.form;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The facts about a form that the rules for its purpose test. */
final class FormFacts {

    private final PageSignals page;
    private final FormGroup group;
    private final List<FieldFacts> fields = new ArrayList<>();
    private final Map<Integer, FieldRole> roles = new HashMap<>();
    private final Map<FieldRole, Integer> counts = new EnumMap<>(FieldRole.class);
    private @Nullable FormWords words;

    FormFacts(PageSignals page, FormGroup group) {
        this.page = page;
        this.group = group;
        for (SpatialElement field : group.fields()) {
            fields.add(FieldFacts.of(this, field));
        }
        for (FieldFacts field : fields) {
            List<Candidate<FieldRole>> ranked = FieldRules.TABLE.rank(field);
            roles.put(field.field().id(), ranked.get(0).conclusion());
        }
        PasswordOrder.assign(fields, roles);
        roles.values().forEach(role -> counts.merge(role, 1, Integer::sum));
    }

    PageSignals page() {
        return page;
    }

    FormGroup group() {
        return group;
    }

    List<FieldFacts> fields() {
        return fields;
    }

    /** Returns the role of each field by id. */
    Map<Integer, FieldRole> roles() {
        return roles;
    }

    /** Returns the texts that say what the form is for. */
    FormWords words() {
        FormWords known = words;
        if (known == null) {
            known = FormWords.of(page, group);
            words = known;
        }
        return known;
    }

    int count(FieldRole role) {
        return counts.getOrDefault(role, 0);
    }

    boolean has(FieldRole role) {
        return counts.containsKey(role);
    }

    int passwords() {
        return count(FieldRole.PASSWORD)
                + count(FieldRole.NEW_PASSWORD)
                + count(FieldRole.REPEATED_PASSWORD);
    }

    /** Whether a field identifies a user. */
    boolean identifies() {
        return has(FieldRole.USERNAME) || has(FieldRole.EMAIL) || has(FieldRole.PHONE);
    }

    /** Returns the number of fields for a line of text, codes and passwords excluded. */
    int lines() {
        int lines = 0;
        for (FieldFacts field : fields) {
            FieldRole role = roles.getOrDefault(field.field().id(), FieldRole.OTHER);
            lines += field.isLine() && role != FieldRole.CODE ? 1 : 0;
        }
        return lines;
    }

    boolean hasType(InputType type) {
        return !group.fields(type).isEmpty();
    }

    /** Whether the autofill standard names a value for one of the fields. */
    boolean autofills(String value) {
        return fields.stream().anyMatch(field -> field.autofills(value));
    }

    /** Whether label or names of a field have a phrase of a topic. */
    boolean hasField(Topic topic) {
        return fields.stream().anyMatch(field -> field.hints(topic));
    }

    boolean isCaptioned(Topic topic) {
        return words().isCaptioned(page.lexicon().get(topic));
    }

    boolean isNamed(Topic topic) {
        return words().names().find(page.lexicon().get(topic)) != null;
    }

    boolean isHeaded(Topic topic) {
        return words().isHeaded(page.lexicon().get(topic));
    }

    boolean isTitled(Topic topic) {
        return page.isTitled(topic);
    }

    boolean isIntroduced(Topic topic) {
        return words().intro().find(page.lexicon().get(topic)) != null;
    }

    /** Whether title, heading, introduction or captions have a phrase of a topic. */
    boolean introduces(Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        return isTitled(topic)
                || words().isHeaded(phrases)
                || words().intro().find(phrases) != null
                || words().isCaptioned(phrases);
    }
}
