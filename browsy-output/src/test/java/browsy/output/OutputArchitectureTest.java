package browsy.output;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the package dependencies: formats use the model and no other part of the engine. */
class OutputArchitectureTest {

    private static JavaClasses classes;

    @BeforeAll
    static void load() {
        classes =
                new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("browsy.output");
        assertTrue(classes.size() > 30, "classes were found: " + classes.size());
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("(**)").should().beFreeOfCycles().check(classes);
    }

    @Test
    void formatsDependOnTheModelOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify.annotations",
                        "browsy.config",
                        "browsy.content",
                        "browsy.model",
                        "browsy.output",
                        "tools.jackson.core..")
                .check(classes);
    }

    @Test
    void onlyJsonClassesDependOnJackson() {
        noClasses()
                .that()
                .haveSimpleNameNotStartingWith("Json")
                .and()
                .haveSimpleNameNotContaining("Escapes")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tools.jackson..")
                .check(
                        classes.that(
                                com.tngtech.archunit.base.DescribedPredicate.describe(
                                        "top-level classes", type -> type.isTopLevelClass())));
    }
}
