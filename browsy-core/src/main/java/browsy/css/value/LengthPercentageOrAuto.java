package browsy.css.value;

/** A computed margin or inset: {@code auto} or a length. */
public sealed interface LengthPercentageOrAuto permits LengthPercentage, Auto {}
