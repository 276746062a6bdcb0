package browsy.junit;

import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.LifecycleMethodExecutionExceptionHandler;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;
import org.opentest4j.TestAbortedException;

/**
 * Opens a {@link Session} for each test that takes one as a parameter, in the test itself or in a
 * method before or after each test, and closes it after the test. If the test fails, the page of
 * the session is added to the failure as a suppressed exception, and to the report, in the compact
 * format.
 *
 * <pre>{@code
 * @RegisterExtension
 * static final BrowsyExtension BROWSY =
 *         BrowsyExtension.of(SessionConfig.builder().requestHandler(app).build());
 * }</pre>
 *
 * @see BrowsyTest
 */
public final class BrowsyExtension
        implements ParameterResolver,
                TestExecutionExceptionHandler,
                LifecycleMethodExecutionExceptionHandler {
    private static final Namespace NAMESPACE = Namespace.create(BrowsyExtension.class);

    private final @Nullable SessionConfig config;

    /**
     * Creates an extension that uses the configuration in {@link BrowsyTest}, or the default one.
     */
    public BrowsyExtension() {
        config = null;
    }

    private BrowsyExtension(SessionConfig config) {
        this.config = config;
    }

    /** Returns an extension that opens sessions with a configuration. */
    public static BrowsyExtension of(SessionConfig config) {
        return new BrowsyExtension(Objects.requireNonNull(config, "config"));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Session.class;
    }

    @Override
    public Session resolveParameter(ParameterContext parameter, ExtensionContext context) {
        if (context.getTestMethod().isEmpty()) {
            throw new ParameterResolutionException(
                    "a session is for one test: declare the parameter on a test method, a method"
                            + " before or after each test, or a constructor of a class with one"
                            + " instance for each test");
        }
        return context.getStore(NAMESPACE)
                .getOrComputeIfAbsent(
                        Opened.class,
                        key -> new Opened(Session.create(config(context))),
                        Opened.class)
                .session();
    }

    private SessionConfig config(ExtensionContext context) {
        if (config != null) {
            return config;
        }
        return annotation(context)
                .<Supplier<SessionConfig>>map(test -> ReflectionSupport.newInstance(test.config()))
                .map(Supplier::get)
                .orElse(SessionConfig.DEFAULT);
    }

    /**
     * Returns the annotation of the method, else that of the nearest enclosing class that has one.
     */
    private static Optional<BrowsyTest> annotation(ExtensionContext context) {
        for (Optional<ExtensionContext> at = Optional.of(context);
                at.isPresent();
                at = at.get().getParent()) {
            Optional<BrowsyTest> found =
                    AnnotationSupport.findAnnotation(at.get().getElement(), BrowsyTest.class);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure)
            throws Throwable {
        throw withPage(context, failure);
    }

    @Override
    public void handleBeforeEachMethodExecutionException(
            ExtensionContext context, Throwable failure) throws Throwable {
        throw withPage(context, failure);
    }

    @Override
    public void handleAfterEachMethodExecutionException(ExtensionContext context, Throwable failure)
            throws Throwable {
        throw withPage(context, failure);
    }

    /**
     * Adds the page of the session, if one was opened, to a failure and to the report. Aborted
     * tests are not failures.
     */
    private static Throwable withPage(ExtensionContext context, Throwable failure) {
        Opened opened = context.getStore(NAMESPACE).get(Opened.class, Opened.class);
        if (opened == null || failure instanceof TestAbortedException) {
            return failure;
        }
        String page;
        try {
            page = PageText.of(opened.session());
        } catch (RuntimeException e) {
            failure.addSuppressed(e);
            return failure;
        }
        context.publishReportEntry("browsy page", page);
        failure.addSuppressed(new PageAtFailure(page));
        return failure;
    }

    /**
     * A session in the store of a test, which JUnit closes with the test. JUnit before 5.13 closes
     * {@code CloseableResource}, later versions {@code AutoCloseable}.
     */
    @SuppressWarnings("deprecation")
    private record Opened(Session session)
            implements ExtensionContext.Store.CloseableResource, AutoCloseable {
        @Override
        public void close() {
            session.close();
        }
    }
}
