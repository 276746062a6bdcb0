package browsy.style.property;

import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The table of all properties by name. */
public final class PropertyTable {
    private static final List<PropertyGroup> GROUPS =
            List.of(
                    FontProperties.GROUP,
                    TextProperties.GROUP,
                    BoxProperties.GROUP,
                    FlexProperties.GROUP,
                    AlignProperties.GROUP,
                    AnchorProperties.GROUP,
                    GridProperties.GROUP,
                    TableProperties.GROUP,
                    ContentProperties.GROUP,
                    ColumnProperties.GROUP,
                    EffectProperties.GROUP,
                    ShapeProperties.GROUP,
                    MotionProperties.GROUP,
                    AnimationProperties.GROUP,
                    InternalProperties.GROUP);

    private static final List<Property<?>> PROPERTIES = properties();
    private static final int SIZE = size(PROPERTIES);
    private static final Map<String, Longhand> LONGHANDS = longhands();
    private static final Map<String, Shorthand> SHORTHANDS = shorthands();
    private static final Map<String, String> ALIASES = NameResource.aliases();
    private static final Set<String> PAINT_ONLY = NameResource.paintOnly();

    private PropertyTable() {}

    /** All longhands with a computed value, grouped by class. */
    public static List<Property<?>> all() {
        return PROPERTIES;
    }

    /** A number greater than all property indexes. */
    public static int size() {
        return SIZE;
    }

    /** The longhand with a name or alias in lower case; null if there is none. */
    public static @Nullable Longhand longhand(String name) {
        return LONGHANDS.get(canonicalName(name));
    }

    /**
     * The longhand with a computed value that has a name or alias in lower case; null if there is
     * none.
     */
    public static @Nullable Property<?> property(String name) {
        return longhand(name) instanceof Property<?> property ? property : null;
    }

    /** The name that an alias stands for; other names unchanged. */
    static String canonicalName(String name) {
        return ALIASES.getOrDefault(name, name);
    }

    /** The longhands that a declaration of a property sets; empty if the property is unknown. */
    static List<? extends Longhand> longhandsOf(String name) {
        Longhand longhand = LONGHANDS.get(name);
        if (longhand != null) {
            return List.of(longhand);
        }
        Shorthand shorthand = SHORTHANDS.get(name);
        return shorthand == null ? List.of() : shorthand.longhands();
    }

    static @Nullable Shorthand shorthand(String name) {
        return SHORTHANDS.get(name);
    }

    /**
     * Whether browsers support a property that affects only painting, so that this engine ignores
     * it.
     */
    static boolean isPaintOnly(String name) {
        return PAINT_ONLY.contains(name);
    }

    static Specified<?> initial(Longhand longhand) {
        Property<?> property =
                longhand instanceof LogicalProperty logical
                        ? logical.any()
                        : (Property<?>) longhand;
        return Specified.of(property.initial());
    }

    private static List<Property<?>> properties() {
        List<Property<?>> properties = new ArrayList<>();
        for (PropertyGroup group : GROUPS) {
            properties.addAll(group.sorted());
        }
        return List.copyOf(properties);
    }

    private static int size(List<Property<?>> properties) {
        int size = 0;
        for (Property<?> property : properties) {
            size = StrictMath.max(size, property.index() + 1);
        }
        return size;
    }

    private static Map<String, Longhand> longhands() {
        Map<String, Longhand> byName = new HashMap<>();
        for (Property<?> property : PROPERTIES) {
            byName.put(property.name(), property);
        }
        for (LogicalProperty logical : LogicalProperties.all()) {
            byName.put(logical.name(), logical);
        }
        return byName;
    }

    private static Map<String, Shorthand> shorthands() {
        Map<String, Shorthand> byName = new HashMap<>();
        for (Shorthand shorthand : Shorthands.all(LONGHANDS, PROPERTIES)) {
            byName.put(shorthand.name(), shorthand);
        }
        return byName;
    }
}
