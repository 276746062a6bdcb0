package browsy;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.html.ElementStates;
import browsy.layout.LayoutStyles;
import browsy.layout.flow.inline.items.CulledBoxes;
import browsy.layout.geometry.RenderingContext3d;
import browsy.layout.natural.NativeLook;
import browsy.model.ElementState;
import browsy.model.SelectOption;
import browsy.model.SpatialElement;
import browsy.style.property.AnimationProperties;
import browsy.style.property.EffectProperties;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Enforces the package dependencies in docs/architecture.md. */
class ArchitectureTest {
    private static JavaClasses core;

    @BeforeAll
    static void load() {
        core =
                new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("browsy");
    }

    @Test
    void importedClassesCoverTheModule() {
        assertTrue(core.size() > 400, "only " + core.size() + " classes were found");
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("(**)").should().beFreeOfCycles().check(core);
        slices().matching("browsy.(*)..").should().beFreeOfCycles().check(core);
        slices().matching("browsy.layout.(*)..").should().beFreeOfCycles().check(core);
        slices().matching("browsy.spatial.(*)..").should().beFreeOfCycles().check(core);
        slices().matching("browsy.style.(*)..").should().beFreeOfCycles().check(core);
    }

    /**
     * The packages of browsy that each package may depend on, apart from the JDK, jspecify and
     * itself.
     */
    @ParameterizedTest
    @CsvSource({
        "browsy.content.., ''",
        "browsy.model.., browsy.content.. browsy.infra..",
        "browsy.config.., ''",
        "browsy.diff.., browsy.content.. browsy.model..",
        "browsy.find.., browsy.content.. browsy.infra.. browsy.model..",
        "browsy.behavior.., browsy.html.. browsy.model..",
        "browsy.html.., browsy.config.. browsy.infra..",
        "browsy.css.., browsy.config.. browsy.infra.. browsy.html..",
        "browsy.style.., browsy.infra.. browsy.css.. browsy.html.. browsy.config.. browsy.model..",
        "browsy.layout.., browsy.infra.. browsy.style.. browsy.css.. browsy.html.. browsy.config.. browsy.model..",
        "browsy.spatial.., browsy.content.. browsy.behavior.. browsy.infra.. browsy.layout.. browsy.style.. browsy.css.. browsy.html.. browsy.config.. browsy.model..",
        "browsy.intelligence.., browsy.content.. browsy.infra.. browsy.spatial.. browsy.style.. browsy.css.. browsy.html.. browsy.find.. browsy.config.. browsy.model..",
    })
    void stagesDependOnlyOnEarlierStages(String stage, String seen) {
        String[] allowed =
                Stream.concat(Stream.of(stage), Stream.of(seen.split(" ")))
                        .filter(name -> !name.isEmpty())
                        .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(stage)
                .should()
                .onlyDependOnClassesThat(
                        com.tngtech.archunit.base.DescribedPredicate.not(
                                        com.tngtech.archunit.core.domain.JavaClass.Predicates
                                                .resideInAnyPackage("browsy.."))
                                .or(
                                        com.tngtech.archunit.core.domain.JavaClass.Predicates
                                                .resideInAnyPackage(allowed)))
                .check(core);
    }

