package browsy.tools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.GeneralCodingRules;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the permitted dependencies between the packages of browsy-tools. */
class ToolsArchitectureTest {
    private static JavaClasses tools;

    @BeforeAll
    static void load() {
        tools =
                new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("browsy.tools");
    }

    @Test
    void importedClassesAreComplete() {
        assertTrue(tools.size() > 20, "only " + tools.size() + " classes were found");
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("(**)").should().beFreeOfCycles().check(tools);
    }

    @Test
    void theCatalogueDependsOnNoFramework() {
        noClasses()
                .that()
                .resideInAPackage("browsy.tools")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.langchain4j..", "org.springframework..", "browsy.tools.*..")
                .check(tools);
    }

    @Test
    void nothingIsPrintedOrLogged() {
        GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(tools);
        GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING.check(tools);
        GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS.check(tools);
    }
}
