package browsy.fetch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.GeneralCodingRules;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the package dependencies of browsy-fetch that docs/architecture.md specifies. */
class FetchArchitectureTest {
    private static JavaClasses fetch;

    @BeforeAll
    static void load() {
        fetch =
                new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("browsy.fetch");
    }

    @Test
    void rulesSeeTheWholeModule() {
        assertTrue(fetch.size() > 60, "only " + fetch.size() + " classes were found");
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("(**)").should().beFreeOfCycles().check(fetch);
    }

    @Test
    void onlyHttpDependsOnOkHttp() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "browsy.fetch.url",
                        "browsy.fetch.http..",
                        "browsy.fetch.okhttp",
                        "browsy.fetch.client")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("okhttp3..", "okio..")
                .check(fetch);
    }

    @Test
    void lowerPackagesDoNotDependOnTheSession() {
        noClasses()
                .that()
                .resideInAPackage("browsy.fetch.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("browsy.fetch")
                .check(fetch);
    }

    /**
     * Only the journal logs, since its events contain no secrets and it is quiet below the level
     * warn.
     */
    @Test
    void onlyTheJournalLogs() {
        noClasses()
                .that()
                .resideOutsideOfPackage("browsy.fetch.journal")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.slf4j..", "jdk.jfr..")
                .check(fetch);
    }

    @Test
    void nothingIsPrinted() {
        GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(fetch);
        GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING.check(fetch);
        GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS.check(fetch);
    }
}
