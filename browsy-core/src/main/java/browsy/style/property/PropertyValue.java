package browsy.style.property;

/** One longhand of a declaration with what it is given. */
public record PropertyValue(Longhand longhand, DeclaredValue value) {}
