package browsy.junit;

import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.LifecycleMethodExecutionExceptionHandler;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;
import org.opentest4j.AssertionFailedError;
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
 * @see Replay
 */
public final class BrowsyExtension
        implements ParameterResolver,
                AfterTestExecutionCallback,
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
                .getOrComputeIfAbsent(Opened.class, key -> open(context), Opened.class)
                .session();
    }

    private Opened open(ExtensionContext context) {
        Found<Replay> found = annotation(context, Replay.class);
        if (found == null) {
            return new Opened(Session.create(config(context)), null, context);
        }
        Recording recording = Recording.open(found.annotation(), found.ofClass(), context);
        return new Opened(Session.create(recording.applyTo(config(context))), recording, context);
    }

    /** Fails a test that has passed although its recording lacks one of its requests. */
    @Override
    public void afterTestExecution(ExtensionContext context) {
        Opened opened = context.getStore(NAMESPACE).get(Opened.class, Opened.class);
        Recording recording = opened == null ? null : opened.recording();
        if (recording == null) {
            return;
        }
        recording.unused().ifPresent(list -> context.publishReportEntry("browsy unused", list));
        if (context.getExecutionException().isEmpty()) {
            recording
                    .problem()
                    .ifPresent(
                            problem -> {
                                throw new AssertionFailedError(problem);
                            });
        }
    }

    private SessionConfig config(ExtensionContext context) {
        if (config != null) {
            return config;
        }
        Found<BrowsyTest> test = annotation(context, BrowsyTest.class);
        return test == null
                ? SessionConfig.DEFAULT
                : ReflectionSupport.newInstance(test.annotation().config()).get();
    }

    /**
     * An annotation of a test.
     *
     * @param ofClass whether a class has it, not the method
     */
    private record Found<A extends Annotation>(A annotation, boolean ofClass) {}

    /**
     * Returns the annotation of the method, else that of the nearest enclosing class that has one;
     * null if there is none.
     */
    private static <A extends Annotation> @Nullable Found<A> annotation(
            ExtensionContext context, Class<A> type) {
        for (Optional<ExtensionContext> at = Optional.of(context);
                at.isPresent();
                at = at.get().getParent()) {
            Optional<A> found = AnnotationSupport.findAnnotation(at.get().getElement(), type);
            if (found.isPresent()) {
                return new Found<>(found.get(), at.get().getTestMethod().isEmpty());
            }
        }
        return null;
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
    private record Opened(Session session, @Nullable Recording recording, ExtensionContext context)
            implements ExtensionContext.Store.CloseableResource, AutoCloseable {
        @Override
        public void close() throws IOException {
            session.close();
            if (recording != null) {
                recording.close(context.getExecutionException().isPresent());
            }
        }
    }
}
