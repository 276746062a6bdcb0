package browsy.layout.flex;

import browsy.config.BrowsyException;
import java.util.Locale;

/** Yoga's native library could not be loaded on this platform. */
public final class NativeLayoutUnavailableException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    NativeLayoutUnavailableException(Throwable cause) {
        super(message(System.getProperty("os.name", ""), System.getProperty("os.arch", "")), cause);
    }

    static String message(String os, String arch) {
        return "Flex layout needs the native libraries of lwjgl and lwjgl-yoga, and they could not"
                + " be loaded on "
                + os
                + " ("
                + arch
                + "). Add org.lwjgl:lwjgl and org.lwjgl:lwjgl-yoga with the classifier "
                + classifier(os, arch)
                + " to the class path; where the temporary folder forbids execution, set the system"
                + " property org.lwjgl.system.SharedLibraryExtractPath to one that allows it.";
    }

    private static String classifier(String os, String arch) {
        String name = os.toLowerCase(Locale.ROOT);
        String base =
                name.contains("win")
                        ? "natives-windows"
                        : name.contains("mac") || name.contains("darwin")
                                ? "natives-macos"
                                : name.contains("freebsd") ? "natives-freebsd" : "natives-linux";
        String processor = arch.toLowerCase(Locale.ROOT);
        if (processor.equals("aarch64") || processor.equals("arm64")) {
            return base + "-arm64";
        }
        return switch (processor) {
            case "riscv64", "ppc64le", "arm32" -> base + "-" + processor;
            default -> base;
        };
    }
}
