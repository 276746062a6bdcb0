package browsy.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.diff.DomDiff;
import browsy.fetch.Browser;
import browsy.fetch.Session;
import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.PrivateHost;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.search.SearchEngine;
import browsy.find.Target;
import browsy.junit.BrowsyExtension;
import browsy.model.InputPurpose;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.Viewport;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests that public methods name a null argument in their exception. */
class NullArgumentsTest {
    private static final String PAGE = "<form><input><button>Go</button></form>";

    private final List<String> breaches = new ArrayList<>();
    private int tried;

    /** Returns a valid argument of a type, null if there is no sample. */
    private static Object sample(Class<?> type) {
        if (type == String.class) {
            return "https://shop.test/";
        }
        Map<Class<?>, Object> samples =
                Map.ofEntries(
                        Map.entry(int.class, 1),
                        Map.entry(long.class, 1L),
                        Map.entry(double.class, 1.0),
                        Map.entry(boolean.class, true),
                        Map.entry(List.class, List.of()),
                        Map.entry(Map.class, Map.of()),
                        Map.entry(String[].class, new String[0]),
                        Map.entry(byte[].class, new byte[0]),
                        Map.entry(Duration.class, Duration.ofMillis(1)),
                        Map.entry(Viewport.class, Viewport.DEFAULT),
                        Map.entry(Role.class, Role.LINK),
                        Map.entry(InputPurpose.class, InputPurpose.EMAIL),
                        Map.entry(Target.class, Target.id(1)),
                        Map.entry(ParseOptions.class, ParseOptions.DEFAULT),
                        Map.entry(SessionConfig.class, SessionConfig.DEFAULT),
                        Map.entry(SearchEngine.class, SearchEngine.DUCKDUCKGO));
        return samples.get(type);
    }

    /** Calls a method once for each parameter that is not nullable, with null as its argument. */
    private void check(@Nullable Object receiver, Method method) {
        for (int i = 0; i < method.getParameterCount(); i++) {
            boolean takesNull =
                    method.getParameterTypes()[i].isPrimitive()
                            || method.getAnnotatedParameterTypes()[i].isAnnotationPresent(
                                    Nullable.class);
            if (!takesNull) {
                check(receiver, method, i);
            }
        }
    }

    private void check(@Nullable Object receiver, Method method, int at) {
        Object[] arguments =
                Stream.of(method.getParameterTypes())
                        .map(NullArgumentsTest::sample)
                        .toArray(Object[]::new);
        arguments[at] = null;
        tried++;
        try {
            method.invoke(receiver, arguments);
            breaches.add(method + " takes null at " + at);
        } catch (InvocationTargetException e) {
            String message = String.valueOf(e.getCause().getMessage());
            if (!(e.getCause() instanceof NullPointerException) || !message.matches("\\w+")) {
                breaches.add(method + " at " + at + ": " + e.getCause());
            }
        } catch (IllegalAccessException e) {
            breaches.add(method + ": " + e);
        }
    }

    private static boolean isPublic(Executable executable) {
        return Modifier.isPublic(executable.getModifiers()) && !executable.isSynthetic();
    }

    private void statics(Class<?>... types) {
        for (Class<?> type : types) {
            Stream.of(type.getDeclaredMethods())
                    .filter(NullArgumentsTest::isPublic)
                    .filter(method -> Modifier.isStatic(method.getModifiers()))
                    .forEach(method -> check(null, method));
        }
    }

    private void methods(Object receiver) {
        Stream.of(receiver.getClass().getMethods())
                .filter(NullArgumentsTest::isPublic)
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method -> method.getDeclaringClass() != Object.class)
                .filter(method -> !method.getName().equals("equals"))
                .forEach(method -> check(receiver, method));
    }

    @Test
    void nullArgumentsAreNamed() {
        statics(
                Browsy.class,
                Browser.class,
                Session.class,
                Target.class,
                PrivateHost.class,
                DomDiff.class,
                SpatialDom.class,
                RequestHandler.Response.class,
                BrowsyExtension.class);
        methods(ParseOptions.builder());
        methods(SessionConfig.builder());
        Page page = Browsy.open(PAGE, ParseOptions.DEFAULT);
        methods(page);
        methods(page.dom());
        methods(page.dom().toBuilder());
        try (Session session = Session.create()) {
            session.loadHtml(PAGE, "https://shop.test/");
            methods(session);
        }
        assertEquals(List.of(), breaches);
        assertTrue(tried > 100, "only " + tried);
    }
}
