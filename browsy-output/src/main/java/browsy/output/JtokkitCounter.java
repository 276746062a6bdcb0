package browsy.output;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;

/**
 * Counts tokens with the library jtokkit if it is on the class path.
 *
 * <p>It is called through method handles, because jtokkit has no stable module name and a module
 * that requires it could not be published.
 */
final class JtokkitCounter implements TokenCounter {

    private static final String ENCODING = "o200k_base";

    private final MethodHandle count;

    private JtokkitCounter(MethodHandle count) {
        this.count = count;
    }

    /** Returns the counter; empty if jtokkit is missing or does not support the encoding. */
    static Optional<TokenCounter> find() {
        try {
            Class<?> encodings = Class.forName("com.knuddels.jtokkit.Encodings");
            Class<?> registryType = Class.forName("com.knuddels.jtokkit.api.EncodingRegistry");
            Class<?> encodingType = Class.forName("com.knuddels.jtokkit.api.Encoding");
            Object registry = encodings.getMethod("newLazyEncodingRegistry").invoke(null);
            Optional<?> encoding =
                    (Optional<?>)
                            registryType
                                    .getMethod("getEncoding", String.class)
                                    .invoke(registry, ENCODING);
            MethodHandle count =
                    MethodHandles.publicLookup()
                            .findVirtual(
                                    encodingType,
                                    "countTokensOrdinary",
                                    MethodType.methodType(int.class, String.class))
                            .asType(MethodType.methodType(int.class, Object.class, String.class));
            return encoding.map(found -> new JtokkitCounter(count.bindTo(found)));
        } catch (ReflectiveOperationException e) {
            // The library is missing or has a different API; the caller uses the estimate instead.
            return Optional.empty();
        }
    }

    @Override
    public int count(String text) {
        try {
            return (int) count.invokeExact(text);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("undeclared exception from jtokkit", e);
        }
    }
}
