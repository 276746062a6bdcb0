package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import browsy.css.parse.Substitutions;
import browsy.css.syntax.Declaration;
import browsy.style.property.ContentProperties;
import browsy.style.property.DeclarationParser;
import browsy.style.property.LogicalProperty;
import browsy.style.property.Longhand;
import browsy.style.property.PropertyValue;
import browsy.style.property.TextProperties;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The valid declarations of a rule or style attribute, with shorthands expanded to longhands. If
 * several declarations set the same longhand with the same importance, only the last is kept.
 */
final class DeclarationBlock {

    static final DeclarationBlock EMPTY = new DeclarationBlock(List.of(), List.of());

    /** Up to this number of longhands, a linear search replaces a hash set. */
    private static final int FEW = 16;

    /** A longhand with its value and the declaration that set it. */
    record Entry(PropertyValue value, Declaration source) {}

    /**
     * The normal or the important declarations of a block, the last declaration first.
     *
     * @param longhands the longhands with their values
     * @param custom the custom properties
     * @param hasLogical whether there is a flow-relative (logical) property
     * @param setsFlow whether {@code writing-mode} or {@code direction} is set
     * @param dependsOnElement whether the value of a longhand differs between elements
     */
    record Part(
            List<Entry> longhands,
            List<CustomEntry> custom,
            boolean hasLogical,
            boolean setsFlow,
            boolean dependsOnElement) {
        private static final Part EMPTY = new Part(List.of(), List.of(), false, false, false);

        boolean isEmpty() {
            return longhands.isEmpty() && custom.isEmpty();
        }
    }

    /** A custom property with its value and the declaration that set it. */
    record CustomEntry(String name, CustomValue value, Declaration source) {}

    private final Part normal;
    private final Part important;
    private final boolean dependsOnElement;
    private final boolean declaresContent;

    private DeclarationBlock(List<Entry> longhands, List<CustomEntry> custom) {
        this.normal = part(longhands, custom, false);
        this.important = part(longhands, custom, true);
        this.declaresContent = declaresContent(longhands);
        this.dependsOnElement = dependsOnElement(longhands) || anyDependsOnElement(custom);
    }

    /** Parses the values of declarations and drops invalid declarations. */
    static DeclarationBlock parse(List<Declaration> declarations, ParseMode mode) {
        List<Entry> longhands = new ArrayList<>(declarations.size());
        List<CustomEntry> custom = new ArrayList<>(0);
        for (Declaration declaration : declarations) {
            if (declaration.isCustomProperty()) {
                if (!Substitutions.isValid(declaration.value())) {
                    continue;
                }
                CustomValue value = CustomValue.of(declaration.value());
                custom.add(new CustomEntry(declaration.name(), value, declaration));
                continue;
            }
            List<PropertyValue> values =
                    DeclarationParser.parse(declaration.name(), declaration.value(), mode);
            if (values != null) {
                for (PropertyValue value : values) {
                    longhands.add(new Entry(value, declaration));
                }
            }
        }
        return longhands.isEmpty() && custom.isEmpty()
                ? EMPTY
                : new DeclarationBlock(longhands, custom);
    }

    /** Makes a block of values that do not come from a stylesheet, such as presentational hints. */
    static DeclarationBlock of(List<PropertyValue> values) {
        List<Entry> longhands = new ArrayList<>();
        for (PropertyValue value : values) {
            String name = value.longhand().name();
            longhands.add(new Entry(value, new Declaration(name, List.of(), false, 0)));
        }
        return new DeclarationBlock(longhands, List.of());
    }

    /**
     * Returns a copy with only the longhands that a predicate accepts; custom properties are
     * dropped.
     */
    DeclarationBlock only(Predicate<Longhand> properties) {
        List<Entry> kept = new ArrayList<>();
        for (Part part : List.of(important, normal)) {
            for (int i = part.longhands().size() - 1; i >= 0; i--) {
                Entry entry = part.longhands().get(i);
                if (properties.test(entry.value().longhand())) {
                    kept.add(entry);
                }
            }
        }
        return kept.isEmpty() ? EMPTY : new DeclarationBlock(kept, List.of());
    }

    Part part(boolean isImportant) {
        return isImportant ? important : normal;
    }

    /** Whether a value differs between elements, such as one with {@code attr()}. */
    boolean dependsOnElement() {
        return dependsOnElement;
    }

    /** Whether the block declares {@code content}, with any value. */
    boolean declaresContent() {
        return declaresContent;
    }

    boolean isEmpty() {
        return normal.isEmpty() && important.isEmpty();
    }

    private static boolean dependsOnElement(List<Entry> longhands) {
        Declaration checked = null;
        for (Entry entry : longhands) {
            if (entry.source() != checked && CustomValue.dependsOnElement(entry.source().value())) {
                return true;
            }
            checked = entry.source();
        }
        return false;
    }

    private static boolean anyDependsOnElement(List<CustomEntry> custom) {
        for (CustomEntry entry : custom) {
            if (entry.value().dependsOnElement()) {
                return true;
            }
        }
        return false;
    }

    private static boolean declaresContent(List<Entry> longhands) {
        for (Entry entry : longhands) {
            if (entry.value().longhand() == ContentProperties.CONTENT) {
                return true;
            }
        }
        return false;
    }

    private static Part part(List<Entry> longhands, List<CustomEntry> custom, boolean important) {
        List<Entry> kept = latest(longhands, important);
        List<CustomEntry> keptCustom = latestCustom(custom, important);
        if (kept.isEmpty() && keptCustom.isEmpty()) {
            return Part.EMPTY;
        }
        boolean logical = false;
        boolean flow = false;
        for (Entry entry : kept) {
            logical |= entry.value().longhand() instanceof LogicalProperty;
            flow |= isOfFlow(entry.value().longhand());
        }
        return new Part(kept, keptCustom, logical, flow, dependsOnElement(kept));
    }

    /** The last declaration of each longhand, in reverse order. */
    private static List<Entry> latest(List<Entry> longhands, boolean important) {
        List<Entry> kept = new ArrayList<>(longhands.size());
        Set<Longhand> seen = longhands.size() > FEW ? new HashSet<>() : Set.of();
        for (int i = longhands.size() - 1; i >= 0; i--) {
            Entry entry = longhands.get(i);
            if (entry.source().important() != important) {
                continue;
            }
            Longhand longhand = entry.value().longhand();
            if (longhands.size() > FEW ? seen.add(longhand) : !sets(kept, longhand)) {
                kept.add(entry);
            }
        }
        return List.copyOf(kept);
    }

    private static boolean sets(List<Entry> entries, Longhand longhand) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).value().longhand() == longhand) {
                return true;
            }
        }
        return false;
    }

    private static List<CustomEntry> latestCustom(List<CustomEntry> custom, boolean important) {
        if (custom.isEmpty()) {
            return List.of();
        }
        List<CustomEntry> kept = new ArrayList<>(custom.size());
        Set<String> seen = new HashSet<>();
        for (int i = custom.size() - 1; i >= 0; i--) {
            CustomEntry entry = custom.get(i);
            if (entry.source().important() == important && seen.add(entry.name())) {
                kept.add(entry);
            }
        }
        return List.copyOf(kept);
    }

    private static boolean isOfFlow(Longhand longhand) {
        return longhand == TextProperties.WRITING_MODE || longhand == TextProperties.DIRECTION;
    }
}
