package browsy.intelligence.form;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a form is for and what its fields take.
 *
 * @param group the fields of the form
 * @param purpose the purpose with the most points
 * @param points the points of the purpose
 * @param margin the points of the purpose beyond those of the next one
 * @param evidence the evidence for and against the purpose
 * @param roles the role of each field by id
 * @param rolePoints the points of the role of each field by id
 */
public record FormReading(
        FormGroup group,
        FormPurpose purpose,
        int points,
        int margin,
        List<Evidence> evidence,
        Map<Integer, FieldRole> roles,
        Map<Integer, Integer> rolePoints) {

    public FormReading {
        evidence = List.copyOf(evidence);
        roles = Map.copyOf(roles);
        rolePoints = Map.copyOf(rolePoints);
    }

    /** Whether the form has a purpose. */
    public boolean is(FormPurpose one) {
        return purpose == one;
    }

    /** Returns the role of a field; {@link FieldRole#OTHER} for a field of another form. */
    public FieldRole role(SpatialElement field) {
        return roles.getOrDefault(field.id(), FieldRole.OTHER);
    }

    /** Returns the fields with a role, in document order. */
    public List<SpatialElement> fields(FieldRole role) {
        List<SpatialElement> found = List.of();
        for (SpatialElement field : group.fields()) {
            if (role(field) == role) {
                found = found.isEmpty() ? new ArrayList<>() : found;
                found.add(field);
            }
        }
        return found;
    }

    /**
     * Returns the field with the most points for a role, of several the first; null if there is
     * none.
     */
    public @Nullable SpatialElement first(FieldRole role) {
        SpatialElement best = null;
        int most = 0;
        for (SpatialElement field : group.fields()) {
            int points = rolePoints.getOrDefault(field.id(), 0);
            if (role(field) == role && (best == null || points > most)) {
                best = field;
                most = points;
            }
        }
        return best;
    }

    /** Whether a field has a role. */
    public boolean has(FieldRole role) {
        return first(role) != null;
    }

    /** Whether a field takes a password. */
    public boolean hasPassword() {
        return roles.values().stream().anyMatch(FieldRole::isPassword);
    }

    /** Returns the last field that has to be filled in. */
    public SpatialElement last() {
        return group.fields().get(group.fields().size() - 1);
    }
}
