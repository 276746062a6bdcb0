package browsy.css.value;

/** The keyword {@code auto} of margins and insets. */
public enum Auto implements Keyword, LengthPercentageOrAuto {
    AUTO
}
