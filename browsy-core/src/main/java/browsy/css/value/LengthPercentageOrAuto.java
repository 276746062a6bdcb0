package browsy.css.value;

/** What margins and insets hold: {@code auto} or a length. */
public sealed interface LengthPercentageOrAuto permits LengthPercentage, Auto {}
