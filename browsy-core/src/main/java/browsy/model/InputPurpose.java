package browsy.model;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The purpose of a form field. */
public enum InputPurpose implements Named {
    /** A password. */
    PASSWORD("password", Set.of("current-password", "new-password"), List.of(), Set.of()),
    /** An e-mail address. */
    EMAIL(
            "email",
            Set.of("email"),
            List.of("email", "e-mail"),
            Set.of(InputType.TEXT, InputType.SEARCH)),
    /** A user name for signing in. */
    USERNAME(
            "username",
            Set.of("username"),
            List.of("user", "login"),
            Set.of(InputType.TEXT, InputType.EMAIL)),
    /** A verification code that was sent or generated. */
    VERIFICATION_CODE(
            "code",
            Set.of("one-time-code"),
            List.of("code", "otp", "verify"),
            Set.of(InputType.TEXT, InputType.NUMBER, InputType.TEL)),
    /** A search query. */
    SEARCH("search", Set.of(), List.of("search"), Set.of(InputType.TEXT)),
    /** A telephone number. */
    PHONE(
            "phone",
            Set.of("tel", "tel-national"),
            List.of("phone"),
            Set.of(InputType.TEXT, InputType.NUMBER));

    private final String wireName;
    private final Set<String> autofill;
    private final List<String> words;
    private final Set<InputType> types;

    InputPurpose(String wireName, Set<String> autofill, List<String> words, Set<InputType> types) {
        this.wireName = wireName;
        this.autofill = autofill;
        this.words = words;
        this.types = types;
    }

    @Override
    public String wireName() {
        return wireName;
    }

    /**
     * Rates how well a field suits the purpose: 3 by {@code autocomplete}, 2 by the type, 1 by
     * words in its names, 0 if it does not.
     */
    int fit(SpatialElement field) {
        if (!field.tag().equals("input")) {
            return 0;
        }
        String declared = field.constraints().autocomplete();
        if (declared != null && declares(declared)) {
            return 3;
        }
        InputType type = field.inputType() == null ? InputType.TEXT : field.inputType();
        if (isOwnType(type, field)) {
            return 2;
        }
        return types.contains(type) && mentions(field) ? 1 : 0;
    }

    private boolean declares(String autocomplete) {
        for (String token : autocomplete.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
            if (autofill.contains(token)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOwnType(InputType type, SpatialElement field) {
        return switch (this) {
            case PASSWORD -> type == InputType.PASSWORD;
            case EMAIL -> type == InputType.EMAIL;
            case SEARCH -> type == InputType.SEARCH || field.role() == Role.SEARCHBOX;
            case PHONE -> type == InputType.TEL;
            case USERNAME, VERIFICATION_CODE -> false;
        };
    }

    private boolean mentions(SpatialElement field) {
        return mentions(field.name())
                || mentions(field.label())
                || mentions(field.accessibleName())
                || mentions(field.placeholder());
    }

    private boolean mentions(@Nullable String text) {
        if (text == null) {
            return false;
        }
        String lower = text.toLowerCase(Locale.ROOT);
        return words.stream().anyMatch(lower::contains);
    }
}
