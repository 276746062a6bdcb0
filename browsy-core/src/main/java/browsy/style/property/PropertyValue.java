package browsy.style.property;

/** A longhand with its declared value. */
public record PropertyValue(Longhand longhand, DeclaredValue value) {}
