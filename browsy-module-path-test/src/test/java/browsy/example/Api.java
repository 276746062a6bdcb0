package browsy.example;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleReader;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the types of browsy's modules. */
final class Api {
    static final List<String> MODULES =
            List.of("browsy.core", "browsy.output", "browsy.fetch", "browsy.vault", "browsy.junit");

    private Api() {}

    /** Returns the exported types, nested types included. */
    static List<Class<?>> exported() {
        return MODULES.stream().flatMap(Api::all).filter(Api::isExported).toList();
    }

    /** Returns the types of all packages of a module, exported or not. */
    static Stream<Class<?>> all(String module) {
        try (ModuleReader reader =
                ModuleLayer.boot()
                        .configuration()
                        .findModule(module)
                        .orElseThrow()
                        .reference()
                        .open()) {
            Module owner = ModuleLayer.boot().findModule(module).orElseThrow();
            List<String> names =
                    reader.list()
                            .filter(name -> name.endsWith(".class") && name.indexOf('-') < 0)
                            .map(name -> name.replaceAll("\\.class$", "").replace('/', '.'))
                            .sorted()
                            .toList();
            return names.stream().<Class<?>>map(name -> Class.forName(owner, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Whether a type and its enclosing types are public, in a package that is exported to every
     * module.
     */
    static boolean isExported(Class<?> type) {
        for (Class<?> at = type; at != null; at = at.getEnclosingClass()) {
            if (!Modifier.isPublic(at.getModifiers())) {
                return false;
            }
        }
        return !type.isAnonymousClass()
                && packages(type.getModule()).contains(type.getPackageName());
    }

    private static Set<String> packages(Module module) {
        return module.getDescriptor().exports().stream()
                .filter(exports -> !exports.isQualified())
                .map(Exports::source)
                .collect(Collectors.toSet());
    }
}
