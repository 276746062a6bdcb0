package browsy.model;

import java.util.Locale;
import java.util.Map;

/**
 * The states of the type attribute of {@code input}.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#attr-input-type">HTML: type</a>
 */
public enum InputType implements Named {
    HIDDEN("hidden"),
    TEXT("text"),
    SEARCH("search"),
    TEL("tel"),
    URL("url"),
    EMAIL("email"),
    PASSWORD("password"),
    DATE("date"),
    MONTH("month"),
    WEEK("week"),
    TIME("time"),
    DATETIME_LOCAL("datetime-local"),
    NUMBER("number"),
    RANGE("range"),
    COLOR("color"),
    CHECKBOX("checkbox"),
    RADIO("radio"),
    FILE("file"),
    SUBMIT("submit"),
    IMAGE("image"),
    RESET("reset"),
    BUTTON("button");

    private static final Map<String, InputType> BY_NAME = Named.index(InputType.class);

    private final String wireName;

    InputType(String wireName) {
        this.wireName = wireName;
    }

    @Override
    public String wireName() {
        return wireName;
    }

    /** The state for an attribute value, in any case; {@link #TEXT} if it is unknown. */
    public static InputType of(String attribute) {
        return BY_NAME.getOrDefault(attribute.toLowerCase(Locale.ROOT), TEXT);
    }

    /** Whether the user types the value. */
    public boolean isTextual() {
        return switch (this) {
            case TEXT, SEARCH, TEL, URL, EMAIL, PASSWORD, NUMBER -> true;
            default -> false;
        };
    }

    /** Whether the control is a button. */
    public boolean isButton() {
        return switch (this) {
            case SUBMIT, IMAGE, RESET, BUTTON -> true;
            default -> false;
        };
    }

    /** Whether the control can be checked. */
    public boolean isCheckable() {
        return this == CHECKBOX || this == RADIO;
    }
}
