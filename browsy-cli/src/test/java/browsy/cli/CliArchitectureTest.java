package browsy.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.GeneralCodingRules;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the permitted dependencies between the packages of browsy-cli. */
class CliArchitectureTest {
    private static JavaClasses programs;

    @BeforeAll
    static void load() {
        programs =
                new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("browsy.cli", "browsy.server");
    }

    @Test
    void importedClassesAreComplete() {
        assertTrue(programs.size() > 40, "only " + programs.size() + " classes were found");
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("(**)").should().beFreeOfCycles().check(programs);
    }

    @Test
    void serverInterfacesAreIndependentOfEachOther() {
        slices().matching("browsy.server.(*)..").should().beFreeOfCycles().check(programs);
        noClasses()
                .that()
                .resideInAPackage("browsy.server..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("browsy.cli..")
                .check(programs);
        noClasses()
                .that()
                .resideInAPackage("browsy.server.mcp..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "browsy.server.rest..", "browsy.server.a2a..")
                .check(programs);
    }

    @Test
    void serversPrintNothing() {
        noClasses()
                .that()
                .resideInAPackage("browsy.server..")
                .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                .check(programs);
        GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING.check(programs);
        GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS.check(programs);
    }
}
