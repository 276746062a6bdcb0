package browsy.css.syntax;

import java.util.List;

/** The value of a declaration without {@code !important}, and whether it had {@code !important}. */
record DeclarationValue(List<ComponentValue> values, boolean important) {}
