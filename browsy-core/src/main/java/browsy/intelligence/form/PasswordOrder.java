package browsy.intelligence.form;

import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes the password fields of a form: the present password, a new one and its repetition.
 * What a standard or a label says of a field decides; for the others their order does.
 */
final class PasswordOrder {

    /** A form with more password fields than a change of password has shows samples or secrets. */
    private static final int MAX = 3;

    /** The maximum length of two labels that are compared, in characters. */
    private static final int MAX_LABELS = 200;

    /** The length of a word in a script without spaces, in characters. */
    private static final int DENSE_WORD = 2;

    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    private static final Set<String> PRESENT = Set.of("current", "old", "existing", "oldpassword");
    private static final Set<String> NEW = Set.of("new", "newpassword");

    private PasswordOrder() {}

    /** Replaces the roles of password fields. */
    static void assign(List<FieldFacts> fields, Map<Integer, FieldRole> roles) {
        List<FieldFacts> passwords = new ArrayList<>();
        for (FieldFacts field : fields) {
            if (roles.getOrDefault(field.field().id(), FieldRole.OTHER).isPassword()) {
                passwords.add(field);
            }
        }
        if (passwords.isEmpty()
                || passwords.size() > MAX
                || passwords.stream().allMatch(CodeShape::isCharacter)) {
            return;
        }
        FieldFacts present = present(passwords);
        if (present != null) {
            roles.put(present.field().id(), FieldRole.PASSWORD);
            passwords.remove(present);
        }
        if (passwords.isEmpty()
                || (passwords.size() == 1 && present == null && !isNew(passwords.get(0)))) {
            return;
        }
        if (present == null && areSeparate(passwords)) {
            return;
        }
        boolean isReversed =
                passwords.size() > 1
                        && isRepeated(passwords.get(0))
                        && !isRepeated(passwords.get(1));
        int first = isReversed ? 1 : 0;
        for (int i = 0; i < passwords.size(); i++) {
            roles.put(
                    passwords.get(i).field().id(),
                    i == first ? FieldRole.NEW_PASSWORD : FieldRole.REPEATED_PASSWORD);
        }
    }

    /**
     * Returns the field for the present password, null if there is none: the one that a standard, a
     * label or a name says is it, else the first of three, or that before a single new one.
     */
    private static @Nullable FieldFacts present(List<FieldFacts> passwords) {
        for (FieldFacts field : passwords) {
            if (field.autofills("current-password")) {
                return field;
            }
        }
        for (FieldFacts field : passwords) {
            if (!field.autofills("new-password")
                    && (field.hints(Topic.CURRENT_PASSWORD) || field.isNamed(PRESENT))) {
                return field;
            }
        }
        FieldFacts first = passwords.get(0);
        if (isNew(first) || isRepeated(first)) {
            return null;
        }
        boolean beforeNew =
                passwords.size() == 2 && isNew(passwords.get(1)) && !isRepeated(passwords.get(1));
        return passwords.size() == MAX || beforeNew ? first : null;
    }

    /**
     * Whether fields take different secrets, such as two keys of a service: nothing says that one
     * is new or repeated, and neither their labels nor their names have a word in common. In a
     * log-in, different labels suffice.
     */
    private static boolean areSeparate(List<FieldFacts> passwords) {
        if (passwords.size() != 2
                || passwords.stream().anyMatch(field -> isNew(field) || isRepeated(field))) {
            return false;
        }
        FieldFacts first = passwords.get(0);
        FieldFacts second = passwords.get(1);
        return first.form().isSaidToBeOnlyLogin()
                ? !first.label().text().equals(second.label().text())
                : areDifferent(first.label().text(), second.label().text())
                        && (first.name().isEmpty()
                                || second.name().isEmpty()
                                || areDifferent(first.name(), second.name()));
    }

    private static boolean areDifferent(String one, String other) {
        return !one.isEmpty()
                && !other.isEmpty()
                && one.length() + other.length() <= MAX_LABELS
                && !sharesWord(one, other);
    }

    /** Whether a word of a text, or a part of it in scripts without spaces, is in another text. */
    private static boolean sharesWord(String text, String other) {
        for (String word : NO_WORD.split(text)) {
            boolean dense = !word.isEmpty() && Texts.isDense(word.charAt(0));
            int length = dense ? DENSE_WORD : Math.max(1, word.length());
            for (int i = 0; i + length <= word.length(); i++) {
                if (other.contains(word.substring(i, i + length))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isNew(FieldFacts field) {
        return field.autofills("new-password")
                || field.hints(Topic.NEW_PASSWORD)
                || field.isNamed(NEW);
    }

    private static boolean isRepeated(FieldFacts field) {
        return field.hints(Topic.CONFIRM_PASSWORD);
    }
}
