package browsy.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All formats by name, for programs that let their user choose. */
public final class Formats {

    private static final Map<String, Format> BY_NAME = new LinkedHashMap<>();

    static {
        for (Format format :
                List.of(
                        CompactFormat.standard(),
                        CompactFormat.standard().withCoordinates(),
                        JsonFormat.standard(),
                        JsonFormat.standard().full())) {
            BY_NAME.put(format.name(), format);
        }
    }

    private Formats() {}

    /** The names of all formats, the most used first. */
    public static List<String> names() {
        return List.copyOf(BY_NAME.keySet());
    }

    /** The format of a name, empty if there is none. */
    public static Optional<Format> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }
}
