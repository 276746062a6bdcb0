package browsy.css.syntax;

import java.util.List;

/** A declaration's value without {@code !important}, which is told apart. */
record DeclarationValue(List<ComponentValue> values, boolean important) {}