    @ParameterizedTest
    @CsvSource({"flow", "flex", "grid", "table", "replaced"})
    void layoutModelsDoNotDependOnEachOther(String model) {
        String[] others =
                Stream.of("flow", "flex", "grid", "table", "replaced")
                        .filter(other -> !other.equals(model))
                        .map(other -> "browsy.layout." + other + "..")
                        .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("browsy.layout." + model + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .allowEmptyShould(false)
                .check(core);
    }

    /** {@link LayoutStyles} relies on it, and compares what {@link RenderingContext3d} tells. */
    @ParameterizedTest
    @CsvSource({
        "browsy.style.property.EffectProperties, COLOR",
        "browsy.style.property.EffectProperties, CURSOR",
        "browsy.style.property.EffectProperties, OPACITY",
        "browsy.style.property.EffectProperties, POINTER_EVENTS",
        "browsy.style.property.BoxProperties, Z_INDEX",
    })
    void layoutReadsNoPropertiesOfPainting(String properties, String property) {
        noClasses()
                .that()
                .resideInAPackage("browsy.layout..")
                .and()
                .doNotBelongToAnyOf(LayoutStyles.class, RenderingContext3d.class)
                .should()
                .accessField(properties, property)
                .check(core);
    }

    /** {@link LayoutStyles} relies on it. */
    @Test
    void layoutReadsNoPropertiesOfAnimations() {
        noClasses()
                .that()
                .resideInAPackage("browsy.layout..")
                .and()
                .doNotBelongToAnyOf(LayoutStyles.class)
                .should()
                .dependOnClassesThat()
                .areAssignableTo(AnimationProperties.class)
                .check(core);
    }

    /** {@link LayoutStyles} compares backgrounds as these classes read them. */
    @ParameterizedTest
    @ValueSource(strings = {"BACKGROUND_COLOR", "BACKGROUND_IMAGE"})
    void layoutReadsBackgroundsInFewPlaces(String property) {
        noClasses()
                .that()
                .resideInAPackage("browsy.layout..")
                .and()
                .doNotBelongToAnyOf(LayoutStyles.class, NativeLook.class, CulledBoxes.class)
                .should()
                .accessField(EffectProperties.class, property)
                .check(core);
    }

    /** The packages of the spatial stage, each of which depends only on those before it. */
    @Test
    void spatialPackagesDependOnlyOnEarlierOnes() {
        List<String> order =
                List.of(
                        "tree",
                        "box",
                        "text",
                        "role",
                        "visibility",
                        "control",
                        "emission",
                        "name",
                        "reveal",
                        "listing",
                        "content",
                        "description");
        for (int i = 0; i + 1 < order.size(); i++) {
            noClasses()
                    .that()
                    .resideInAPackage("browsy.spatial." + order.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            Stream.concat(
                                            Stream.of("browsy.spatial"),
                                            order.stream()
                                                    .skip(i + 1)
                                                    .map(later -> "browsy.spatial." + later))
                                    .toArray(String[]::new))
                    .check(core);
        }
    }

    @Test
    void nativeHandlesAreUsedInOneClass() {
        noClasses()
                .that()
                .haveNameNotMatching("browsy\\.layout\\.flex\\.YogaFlexSolver(\\$.*)?")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.lwjgl..")
                .check(core);
    }

    @Test
    void jsoupIsUsedOnlyByPackagesThatHandleElements() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "browsy.model..",
                        "browsy.config..",
                        "browsy.diff..",
                        "browsy.find..",
                        "browsy.css.value..",
                        "browsy.css.syntax..",
                        "browsy.style.property..",
                        "browsy.style.computed..",
                        "browsy.layout.flex..",
                        "browsy.layout.grid..",
                        "browsy.layout.text..",
                        "browsy.layout.sizing..",
                        "browsy.layout.geometry..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jsoup..")
                .check(core);
    }

    /**
     * Conclusions are kept as long as user input gives the same answers, so detectors ask about it
     * through {@code InputReads}. {@code Texts} reads captions of buttons, which are no input.
     */
    @Test
    void detectorsReadUserInputInFewPlaces() {
        noClasses()
                .that()
                .resideInAPackage("browsy.intelligence..")
                .and()
                .haveNameNotMatching(".*\\.(Searches|FormFacts|OverlayBox|PagerContext|Texts)")
                .should()
                .callMethod(SpatialElement.class, "value")
                .orShould()
                .callMethod(SpatialElement.FieldInfo.class, "value")
                .orShould()
                .callMethod(ElementState.class, "checked")
                .orShould()
                .callMethod(ElementState.class, "isChecked")
                .orShould()
                .callMethod(SelectOption.class, "selected")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(ElementStates.class)
                .check(core);
    }

    @Test
    void coreUsesNoNetworkAndWritesNoFiles() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.net.http..", "java.util.logging..", "java.sql..")
                .check(core);
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.net.Socket")
                .check(core);
        GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(core);
        GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS.check(core);
    }
}
