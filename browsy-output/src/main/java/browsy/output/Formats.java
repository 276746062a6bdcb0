package browsy.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All formats by name, for programs that let their users choose. */
public final class Formats {

    private static final Map<String, Format> BY_NAME = new LinkedHashMap<>();

    static {
        for (Format format :
                List.of(
                        CompactFormat.standard(),
                        CompactFormat.standard().withCoordinates(),
                        JsonFormat.standard(),
                        JsonFormat.standard().full(),
                        AgentRefsFormat.standard(),
                        TreeFormat.standard(),
                        TreeFormat.standard().full(),
                        AriaSnapshotFormat.standard(),
                        MarkdownFormat.standard(),
                        MarkdownFormat.standard().wholePage(),
                        PlainTextFormat.standard(),
                        SvgFormat.standard())) {
            BY_NAME.put(format.name(), format);
        }
    }

    private static final Map<String, DeltaFormat> DELTAS_BY_NAME = new LinkedHashMap<>();

    static {
        for (DeltaFormat format :
                List.of(CompactDeltaFormat.standard(), JsonDeltaFormat.standard())) {
            DELTAS_BY_NAME.put(format.name(), format);
        }
    }

    private Formats() {}

    /** Returns the names of all formats, the most common first. */
    public static List<String> names() {
        return List.copyOf(BY_NAME.keySet());
    }

    /** Returns the format with a name; empty if there is none. */
    public static Optional<Format> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    /** Returns the names of all delta formats, the most common first. */
    public static List<String> deltaNames() {
        return List.copyOf(DELTAS_BY_NAME.keySet());
    }

    /** Returns the delta format with a name; empty if there is none. */
    public static Optional<DeltaFormat> deltaNamed(String name) {
        return Optional.ofNullable(DELTAS_BY_NAME.get(name));
    }
}
