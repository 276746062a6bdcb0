package browsy.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Checks the rules of docs/api.md for all exported types. */
class PublicApiTest {

    private static boolean isVisible(Member member) {
        return (Modifier.isPublic(member.getModifiers())
                        || Modifier.isProtected(member.getModifiers()))
                && !member.isSynthetic();
    }

    private static List<Method> methods(Class<?> type) {
        return Stream.of(type.getDeclaredMethods()).filter(PublicApiTest::isVisible).toList();
    }

    /**
     * Returns the types in the visible signatures of a type: supertypes, parameters, exceptions,
     * results and fields.
     */
    private static Set<Class<?>> named(Class<?> type) {
        Set<Class<?>> named = new LinkedHashSet<>();
        add(type.getGenericSuperclass(), named, new LinkedHashSet<>());
        for (Type each : type.getGenericInterfaces()) {
            add(each, named, new LinkedHashSet<>());
        }
        List<Executable> executables = new ArrayList<>(methods(type));
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (isVisible(constructor) && !(type.isEnum())) {
                executables.add(constructor);
            }
        }
        for (Executable executable : executables) {
            for (Type each : executable.getGenericParameterTypes()) {
                add(each, named, new LinkedHashSet<>());
            }
            for (Type each : executable.getGenericExceptionTypes()) {
                add(each, named, new LinkedHashSet<>());
            }
            if (executable instanceof Method method) {
                add(method.getGenericReturnType(), named, new LinkedHashSet<>());
            }
        }
        for (Field field : type.getDeclaredFields()) {
            if (isVisible(field)) {
                add(field.getGenericType(), named, new LinkedHashSet<>());
            }
        }
        return named;
    }

    /** Adds the classes that a type consists of: element types, type arguments and bounds. */
    private static void add(@Nullable Type type, Set<Class<?>> to, Set<Type> seen) {
        if (type == null || !seen.add(type)) {
            return;
        }
        if (type instanceof Class<?> simple) {
            Class<?> element = simple;
            while (element.isArray()) {
                element = element.getComponentType();
            }
            to.add(element);
        } else if (type instanceof ParameterizedType generic) {
            add(generic.getRawType(), to, seen);
            Stream.of(generic.getActualTypeArguments()).forEach(each -> add(each, to, seen));
        } else if (type instanceof GenericArrayType array) {
            add(array.getGenericComponentType(), to, seen);
        } else if (type instanceof WildcardType wildcard) {
            Stream.of(wildcard.getUpperBounds()).forEach(each -> add(each, to, seen));
            Stream.of(wildcard.getLowerBounds()).forEach(each -> add(each, to, seen));
        } else if (type instanceof TypeVariable<?> variable) {
            Stream.of(variable.getBounds()).forEach(each -> add(each, to, seen));
        }
    }

    @Test
    void signaturesNameExportedTypesOnly() {
        List<String> leaks = new ArrayList<>();
        for (Class<?> type : Api.exported()) {
            for (Class<?> named : named(type)) {
                Module from = named.getModule();
                boolean seen =
                        named.isPrimitive()
                                || from == Object.class.getModule()
                                || Api.MODULES.contains(from.getName()) && Api.isExported(named)
                                || !Api.MODULES.contains(from.getName())
                                        && requiresTransitively(type.getModule(), from.getName());
                if (!seen) {
                    leaks.add(type.getName() + " names " + named.getName());
                }
            }
        }
        assertEquals(List.of(), leaks);
        assertTrue(Api.exported().size() > 100, "only " + Api.exported().size());
    }

    /**
     * Whether a module requires another one transitively, so that its users can name the types of
     * the other.
     */
    private static boolean requiresTransitively(Module module, String other) {
        return module.getDescriptor().requires().stream()
                .filter(required -> required.modifiers().contains(Requires.Modifier.TRANSITIVE))
                .anyMatch(
                        required ->
                                required.name().equals(other)
                                        || ModuleLayer.boot()
                                                .findModule(required.name())
                                                .filter(Module::isNamed)
                                                .map(next -> requiresTransitively(next, other))
                                                .orElse(false));
    }

    /**
     * Tests that accessors return null for an absent value and methods that look something up
     * return an {@link Optional}. Methods that return jsoup elements return null like jsoup.
     */
    @Test
    void absenceFollowsOneRule() {
        List<String> breaches = new ArrayList<>();
        for (Class<?> type : Api.exported()) {
            for (Method method : methods(type)) {
                boolean looksUp =
                        method.getParameterCount() > 0 || method.getName().startsWith("find");
                boolean ofJsoup = method.getReturnType().getName().startsWith("org.jsoup.");
                if (method.getReturnType() == Optional.class && !looksUp) {
                    breaches.add(method + " is an accessor, expected a nullable result");
                }
                if (isNullable(method.getAnnotatedReturnType()) && looksUp && !ofJsoup) {
                    breaches.add(method + " looks something up, expected an Optional");
                }
                for (Class<?> parameter : method.getParameterTypes()) {
                    if (parameter == Optional.class) {
                        breaches.add(method + " takes an Optional");
                    }
                }
            }
        }
        assertEquals(List.of(), breaches);
    }

    private static boolean isNullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    @Test
    void errorsAreExported() {
        List<String> hidden =
                Api.MODULES.stream()
                        .flatMap(Api::all)
                        .filter(Throwable.class::isAssignableFrom)
                        .filter(type -> Modifier.isPublic(type.getModifiers()))
                        .filter(type -> !Api.isExported(type))
                        .map(Class::getName)
                        .toList();
        assertEquals(List.of(), hidden);
    }

    @Test
    void packagesAreNullMarked() {
        Set<String> unmarked =
                Api.exported().stream()
                        .map(Class::getPackage)
                        .filter(
                                owner ->
                                        !((AnnotatedElement) owner)
                                                .isAnnotationPresent(
                                                        org.jspecify.annotations.NullMarked.class))
                        .map(Package::getName)
                        .collect(Collectors.toSet());
        assertEquals(Set.of(), unmarked);
    }

    @Test
    void guideMentionsEachType() throws IOException {
        String guide = Files.readString(Path.of("../docs/api.md"));
        List<String> missing =
                Api.exported().stream()
                        .filter(type -> type.getEnclosingClass() == null)
                        .map(Class::getSimpleName)
                        .filter(name -> !Pattern.compile("`" + name + "`").matcher(guide).find())
                        .toList();
        assertEquals(List.of(), missing);
    }
}
